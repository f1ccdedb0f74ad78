import { type HistorySpan, type HistoryState, isSameState } from '@carillon/protocol/history';

type Online = Extract<HistoryState, { presence: 'online' }>;

/** What happened when one span ended and the next one began: the most telling of it. */
export type HistoryNews =
  | { readonly kind: 'unwatched' | 'offline' }
  /** From here on it is watched, or online again: with what it does. */
  | { readonly kind: 'watched' | 'online'; readonly state: Online }
  | { readonly kind: 'begins' | 'ended'; readonly event: string; readonly state: Online }
  | { readonly kind: 'stopped'; readonly event: string | null }
  | { readonly kind: 'stream'; readonly stream: Online['stream'] }
  | { readonly kind: 'clock'; readonly state: string };

/** A line of the list. */
export interface HistoryRow {
  readonly startMs: number;
  readonly endMs: number;
  /** It is so still. */
  readonly goesOn: boolean;
  readonly news: HistoryNews;
}

/** A start takes no longer, where it ends well: it is one with what comes of it. */
const START_MS = 30_000;

/** The news of a history, the latest first. */
export function toHistoryRows(spans: readonly HistorySpan[]): readonly HistoryRow[] {
  const told = joinStarts(spans);
  return told
    .map(({ startMs, state }, index): HistoryRow => {
      const news = findNews(told[index - 1]?.state, state);
      const later = told.slice(index + 1);
      const end = later.find((span) => !lasts(news, state, span.state));
      return { startMs, endMs: end?.startMs ?? told.at(-1)?.endMs ?? startMs, goesOn: !end, news };
    })
    .reverse();
}

/** Whether what is told in a line is still so: what is said of the clock ends nothing else, and nothing else ends that. */
function lasts({ kind }: HistoryNews, told: HistoryState, later: HistoryState): boolean {
  if (told.presence !== 'online' || later.presence !== 'online') return false;
  return kind === 'clock' ? later.clock === told.clock : isSameState({ ...later, clock: told.clock }, told);
}

/** Without starts that were soon over. */
export function joinStarts(spans: readonly HistorySpan[]): readonly HistorySpan[] {
  const joined: HistorySpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isStart =
      last?.state.presence === 'online' &&
      last.state.stream === 'starting' &&
      span.state.presence === 'online' &&
      span.state.event?.id === last.state.event?.id &&
      last.endMs - last.startMs < START_MS;
    if (isStart) joined.pop();
    joined.push(isStart ? { ...span, startMs: last.startMs } : span);
  }
  return joined;
}

function findNews(before: HistoryState | undefined, state: HistoryState): HistoryNews {
  if (state.presence !== 'online') return { kind: state.presence };
  if (before?.presence === 'offline') return { kind: 'online', state };
  if (before?.presence !== 'online') return { kind: 'watched', state };
  const { event, stream, clock, isStopped } = state;
  if (event && event.id !== before.event?.id) return { kind: 'begins', event: event.name, state };
  if (isStopped && !before.isStopped) return { kind: 'stopped', event: before.event?.name ?? null };
  if (!event && before.event) return { kind: 'ended', event: before.event.name, state };
  if (stream !== before.stream) return { kind: 'stream', stream };
  if (clock !== null && clock !== before.clock) return { kind: 'clock', state: clock };
  // The event was given another name, or what was stopped is over.
  return { kind: 'watched', state };
}

/** One bar of a lane: as long as its text and its look stay the same. */
export interface HistoryBar<Look extends string> {
  readonly startMs: number;
  readonly endMs: number;
  readonly look: Look;
  readonly text: string;
}

/** What a lane shows of a span; null where there is nothing. */
export type LaneOf<Look extends string> = (
  state: HistoryState,
) => { readonly look: Look; readonly text: string } | null;

/** The bars of a lane: what follows without a gap and is the same is one. */
export function toBars<Look extends string>(
  spans: readonly HistorySpan[],
  laneOf: LaneOf<Look>,
): readonly HistoryBar<Look>[] {
  const bars: HistoryBar<Look>[] = [];
  for (const { startMs, endMs, state } of spans) {
    const shown = laneOf(state);
    if (!shown) continue;
    const last = bars.at(-1);
    const isSame = last?.endMs === startMs && last.look === shown.look && last.text === shown.text;
    if (isSame) bars.pop();
    bars.push({ ...shown, startMs: isSame ? last.startMs : startMs, endMs });
  }
  return bars;
}
