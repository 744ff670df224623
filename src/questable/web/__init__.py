"""The web: REST and sockets around a hall; no sense of its own."""

from questable.web.app import ENDPOINTS, app_for
from questable.web.guard import Rate, WebLimits
from questable.web.openapi import openapi, protocol
from questable.web.server import Server, serve, server_for

__all__ = [
    "ENDPOINTS",
    "Rate",
    "Server",
    "WebLimits",
    "app_for",
    "openapi",
    "protocol",
    "serve",
    "server_for",
]
