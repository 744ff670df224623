"""Break each rule in one place and see that a test which names it fails.

    ./run mutants [--rule Q-3.5] [--game questor] [--mutants FILE] [--jobs N]

Each mutant is a change of a few words in one source file, written in a TOML file beside this one: a
file a game, though two games may share their numbered rules. It is made in a copy of src and run,
in a fork and on the pure build, against exactly the tests that name its rule. Exit code 1: a mutant
survived or cannot be used, or a rule has none or no test. Exit code 2: the tests fail without any
mutant.
"""

import argparse
import json
import os
import shutil
import signal
import sys
import tempfile
import time
import tomllib
import traceback
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

# What every child needs is imported once, here, but for the sources under test.
import fluent.runtime  # noqa: E402, F401
import hypothesis  # noqa: E402, F401
import msgspec  # noqa: E402, F401
import pytest  # noqa: E402
import rich.table  # noqa: E402, F401

from tests.rule import named_rules, rule_files, written_rules  # noqa: E402

LONGEST = 120
"""Seconds after which a mutant that runs on counts as killed."""
PATIENCE = 1800
"""Seconds that all tests together may take without any mutant."""


class Mutant:
    """One change that breaks one rule."""

    def __init__(self, rule: str, file: str, old: str, new: str, why: str = "") -> None:
        self.rule = rule
        self.file = file
        self.old = old
        self.new = new
        self.why = why

    def place(self) -> str:
        """For people: the file and the words that change."""
        line = " ".join(self.old.split())
        return f"{Path(self.file).name}: {line if len(line) <= 48 else line[:47] + '…'}"

    def fault(self, sources: Path) -> str:
        """Why it cannot be used, or ''."""
        file = sources.parent / self.file
        if not self.file.startswith("src/") or not file.is_file():
            return f"there is no file {self.file}"
        found = file.read_text(encoding="utf-8").count(self.old)
        if found != 1:
            return f"old is found {found} times in {self.file}"
        return "new is the same as old" if self.new == self.old else ""


class Verdict:
    """What became of one run of tests."""

    def __init__(self, word: str, test: str = "") -> None:
        self.word = word
        """killed, SURVIVED, BROKEN (it cannot even be imported) or NO TEST."""
        self.test = test
        """Which test failed first, or 'timeout'."""


