"""Content packs: what the owner offers, what people have drawn, and the games that are played with them."""
