"""The store in a PostgreSQL database: for a house whose games shall live on another machine than its process.

An extra: `pip install 'paddock-games[postgres]'`. Without it, whoever asks for anything of it is told so.
"""

from paddock.core.extras import need

need("postgres", "a store in PostgreSQL", "psycopg", "psycopg_pool")
