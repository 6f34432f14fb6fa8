"""The tables of the house: rooms, their guests, seats, clocks and commands, and championships of several tables."""
