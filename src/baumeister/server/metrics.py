"""What Prometheus may read at /metrics."""

from collections.abc import Callable

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from baumeister.core.errors import InvalidArgument, problem_of

ROOMS = Gauge("baumeister_rooms", "Rooms in memory", ["phase"])
CONNECTIONS = Gauge("baumeister_connections", "Open sockets")
MESSAGES = Counter("baumeister_messages_total", "Messages from clients", ["type"])
REFUSED = Counter("baumeister_refused_total", "Messages and requests that were refused", ["code"])
ENTRIES = Counter("baumeister_entries_total", "Entries written to the log")
BOT_FAILURES = Counter("baumeister_bot_failures_total", "Bots that crashed, hung or failed")
BOT_QUEUE = Gauge("baumeister_bot_queue", "Questions that wait for a thinking process", ["desk"])
LEASES = Gauge("baumeister_leases", "Rooms of a cluster that this server has")
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
ANSWER_S = Histogram(
    "baumeister_answer_seconds", "From a message to its answer, the commit included", buckets=SECONDS
)
COMMIT_S = Histogram(
    "baumeister_commit_seconds", "Until what was added to a room is on disk", buckets=SECONDS
)
LOOP_LAG_S = Histogram(
    "baumeister_loop_lag_seconds",
    "How late the loop is for what is due, four times a second",
    buckets=SECONDS,
)
FORGOTTEN = Counter("baumeister_forgotten_total", "Old rooms and lines of chat that were not kept any longer")


def serve_metrics(host: str, port: int) -> Callable[[], None]:
    """Tell them on a port of their own from now on, in a thread; returns how to end it."""
    try:
        server, thread = start_http_server(port, host)
    except (OSError, UnicodeError) as error:  # a name can be none that can be asked for
        problem = problem_of(error)
        raise InvalidArgument("address-unusable", host=host, port=str(port), problem=problem) from error

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end
