"""What MotoGrandPrix shows: in the terminal, in the browser, and in words."""
