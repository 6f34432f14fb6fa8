"""The server: tables that people reach with a browser, and programs by HTTP."""
