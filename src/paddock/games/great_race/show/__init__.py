"""The Great Race as people see it: in the terminal, in the browser and in words."""
