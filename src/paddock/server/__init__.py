"""The server: tables that people reach with a browser, and programs by HTTP.

An extra: `pip install 'paddock-games[server]'`. Without it, whoever asks for anything of it is told so.
"""

from paddock.core.extras import need

need("server", "the server", "litestar", "prometheus_client", "uvicorn", "websockets")
