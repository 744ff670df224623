"""Ports of this machine for the servers of tests and benchmarks."""

import contextlib
import socket


def free(ports: range) -> int:
    """One that nobody has."""
    for port in ports:
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise OSError("no port is free")
