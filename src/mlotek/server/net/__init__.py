"""The way in from the network: ASGI, HTTP, sockets."""
