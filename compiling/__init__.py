"""What the build writes into the copy of the sources that mypyc compiles: see docs/architecture.md, "Speed"."""
