"""Quick Grand Prix as people see it: in the terminal and in the browser."""
