"""A path before all others, for a house that shares its name with other things."""

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class Prefixed:
    """Takes the prefix off; whether a proxy in front has done so already makes no difference."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As ASGI wants it."""
        path = scope.get("path", "")
        if path == self.prefix and scope["type"] == "http":
            await RedirectResponse(self.prefix + "/")(scope, receive, send)
            return
        if path.startswith(self.prefix + "/"):
            scope = {**scope, "path": path[len(self.prefix) :]}
            scope["raw_path"] = scope["path"].encode()
        await self.app(scope, receive, send)
