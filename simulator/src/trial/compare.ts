import { formatMs } from '../scenario/expectation.ts';
import { show } from '../show.ts';
import type { Transcript, TranscriptLine } from './transcript.ts';

/** Two firmwares take their own time to answer and to connect: what comes sooner or later by less is no difference. */
const TOLERANCE_MS = 1000;
/** Channels that go on by themselves: what is in them differs each time, and how many there are by a few. */
const PERIODIC = /\/(vumeter|codec)$/;
const TOLERATED_COUNT = 2;
const TOLERATED_SHARE = 0.1;
/** Fields that hold a time, in seconds. */
const TIMES = ['epoch', 'since'];
const TOLERATED_SECONDS = 1;
const MOST_SHOWN = 160;

/**
 * Where the second of two runs of the same scenarios differs first from the first one, in a line for each scenario that differs.
 * Times are compared as the time since what came before; numbers of requests and times within messages by how far they are from
 * the first one; levels and codecs by how many there were.
 */
export function compareTranscripts(
  before: readonly Transcript[],
  now: readonly Transcript[],
): readonly string[] {
  // Titles are of one file each: two files may have the same one.
  const left = [...before];
  const lines = now.flatMap((one) => {
    const at = left.findIndex(({ title }) => title === one.title);
    const [old] = at < 0 ? [] : left.splice(at, 1);
    const difference = old ? findDifference(old.lines, one.lines) : 'it was not run before';
    return difference === null ? [] : [`${one.title}: ${difference}`];
  });
  return [...lines, ...left.map(({ title }) => `${title}: it was run before, and not now`)];
}

function findDifference(before: readonly TranscriptLine[], now: readonly TranscriptLine[]): string | null {
  const isOnce = ({ topic }: TranscriptLine) => !PERIODIC.test(topic);
  const [olds, news] = [before.filter(isOnce), now.filter(isOnce)];
  const bases = { before: findBase(olds), now: findBase(news) };
  for (let i = 0; i < Math.max(olds.length, news.length); i++) {
    const [old, one] = [olds[i], news[i]];
    if (!old) return one ? `${one.at} ${describe(one)}; before nothing more was said` : null;
    if (!one) return `nothing more is said; before ${old.at} ${describe(old)}`;
    const where = `${one.at} ${one.topic}`;
    if (old.topic !== one.topic) return `${one.at} ${describe(one)}; before ${describe(old)}`;
    const field = findField(old.message, one.message, bases, []);
    if (field) return `${where}: ${field}`;
    const gap = (lines: readonly TranscriptLine[]) => (lines[i]?.atMs ?? 0) - (lines[i - 1]?.atMs ?? 0);
    if (Math.abs(gap(olds) - gap(news)) > TOLERANCE_MS) {
      return `${where}: ${formatMs(gap(news))} after what was said before it; before ${formatMs(gap(olds))}`;
    }
  }
  return findCount(before, now);
}

/** Where channels that go on by themselves said more or less. */
function findCount(before: readonly TranscriptLine[], now: readonly TranscriptLine[]): string | null {
  const count = (lines: readonly TranscriptLine[], wanted: string) =>
    lines.filter(({ topic }) => topic === wanted).length;
  const topics = new Set(
    [...before, ...now].map(({ topic }) => topic).filter((topic) => PERIODIC.test(topic)),
  );
  for (const topic of topics) {
    const [old, one] = [count(before, topic), count(now, topic)];
    const allowed = Math.max(TOLERATED_COUNT, TOLERATED_SHARE * old);
    if (Math.abs(old - one) > allowed) return `${topic}: ${one} messages; before ${old}`;
  }
  return null;
}

/** The first number of a request, and the first time in a message, of a transcript. */
interface Base {
  readonly req: number;
  readonly seconds: number;
}

function findBase(lines: readonly TranscriptLine[]): Base {
  const find = (names: readonly string[]) =>
    lines.map(({ message }) => findNumber(message, names)).find(Boolean);
  return { req: find(['req']) ?? 0, seconds: find(TIMES) ?? 0 };
}

function findNumber(value: unknown, names: readonly string[]): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, field] of Object.entries(value)) {
    const found: unknown = names.includes(name) ? field : findNumber(field, names);
    if (typeof found === 'number') return found;
  }
  return undefined;
}

type Bases = { readonly before: Base; readonly now: Base };

/** The first field in which two messages differ, and how; null where they are alike. */
function findField(old: unknown, one: unknown, bases: Bases, path: readonly string[]): string | null {
  const name = path.at(-1) ?? '';
  if (typeof old === 'number' && typeof one === 'number' && isAlike(name, old, one, bases)) return null;
  const [olds, news] = [readFields(old), readFields(one)];
  if (!olds || !news || Array.isArray(old) !== Array.isArray(one)) {
    if (Object.is(old, one)) return null;
    const of = path.length > 0 ? `${path.join('.')} is ` : '';
    return `${of}${shorten(one)}; before ${shorten(old)}`;
  }
  for (const key of new Set([...olds.keys(), ...news.keys()])) {
    const found = findField(olds.get(key), news.get(key), bases, [...path, key]);
    if (found) return found;
  }
  return null;
}

const readFields = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)) : null;

function isAlike(name: string, old: number, one: number, { before, now }: Bases): boolean {
  if (old === one) return true;
  if (name === 'req') return old - before.req === one - now.req;
  if (!TIMES.includes(name)) return false;
  const isSame = (a: number, b: number) => Math.abs(a - b) <= TOLERATED_SECONDS;
  return isSame(old, one) || isSame(old - before.seconds, one - now.seconds);
}

const describe = ({ topic, payload }: TranscriptLine) => `${topic} ${cut(payload)}`;

const shorten = (value: unknown) => (value === undefined ? 'missing' : cut(show(value)));

const cut = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);
