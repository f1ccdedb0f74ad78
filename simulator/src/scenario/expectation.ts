/** What did not happen in a scenario, and what did. */
export class ExpectationError extends Error {
  override readonly name = 'ExpectationError';
  readonly expected: string;
  readonly happened: readonly string[];
  /** Virtual time, in milliseconds since 1970. */
  readonly atMs: number;

  constructor(expected: string, happened: readonly string[], atMs: number) {
    super(`expected ${expected}`);
    this.expected = expected;
    this.happened = happened;
    this.atMs = atMs;
  }
}

/** What a message must hold: the fields that matter, or a function that looks at it. */
export type Pattern<T> = PartialPattern<T> | ((value: T) => boolean);

type PartialPattern<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: PartialPattern<T[K]> }
    : T;

/** Whether a value has all that the pattern names. */
export function matches<T>(value: T, pattern: Pattern<T>): boolean {
  if (!isPredicate(pattern)) return contains(value, pattern);
  const answer: unknown = pattern(value);
  if (typeof answer === 'boolean') return answer;
  // A promise is true of everything.
  const kind = answer instanceof Promise ? 'a promise' : String(answer);
  throw new RangeError(`The function that looks at a message must return true or false, not ${kind}.`);
}

const isPredicate = <T>(pattern: Pattern<T>): pattern is (value: T) => boolean =>
  typeof pattern === 'function';

function contains(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(value, part);
  if (typeof value !== 'object' || value === null) return false;
  // A list is written down whole: [] is not part of every other one.
  if (Array.isArray(value) && !(Array.isArray(part) && part.length === value.length)) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(part).every(([key, wanted]) => contains(fields.get(key), wanted));
}

/** Why a silence is none, and why what is not known is not, for people. */
export const SWALLOWED = 'a fault kept one from being heard';

/** A pattern for people. */
export const describePattern = (pattern: unknown): string =>
  typeof pattern === 'function' ? `for which ${pattern}` : JSON.stringify(pattern);

/** A span of time for people: '30 s', '1.5 s', '2 h'. */
export function formatMs(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  const units: readonly (readonly [string, number])[] = [
    ['h', 3_600_000],
    ['min', 60_000],
  ];
  const [unit, size] = units.find(([, sizeMs]) => ms >= 2 * sizeMs) ?? ['s', 1000];
  return `${Math.round((10 * ms) / size) / 10} ${unit}`;
}

/** A moment after the start for people: '+00:00:12.300'. */
export function formatOffset(ms: number): string {
  const hours = String(Math.floor(ms / 3_600_000)).padStart(2, '0');
  return `+${hours}${new Date(ms % 3_600_000).toISOString().slice(13, 23)}`;
}
