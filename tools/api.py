"""Write docs/api.md from the sources: what `import questable as q` offers, and the examples."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
PAGE = ROOT / "docs" / "api.md"
EXAMPLES = ROOT / "docs" / "examples"
ORDER = ("random_game", "own_bot", "tournament", "load_record", "why_not")
WIDE = 96

HEAD = """\
# The Python API

Made from the sources by `./run api`; do not edit.

```sh
pip install --find-links dist questable
```

installs rules, bots, the terminal and the lab from what `./run wheels` has put into `dist/`, \
`'questable[serve]'` the table for browsers too, and seats at tables far away. \
Everything below is typed (`py.typed`) and \
reached by `import questable as q`. It is all that is kept stable: from 1.0 on, a change \
that breaks it raises the first number of the version, until then the second. \
[adding-a-game.md](adding-a-game.md) and [adding-a-bot.md](adding-a-bot.md) tell what else a \
game or a bot of your own may import, `questable.engine`, `questable.telling` and \
`questable.bots`, and a script at a table far away `questable.client`. Every other module, \
and every name with a leading underscore, may change at any time.

Words mean what the [glossary](architecture.md#glossary) says. Longer texts that run: \
[notebooks](notebooks/first-steps.ipynb).

## In fifteen lines
"""


class Found:
    """A definition, and the text that documents it."""

    def __init__(self, node: ast.stmt, doc: str) -> None:
        self.node = node
        self.doc = doc


def _tree(module: str) -> ast.Module:
    path = SOURCES.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def find(module: str, name: str) -> Found:
    """Where a name is defined, followed through whatever hands it on."""
    body = _tree(module).body
    for number, node in enumerate(body):
        match node:
            case ast.ClassDef() | ast.FunctionDef() if node.name == name:
                return Found(node, ast.get_docstring(node) or "")
            case ast.Assign(targets=[ast.Name(id=found)]) if found == name:
                return Found(node, _said_after(body, number))
            case ast.AnnAssign(target=ast.Name(id=found)) if found == name:
                return Found(node, _said_after(body, number))
            case ast.ImportFrom(module=str(other)):
                for alias in node.names:
                    if (alias.asname or alias.name) == name:
                        return find(other, alias.name)
    raise LookupError(f"{module} has no {name}")


def _said_after(body: list[ast.stmt], number: int) -> str:
    """The text that stands below a field or a constant."""
    below = body[number + 1] if number + 1 < len(body) else None
    match below:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return " ".join(text.split())
    return ""


def public() -> list[str]:
    """The names that the package lists."""
    for node in _tree("questable.api").body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=ast.List(elts=items)):
                names = [str(each.value) for each in items if isinstance(each, ast.Constant)]
                return [name for name in names if not name.startswith("_")]
    raise LookupError("questable.api lists no names")


def signature(node: ast.FunctionDef, bound: bool) -> str:
    """How it is called, one argument a line where it is long."""
    arguments = node.args
    if bound and arguments.args and not _is_static(node):
        arguments = ast.arguments(**{**vars(arguments), "args": arguments.args[1:]})
    gives = "" if node.returns is None else f" -> {ast.unparse(node.returns)}"
    gives = gives.replace("'", "")
    inside = ast.unparse(arguments).replace("'", '"')
    line = f"{node.name}({inside}){gives}"
    if len(line) <= WIDE:
        return line
    parts = _arguments(arguments)
    return "\n".join([f"{node.name}(", *[f"    {part}," for part in parts], f"){gives}"])


def _arguments(given: ast.arguments) -> list[str]:
    """Each as it is written."""
    bare = len(given.args) - len(given.defaults)
    parts = [
        _argument(each, given.defaults[number - bare] if number >= bare else None)
        for number, each in enumerate(given.args)
    ]
    if given.kwonlyargs:
        parts.append("*")
        pairs = zip(given.kwonlyargs, given.kw_defaults, strict=True)
        parts += [_argument(each, default) for each, default in pairs]
    return parts


def _argument(each: ast.arg, default: ast.expr | None) -> str:
    told = each.arg if each.annotation is None else f"{each.arg}: {ast.unparse(each.annotation)}"
    return (told if default is None else f"{told} = {ast.unparse(default)}").replace("'", '"')


def _decorated(node: ast.FunctionDef) -> set[str]:
    return {ast.unparse(each) for each in node.decorator_list}


def _is_static(node: ast.FunctionDef) -> bool:
    return "staticmethod" in _decorated(node)


def _function(name: str, found: Found) -> list[str]:
    assert isinstance(found.node, ast.FunctionDef)
    shown = signature(found.node, bound=False).replace(f"{found.node.name}(", f"q.{name}(", 1)
    return ["```python", shown, "```", "", found.doc, ""]


def _class(name: str, found: Found) -> list[str]:
    node = found.node
    assert isinstance(node, ast.ClassDef)
    above = f"({', '.join(ast.unparse(base) for base in node.bases)})" if node.bases else ""
    lines = [f"### {name}{above.replace('msgspec.', '')}", "", found.doc, ""]
    rows = [*_fields(node), *_methods(node)]
    if rows:
        lines += ["| | |", "|---|---|", *rows, ""]
    return lines


def _row(code: str, doc: str) -> str:
    told = " ".join(doc.split("\n\n")[0].split())
    return f"| `{' '.join(code.split())}` | {told} |".replace(" | None", " \\| None")


def _fields(node: ast.ClassDef) -> list[str]:
    """Fields that a class declares, and those that it is made with and documents."""
    rows = []
    made = [
        each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"
    ]
    given = {each.arg: each.annotation for init in made for each in _all_arguments(init)}
    for body in (node.body, *(each.body for each in made)):
        for number, field in enumerate(body):
            told = _field(field, given)
            if told and not told.startswith("_"):
                rows.append(_row(told, _said_after(body, number)))
    return rows


def _all_arguments(node: ast.FunctionDef) -> list[ast.arg]:
    return [*node.args.args, *node.args.kwonlyargs]


def _field(node: ast.stmt, given: dict[str, ast.expr | None]) -> str:
    match node:
        case ast.AnnAssign(target=ast.Name(id=name)):
            return f"{name}: {ast.unparse(node.annotation)}"
        case ast.AnnAssign(target=ast.Attribute(value=ast.Name(id="self"), attr=name)):
            kind = ast.unparse(node.annotation)
            return _typed(name, node.value, given) if kind == "Final" else f"{name}: {kind}"
        case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)]):
            return _typed(name, node.value, given)
        case ast.Assign(targets=[ast.Name(id=name)]) if not name.isupper():
            return name
    return ""


def _typed(name: str, value: ast.expr | None, given: dict[str, ast.expr | None]) -> str:
    """A field that is set to an argument has the type of that; a number or a text its own."""
    match value:
        case ast.Name(id=argument) if given.get(argument) is not None:
            return f"{name}: {ast.unparse(given[argument] or value)}"
        case ast.Constant(value=bool() | int() | float() | str() as plain):
            return f"{name}: {type(plain).__name__}"
    return name


def _methods(node: ast.ClassDef) -> list[str]:
    rows = []
    for each in node.body:
        if not isinstance(each, ast.FunctionDef) or each.name.startswith("_"):
            continue
        doc = ast.get_docstring(each) or ""
        if "property" in _decorated(each):
            gives = "" if each.returns is None else f": {ast.unparse(each.returns)}"
            rows.append(_row(f"{each.name}{gives}".replace("'", ""), doc))
        else:
            rows.append(_row(signature(each, bound=True), doc))
    return rows


def _constants(names: list[str]) -> list[str]:
    rows = []
    for name in names:
        found = find("questable.api", name)
        value = getattr(found.node, "value", None)
        plain = isinstance(value, ast.Constant | ast.UnaryOp)
        told = f"`{name}`, {ast.unparse(value)}" if plain and value is not None else f"`{name}`"
        rows.append(f"| {told} | {found.doc} |")
    return ["| | |", "|---|---|", *rows, ""]


def examples() -> list[str]:
    """Each by what it says of itself, then its code."""
    lines = []
    for name in ORDER:
        said, _, code = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8").partition("\n\n")
        heading = said.strip('"').rstrip(".")
        mark = f"docs/examples/{name}.py"
        lines += [f"**{heading}.**", "", f"```python {mark}", code.rstrip("\n"), "```", ""]
    return lines


def page() -> str:
    """What has to be in docs/api.md."""
    names = public()
    kinds = {name: find("questable.api", name) for name in names}
    functions = [n for n, found in kinds.items() if isinstance(found.node, ast.FunctionDef)]
    classes = [n for n, found in kinds.items() if isinstance(found.node, ast.ClassDef)]
    constants = [name for name in names if name not in functions and name not in classes]
    about = ast.get_docstring(_tree("questable.api")) or ""
    lines = [HEAD, *examples(), "## Functions", "", about.split("\n\n", 1)[1], ""]
    for name in functions:
        lines += _function(name, kinds[name])
    lines += ["## Classes", ""]
    for name in classes:
        lines += _class(name, kinds[name])
    lines += ["## Constants", "", *_constants(constants)]
    return "\n".join(lines).rstrip("\n") + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
