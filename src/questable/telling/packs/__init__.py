"""Packs in words: the form to fill in, what is inside one, and what is other than as shipped."""

from questable.telling.packs.form import FormField, FormTable, Known, PackForm, form_of
from questable.telling.packs.sheet import PackSheet, SheetPart, SheetRow, sheet_of

__all__ = [
    "FormField",
    "FormTable",
    "Known",
    "PackForm",
    "PackSheet",
    "SheetPart",
    "SheetRow",
    "form_of",
    "sheet_of",
]
