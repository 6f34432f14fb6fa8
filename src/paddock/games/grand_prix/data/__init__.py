"""What is printed on the components of Grand Prix, and the readers that check it."""
