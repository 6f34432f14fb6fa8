"""The terminal: consoles, words, keyboard, menus, the screen and the board on it."""
