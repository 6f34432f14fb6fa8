"""What is said over the wire: the messages, and a table as each of its readers may know it."""
