"""Numbers for those who watch over the server, as Prometheus reads them."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from questable.table import Hall
from questable.web.socket import Sockets

NOW = ("rooms_awake", "lines", "watchers")
"""Figures of the hall that go up and down."""


class PrometheusMetrics:
    """Reads the hall when it is asked."""

    def __init__(self, hall: Hall, sockets: Sockets) -> None:
        self._hall = hall
        self._sockets = sockets
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)

    def collect(self) -> Iterator[Metric]:
        """What Prometheus wants."""
        yield GaugeMetricFamily("questable_sockets", "Open sockets.", value=self._sockets.count)
        yield CounterMetricFamily(
            "questable_sockets_refused", "Sockets turned away.", value=self._sockets.refused
        )
        for name, value in sorted(self._hall.metrics().items()):
            family = GaugeMetricFamily if name in NOW else CounterMetricFamily
            yield family(f"questable_{name}", f"{name} of the hall.", value=value)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)


class Labelled:
    """Figures of several workers, each with the name of its worker."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._families: dict[str, Metric] = {}
        for worker, text in texts.items():
            for family in text_string_to_metric_families(text):
                made = Metric(family.name, family.documentation, family.type)
                into = self._families.setdefault(family.name, made)
                for sample in family.samples:
                    labels = {**sample.labels, "worker": worker}
                    into.add_sample(sample.name, labels, sample.value)

    def collect(self) -> Iterator[Metric]:
        """What Prometheus wants."""
        yield from self._families.values()

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
