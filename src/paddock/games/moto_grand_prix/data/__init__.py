"""What lies in the box of MotoGrandPrix: data files, and the Python that reads and checks them."""
