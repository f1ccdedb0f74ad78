import type { ListedEvent } from '@carillon/protocol/device';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import type { boardTexts } from '../../../messages/en/board.ts';
import type { devicesTexts } from '../../../messages/en/devices.ts';
import type { fleetTexts } from '../../../messages/en/fleet.ts';
import type { todayTexts } from '../../../messages/en/today.ts';
import type { Translate } from '../../../messages/messages.ts';
import type { StateKind } from '../../../ui/index.ts';
import { tellPresence, toGlance } from '../common/glance.ts';

/** What a tile says under the name of its device. */
export interface TileWords {
  readonly kind: StateKind;
  /** The sign of a fail over stands in the place of the usual mark. */
  readonly isFailOver: boolean;
  /** On a ground of its own. */
  readonly isLoud: boolean;
  /** What it does, in a word. */
  readonly word: string;
  /** The event, which leads and says it instead; null where nobody knows one, or nothing plays. */
  readonly event: string | null;
  /** The third line. */
  readonly start: string | null;
  readonly tone: 'danger' | 'warning' | 'muted';
  readonly end: string | null;
  readonly isOnline: boolean;
}

/** What it takes to say it. */
export interface TileContext {
  readonly t: Translate<typeof fleetTexts | typeof todayTexts | typeof devicesTexts | typeof boardTexts>;
  /** '18:00', 'Thu 07:30'. */
  readonly moment: (atMs: number) => string;
  /** '3 min', of seconds. */
  readonly span: (seconds: number) => string;
  readonly events: readonly ListedEvent[] | null;
  /** What comes next today. */
  readonly following: string | null;
}

/** Three lines for one device, of what it was judged by and nothing else: no more than messages tell. */
export function describeTile(judgment: Judgment, context: TileContext): TileWords {
  const { t, moment, events } = context;
  const { cause, standing, severity, playing, untilMs, evidence } = judgment;
  const { kind, text } = toGlance(judgment);
  const tone = severity === 'none' ? 'muted' : severity;
  const due = evidence.find((fact) => fact.key === 'due')?.event.name ?? null;
  const name = playing === null ? null : (events?.find(({ id }) => id === playing)?.name ?? due);
  const until = untilMs === null ? null : t('today.until', { time: moment(untilMs) });
  const tile: TileWords = {
    kind,
    isFailOver: false,
    isLoud: false,
    word: t(text),
    event: null,
    start: null,
    tone: 'muted',
    end: null,
    isOnline: tellPresence(judgment) === 'online',
  };
  if (kind === 'offline' || kind === 'unplugged') {
    return { ...tile, isLoud: cause === 'offline' && kind === 'offline', start: t('fleet.notKnown') };
  }
  if (cause === 'failed') {
    const isLoud = severity !== 'none';
    return {
      ...tile,
      isLoud,
      word: t('today.failed'),
      event: name ?? due,
      start: t('fleet.why.failed'),
      tone,
    };
  }
  if (standing === 'unknown' || judgment.isLastKnown || judgment.isFailing || !tile.isOnline) return tile;
  const reason = standing === 'fault' ? tellReason(judgment, due, context) : null;
  if (playing !== null) {
    const isFailOver = cause === 'onFailOver' && severity !== 'none';
    return {
      ...tile,
      kind: isFailOver ? 'warning' : 'playing',
      isFailOver,
      word: t(isFailOver ? 'device.failOver' : 'device.playing'),
      event: name,
      start: reason ?? until,
      tone: reason === null ? 'muted' : tone,
      end: reason === null ? context.following && t('fleet.then', { event: context.following }) : until,
    };
  }
  const silent: TileWords = { ...tile, kind: 'paused', word: t('today.nothing') };
  if (reason !== null) return { ...silent, start: reason, tone, end: until };
  if (cause === 'nothingScheduled') return { ...silent, start: t('today.noEvents'), tone };
  const next = evidence.find((fact) => fact.key === 'next');
  if (!next) return { ...silent, start: until };
  return { ...silent, start: t('fleet.next', { event: next.event.name, time: moment(next.startMs) }) };
}

/** Why it is not heard as it should be, in a few words; null where the picture says it already. */
function tellReason(
  { cause, evidence }: Judgment,
  due: string | null,
  { t, span }: TileContext,
): string | null {
  switch (cause) {
    case 'onFailOver':
      return t('fleet.failOver');
    case 'silent':
      return t('device.noSound');
    case 'volumeOff':
      return t('device.powerOff');
    case 'stoppedByHand':
      return t('device.stopped');
    case 'notStarted':
    case 'anotherRuns':
      return due === null ? t('device.notPlaying') : t('fleet.due', { event: due });
    case 'clockWrong': {
      const aheadMs = evidence.find((fact) => fact.key === 'clock')?.aheadMs ?? 0;
      const off = { span: span(60 * Math.round(Math.abs(aheadMs) / 60_000)) };
      return t(aheadMs > 0 ? 'fleet.clock.ahead' : 'fleet.clock.behind', off);
    }
    default:
      return null;
  }
}

/** All of it in one sentence, for those who do not see the tile. */
export function sayTile(device: string, words: TileWords, t: TileContext['t']): string {
  const { isOnline, word, event, start, end } = words;
  const facts = [isOnline && t('device.online'), word, event, start, end].filter(Boolean).join(', ');
  return t('fleet.tile', { device, facts });
}

/** A name in two parts: a long one is cut before its last comma, for the end tells devices apart. */
export function splitName(name: string): readonly [head: string, tail: string] {
  const at = name.lastIndexOf(',');
  return at <= 0 ? ['', name] : [name.slice(0, at + 1), name.slice(at + 1).trimStart()];
}
