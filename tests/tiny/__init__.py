"""Games of a page each, on which the engine itself is tried out. Their words stand in texts/en.ftl beside them."""