class Witness:
    """A pytest plugin that remembers what failed."""

    def __init__(self, report: Path) -> None:
        self.report = report
        self.ran = 0
        self.failed: list[str] = []
        self.broken: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that cannot be imported says nothing about a rule."""
        if report.failed:
            self.broken.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count the tests and note the failures, set-up and tear-down included."""
        self.ran += report.when == "call"
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Tell the parent."""
        told = {"ran": self.ran, "failed": self.failed, "broken": self.broken}
        self.report.write_text(json.dumps(told), encoding="utf-8")


def mutants_of(file: Path) -> list[Mutant]:
    """The mutants of one file; TypeError names a key that is missing or unknown."""
    with file.open("rb") as opened:
        return [Mutant(**entry) for entry in tomllib.load(opened)["mutant"]]


def mutant_files() -> list[Path]:
    """All files of mutants."""
    return sorted(HERE.glob("*.toml"))


def games() -> list[str]:
    """The files of rules: table, promises, and one a game."""
    return list(rule_files())


def copied(sources: Path, to: Path) -> Path:
    """A copy of src; compiled caches come along, since times and sizes stay the same."""
    return _tree(sources, to, shutil.copy2)


def linked(sources: Path, to: Path) -> Path:
    """The same files under other names: what is changed has to be put in anew."""
    return _tree(sources, to, os.link)


def _tree(sources: Path, to: Path, how: Callable[[str, str], object]) -> Path:
    ignored = shutil.ignore_patterns("*.so")
    shutil.copytree(sources, to / "src", ignore=ignored, copy_function=how)
    return to / "src"


def mutate(mutant: Mutant, sources: Path) -> None:
    """Make the change in a copy of src, and in no other."""
    file = sources.parent / mutant.file
    text = file.read_text(encoding="utf-8")
    file.unlink()
    file.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    for cache in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        cache.unlink()


def run_tests(
    sources: Path, files: Sequence[Path], rules: Iterable[str], report: Path, *more: str
) -> int:
    """In a fork: pytest on a copy of src, its output beside the report."""
    os.setsid()
    out = os.open(report.with_suffix(".out"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(out, 1)
    os.dup2(out, 2)
    assert not any(name.split(".")[0] == "questable" for name in sys.modules)
    # What the tests start runs on the copy too: readers of strangers' files, commands.
    os.environ["PYTHONPATH"] = str(sources)
    installed = ROOT / "src"
    sys.path[:] = [str(sources), *(p for p in sys.path if not p or Path(p) != installed)]
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={ROOT}", *more]
    # Hypothesis is imported before pytest could rewrite its asserts, which we do not need.
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    options += [f"--rule={each}" for each in rules]
    return int(pytest.main([*options, *map(str, files)], plugins=[Witness(report)]))


class Job:
    """A fork that runs tests."""

    def __init__(self, folder: Path, work: Callable[[Path], int], longest: float = LONGEST) -> None:
        self.report = folder / "report.json"
        self.longest = longest
        self.begun = time.monotonic()
        self.pid = os.fork()
        if self.pid == 0:
            self._be_the_child(work)

    def _be_the_child(self, work: Callable[[Path], int]) -> None:
        code = 1
        try:
            code = work(self.report)
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def ended(self) -> bool:
        """Whether it has come to an end; one that takes too long is ended."""
        if time.monotonic() - self.begun > self.longest:
            os.killpg(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self.report.unlink(missing_ok=True)
            return True
        return os.waitpid(self.pid, os.WNOHANG)[0] == self.pid

    def verdict(self) -> Verdict:
        """What the tests said."""
        if not self.report.exists():
            late = time.monotonic() - self.begun > self.longest
            return Verdict("killed", "timeout") if late else Verdict("BROKEN", "pytest crashed")
        told = json.loads(self.report.read_text(encoding="utf-8"))
        if told["broken"]:
            return Verdict("BROKEN", told["broken"][0])
        if told["failed"]:
            return Verdict("killed", told["failed"][0])
        return Verdict("SURVIVED" if told["ran"] else "NO TEST")

    def output(self) -> str:
        """What pytest printed."""
        return self.report.with_suffix(".out").read_text(encoding="utf-8")


def baseline(sources: Path, folder: Path, rules: Sequence[str]) -> str:
    """What pytest says of the tests without a mutant, or '' when all of them pass."""
    named = named_rules()
    files = sorted({file for each in rules for file in named.get(each, [])})
    if not files:
        return ""
    folder.mkdir()
    job = Job(folder, lambda report: run_tests(sources, files, rules, report), PATIENCE)
    while not job.ended():
        time.sleep(0.01)
    verdict = job.verdict()
    return "" if verdict.word == "SURVIVED" else f"{job.output()}\n{verdict.word} {verdict.test}"


def judge(
    mutants: Sequence[Mutant], sources: Path, folder: Path, jobs: int, say: Callable[[str], None]
) -> list[Verdict]:
    """Run every mutant, some at once; verdicts in the order of the mutants."""
    named = named_rules()
    verdicts: dict[int, Verdict] = {}
    running: dict[int, Job] = {}
    waiting = list(range(len(mutants)))
    while waiting or running:
        while waiting and len(running) < jobs:
            number = waiting.pop(0)
            mutant = mutants[number]
            files = named.get(mutant.rule, [])
            if fault := mutant.fault(sources):
                verdicts[number] = Verdict("BROKEN", fault)
            elif not files:
                verdicts[number] = Verdict("NO TEST")
            else:
                running[number] = _begin(mutant, linked(sources, folder / str(number)), files)
        for number in [each for each, job in running.items() if job.ended()]:
            verdicts[number] = running.pop(number).verdict()
            shutil.rmtree(folder / str(number))
            say(f"{len(verdicts)}/{len(mutants)} {mutants[number].rule} {verdicts[number].word}")
        time.sleep(0.005)
    return [verdicts[number] for number in range(len(mutants))]


def _begin(mutant: Mutant, sources: Path, files: Sequence[Path]) -> Job:
    mutate(mutant, sources)
    return Job(
        sources.parent, lambda report: run_tests(sources, files, [mutant.rule], report, "-x")
    )


def lacking(rules: Iterable[str], mutants: Iterable[Mutant]) -> list[str]:
    """The rules that no mutant breaks."""
    broken = {mutant.rule for mutant in mutants}
    return [each for each in rules if each not in broken]


def tell(line: str) -> None:
    """Progress: one line that changes on a terminal, line by line in a file."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
    elif line:
        print(line, file=sys.stderr, flush=True)


