"""QR codes for links, drawn here so that the page needs no library for them."""

import io
from typing import Annotated

import msgspec
import segno

from questable.desk.call import Endpoint
from questable.web.endpoint import WebCall


class QrText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a QR code shall say: an address, sent in the body since it may hold a link."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


async def qr_code(call: WebCall) -> bytes:
    """A QR code as SVG."""
    asked = await call.body(QrText)
    out = io.BytesIO()
    segno.make(asked.text, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, border=2,
        dark="#2a2119", light="#ffffff",
    )  # fmt: skip
    return out.getvalue()


ENDPOINTS = [
    Endpoint(method="POST", path="/api/code", handler=qr_code, body=QrText, answer=str,
             media="image/svg+xml", tag="server", says="A QR code of a text, as SVG."),
]  # fmt: skip
