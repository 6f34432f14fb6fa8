"""The laboratory: many games at once, counted honestly; and how fast they are played."""
