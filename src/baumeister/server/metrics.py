"""What Prometheus may read at /metrics."""

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("baumeister_connections", "Open sockets")
MESSAGES = Counter("baumeister_messages_total", "Messages from clients", ["type"])
REFUSED = Counter("baumeister_refused_total", "Messages and requests that were refused", ["code"])
ENTRIES = Counter("baumeister_entries_total", "Entries written to the log")
BOT_FAILURES = Counter("baumeister_bot_failures_total", "Bots that crashed, hung or failed")
BOT_QUEUE = Gauge("baumeister_bot_queue", "Questions that wait for a thinking process", ["desk"])
ANSWER_S = Histogram(
    "baumeister_answer_seconds",
    "From a message to its answer, the commit included",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
