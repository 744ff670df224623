"""Messages said without Fluent's own resolver, which works every sentence out part by part.

Only what our files mostly have is understood here: text, values, choices by a value, other
messages of the same file, and our own functions of one name. Anything else is left to Fluent. A
test lets both say every message and compares.
"""

from collections.abc import Callable, Mapping

from babel import Locale
from babel.plural import to_python
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    InlineExpression,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
    Variant,
)

from questable.text.typography import FUNCTIONS, GROUPED

LONGEST = 2_500
"""Fluent refuses longer parts of a sentence."""

Args = Mapping[str, str | int]
Say = Callable[[Args], str]


class Unusual(Exception):
    """What is left to Fluent."""


class QuickMessages:
    """The messages of one file and language."""

    def __init__(self, lang: str, messages: Mapping[str, Message]) -> None:
        self._messages = messages
        self._plural: Callable[[int], str] = to_python(Locale.parse(lang).plural_form)
        self._made: dict[str, Say | None] = {}

    def say(self, word: str, args: Args) -> str | None:
        """The message in words; None where Fluent has to say it."""
        if word not in self._made:
            self._made[word] = self._try(word)
        say = self._made[word]
        if say is None:
            return None
        try:
            said = say(args)
        except Unusual:
            return None
        return said if len(said) <= LONGEST else None

    def _try(self, word: str) -> Say | None:
        try:
            return self._message(word)
        except Unusual:
            return None

    def _message(self, word: str) -> Say:
        pattern = self._messages[word].value if word in self._messages else None
        if pattern is None:
            raise Unusual
        return self._pattern(pattern)

    def _pattern(self, pattern: Pattern) -> Say:
        parts = [self._element(each) for each in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def _element(self, element: TextElement | Placeable) -> Say:
        if isinstance(element, TextElement):
            return _constant(element.value)
        return self._placed(element.expression)

    def _placed(self, expression: InlineExpression | Placeable | SelectExpression) -> Say:
        if isinstance(expression, Placeable):
            return self._placed(expression.expression)
        if isinstance(expression, VariableReference):
            return _value(expression.id.name)
        if isinstance(expression, StringLiteral):
            return _constant(str(expression.parse()["value"]))
        if isinstance(expression, MessageReference) and expression.attribute is None:
            return self._message(expression.id.name)
        if isinstance(expression, FunctionReference):
            return _called(expression)
        if isinstance(expression, SelectExpression):
            return self._chosen(expression)
        raise Unusual

    def _chosen(self, expression: SelectExpression) -> Say:
        if not isinstance(expression.selector, VariableReference):
            raise Unusual
        name, plural = expression.selector.id.name, self._plural
        by_text: dict[str, Say] = {}
        by_number: list[tuple[int | None, str, Say]] = []
        default: Say | None = None
        for variant in expression.variants:
            say, (number, text) = self._pattern(variant.value), _key(variant)
            # Fluent takes the first that fits, and a number for its plural form beside a text.
            by_text.setdefault(text if number is None else plural(number), say)
            by_number.append((number, text, say))
            default = say if variant.default else default
        if default is None:
            raise Unusual
        otherwise = default

        def choose(args: Args) -> str:
            value = args[name]
            if type(value) is str:
                return by_text.get(value, otherwise)(args)
            if type(value) is not int:
                raise Unusual
            form = plural(value)
            for number, text, say in by_number:
                if form == text if number is None else value == number:
                    return say(args)
            return otherwise(args)

        return choose


def _constant(text: str) -> Say:
    return lambda _args: text


def _value(name: str) -> Say:
    def say(args: Args) -> str:
        value = args[name]
        if type(value) is str:
            return value
        if type(value) is int and 0 <= value < GROUPED:
            return str(value)
        raise Unusual

    return say


def _called(expression: FunctionReference) -> Say:
    function, given = FUNCTIONS.get(expression.id.name), expression.arguments
    if function is None or given.named or len(given.positional) != 1:
        raise Unusual
    argument = given.positional[0]
    if not isinstance(argument, VariableReference):
        raise Unusual
    name, call = argument.id.name, function

    def say(args: Args) -> str:
        value = args[name]
        if type(value) is not str:
            raise Unusual
        return str(call(value))

    return say


def _key(variant: Variant) -> tuple[int | None, str]:
    key = variant.key
    if isinstance(key, Identifier):
        return None, key.name
    if key.value.isdecimal():
        return int(key.value), ""
    raise Unusual
