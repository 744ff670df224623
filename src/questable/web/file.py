"""A file as it is sent to a browser, or that the browser has it already."""

from starlette.requests import Request
from starlette.responses import Response

from questable.desk.call import KeptAnswer


def sent(kept: KeptAnswer, request: Request) -> Response:
    """What is kept, compressed where the caller takes it."""
    headers = {"Cache-Control": kept.cache, "ETag": kept.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == kept.tag:
        return Response(status_code=304, headers=headers)
    if kept.packed and "gzip" in request.headers.get("accept-encoding", ""):
        packed = {**headers, "Content-Encoding": "gzip"}
        return Response(kept.packed, headers=packed, media_type=kept.media)
    return Response(kept.plain, headers=headers, media_type=kept.media)
