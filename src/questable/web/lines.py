"""An answer that comes line by line, for as long as somebody listens."""

import asyncio
from collections.abc import AsyncIterator

from starlette.responses import Response
from starlette.types import Receive, Scope, Send


class LinesResponse(Response):
    """Each line goes out as it is made; who hangs up ends the making.

    Whoever takes nothing is hung up on (requests.py).
    """

    def __init__(self, lines: AsyncIterator[bytes], media: str) -> None:
        super().__init__(media_type=media)
        # The length is not known, and no proxy shall wait for the end.
        del self.headers["content-length"]
        self.headers["X-Accel-Buffering"] = "no"
        self.lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As ASGI wants it."""
        telling = asyncio.create_task(self._tell(send))
        gone = asyncio.create_task(_hung_up(receive))
        try:
            await asyncio.wait((telling, gone), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in (telling, gone):
                each.cancel()
            await asyncio.wait((telling, gone))
        if not telling.cancelled() and (error := telling.exception()):
            raise error

    async def _tell(self, send: Send) -> None:
        await send(
            {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
        )
        async for line in self.lines:
            await send({"type": "http.response.body", "body": line + b"\n", "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
