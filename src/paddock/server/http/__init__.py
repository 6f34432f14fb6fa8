"""HTTP and websockets: every address of the server. Knows litestar; the other rooms do not."""
