"""The laboratory: bots play many games, with statistics of the results; and how fast games are played is measured."""