def show(mutants: Sequence[Mutant], verdicts: Sequence[Verdict]) -> None:
    """The table: rule, verdict, the test that killed it, the change."""
    rows = [
        (mutant.rule, verdict.word, verdict.test.removeprefix("tests/"), mutant.place())
        for mutant, verdict in zip(mutants, verdicts, strict=True)
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, [*widths, 0], strict=True)))


def asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="run mutants", description="Break each rule and see its test fail."
    )
    parser.add_argument("--rule", metavar="ID", help="only this rule")
    parser.add_argument("--game", choices=games(), help="only the rules of one file")
    parser.add_argument("--mutants", type=Path, metavar="FILE", help="these and no others")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="how many at once")
    return parser.parse_args(arguments)


def chosen(wanted: argparse.Namespace) -> tuple[list[str], list[Mutant]]:
    """The rules to break, and the mutants that do."""
    if wanted.mutants:
        mutants = mutants_of(wanted.mutants)
        return list(dict.fromkeys(each.rule for each in mutants)), mutants
    names = [wanted.game] if wanted.game else games()
    rules = [each for name in names for each in written_rules(rule_files()[name])]
    mutants = [each for file in mutant_files() for each in mutants_of(file)]
    if wanted.game:
        mutants = [each for each in mutants if each.rule in rules]
    if wanted.rule:
        rules = [each for each in rules if each == wanted.rule]
        mutants = [each for each in mutants if each.rule == wanted.rule]
    return rules, mutants


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    wanted = asked(arguments)
    rules, mutants = chosen(wanted)
    if not rules:
        print(f"there is no rule {wanted.rule}", file=sys.stderr)
        return 1
    os.environ["QUESTABLE_BUILD"] = "pure"
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        folder = Path(name)
        sources = copied(ROOT / "src", folder)
        if trouble := baseline(sources, folder / "baseline", rules):
            print(trouble, "The tests fail without any mutant.", sep="\n")
            return 2
        verdicts = judge(mutants, sources, folder, max(1, wanted.jobs), tell)
    tell("")
    return verdict_of_all(rules, mutants, verdicts)


def verdict_of_all(
    rules: Sequence[str], mutants: Sequence[Mutant], verdicts: Sequence[Verdict]
) -> int:
    """Print everything; the exit code."""
    if mutants:
        show(mutants, verdicts)
    strangers = sorted({each.rule for each in mutants} - set(rules))
    without = lacking(rules, mutants)
    for each in without:
        print(f"{each}  has no mutant")
    for each in strangers:
        print(f"{each}  is no rule")
    killed = sum(verdict.word == "killed" for verdict in verdicts)
    print(f"{len(mutants)} mutants, {killed} killed, {len(mutants) - killed} not")
    return int(killed < len(mutants) or bool(without) or bool(strangers))


if __name__ == "__main__":
    sys.exit(main())
