"""What is printed on the components of Formula 1 TGP, and the reader that checks it."""
