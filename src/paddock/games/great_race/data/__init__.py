"""What is printed on the components of The Great Race, and the reader that checks it."""
