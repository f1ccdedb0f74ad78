// What the time bar and the page of a story say to each other: as JSON, in which there is no Infinity.

export const TIME_TOLD = 'carillon/time';
export const TIME_ASKED = 'carillon/time/ask';

/** A jump leads so long before what it is about, so that this is seen to happen. */
export const LEAD_MS = 5000;

export type JumpName = 'event' | 'midnight' | 'clockChange';

export interface TimeTold {
  readonly storyId: string;
  /** '2026-03-04 13:00:05.250', in the zone. */
  readonly local: string;
  readonly zone: string;
  /** Since the story began. */
  readonly passedMs: number;
  /** How many times as fast as the machine's; null is as fast as the page can. */
  readonly speed: number | null;
  /** When it happens, in milliseconds since 1970; null if never. */
  readonly jumps: Readonly<Record<JumpName, number | null>>;
}

export type TimeAsked = { readonly storyId: string } & (
  | { readonly speed: number | null }
  | { readonly step: true }
);

/** A jump is of one story: as Storybook's global `at`, which outlives a story, it names it. */
export const formatAt = (storyId: string, atMs: number): string => `${storyId} ${atMs}`;

/** When a story is to begin, ISO 8601; undefined where no jump is of it. */
export function readAt(at: unknown, storyId: string): string | undefined {
  const [id, ms] = String(at ?? '').split(' ');
  return id === storyId && ms !== undefined ? new Date(Number(ms)).toISOString() : undefined;
}
