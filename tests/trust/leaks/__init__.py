"""The search for leaks at the server's doors: whatever is hidden from somebody is changed, and everything that the
server says to them must stay the same, to the byte.

`readers`: who listens, and what they may know. `worlds`: what is hidden, dealt anew. `histories`: two races that go
apart only in what is hidden. `house`: a server without threads, processes and disk. `doors`: all that a reader can get
out of it. `search`: races through every option and every kind of question, with an account of what was compared.
"""
