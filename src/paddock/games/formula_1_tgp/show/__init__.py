"""What people see of Formula 1 TGP: in the terminal, in the browser, and in words."""
