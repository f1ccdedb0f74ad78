"""Events: what is refused, and when they run."""
import re

DAY, WEEK, ALWAYS = 86400, 7 * 86400, 1 << 21
ADDRESS = re.compile(r"https?://([^@/\s]*@)?[^@/\s:]+(:\d+)?(/\S*)?$")


class Refusal(Exception):
    """A command that is not obeyed, and why."""


def check(is_good, sentence):
    if not is_good:
        raise Refusal(sentence)


def check_numbers(values, limits):
    """The whole numbers of these names, each from its least to its most."""
    for name, (least, most) in limits.items():
        is_good = type(values.get(name)) is int and least <= values[name] <= most
        check(is_good, f"{name} must be a whole number from {least} to {most}")
    return {name: values[name] for name in limits}


def check_event(body):
    name, hours = body.get("name"), body.get("time")
    check(isinstance(name, str) and name.strip() and len(name) <= 32, "the name is not valid")
    check(isinstance(hours, list) and len(hours) == 2, "the time must be a start and an end")
    check_numbers(dict(zip(("start", "end"), hours)), {"start": (0, 1439), "end": (0, 1439)})
    check_numbers({"delay": 15, **body}, {"repeat": (1, ALWAYS), "delay": (15, 120)})
    check(runs(body), "the event never runs")
    for source in (body.get("main"), body.get("fail", body.get("main"))):
        check(isinstance(source, dict), "a stream must be an object")
        check(ADDRESS.match(str(source.get("uri"))), "the address of a stream is not valid")
        check_numbers(source, {"tmo": (15, 120)})


def runs(event):
    """The runs of an event as (start, length) in seconds of the week, from Sunday 00:00 UTC."""
    mask, (start, end) = event["repeat"], event["time"]
    if mask == ALWAYS:
        return [(0, WEEK)]
    days, first, last = ([d for d in range(7) if mask >> shift + d & 1] for shift in (0, 7, 14))
    if mask >= 128 and (days or len(first) != 1 or len(last) != 1):
        return []
    spans, within = (zip(days, days), DAY) if days else (zip(first, last), WEEK)
    lengths = [(a, ((b - a) * DAY + (end - start) * 60) % within) for a, b in spans]
    return [(day * DAY + start * 60, length) for day, length in lengths if length]


def overlap(one, other):
    pairs = [(a, n, b, m) for a, n in runs(one) for b, m in runs(other)]
    return any((b - a) % WEEK < n or (a - b) % WEEK < m for a, n, b, m in pairs)


def is_on(event, at):
    return any((at - start) % WEEK < length for start, length in runs(event))


def seconds_to(event, at):
    """Until it begins."""
    return min((start - at) % WEEK or WEEK for start, _ in runs(event))
