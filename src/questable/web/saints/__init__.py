"""The saints' pages: plain HTML for everybody who reads, with or without scripts."""

from questable.web.saints.routes import saint_routes

__all__ = ["saint_routes"]
