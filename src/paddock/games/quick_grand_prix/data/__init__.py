"""What is printed on the components of Quick Grand Prix, and the reader that checks it."""
