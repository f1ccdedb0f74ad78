import type { Evidence } from '@carillon/protocol/attention';
import { DAY_MS } from '@carillon/protocol/schedule';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { type SilenceWords, writeHeard } from './silenceWords.ts';

/** A fact that bears it out. */
export interface SilenceFact {
  readonly label: string;
  readonly value: string;
  /** What more is to be said of it, in a line of its own. */
  readonly note?: string;
}

const MOST_FACTS = 4;

/** What bears a cause out: the nearest first, and last since when it is so. */
export function describeFacts(judgment: Judgment, words: SilenceWords): readonly SilenceFact[] {
  const { evidence, cause } = judgment;
  const { t } = words;
  const last = [];
  // What has failed is said with its addresses; that it is due stands in the chain.
  const isOfStream = cause === 'failed' || cause === 'onFailOver';
  const facts = evidence
    .filter(({ key }) => !isOfStream || key === 'stream')
    .flatMap((fact) => describeFact(fact, judgment, words));
  if (cause === 'stoppedByHand') last.push({ label: t('silence.by'), value: t('silence.by.unknown') });
  // How long the levels have been zero is told by these.
  if (cause !== 'silent') last.push(describeSince(judgment, words));
  return [...facts.slice(0, MOST_FACTS - last.length), ...last];
}

function describeSince({ sinceMs }: Judgment, words: SilenceWords): SilenceFact {
  const { t } = words;
  const value =
    sinceMs === null
      ? t('silence.since.unheard')
      : t('silence.since.heard', { time: writeHeard(sinceMs, words) });
  return { label: t('silence.since'), value };
}

/** What is due, and until when. */
export function writeDue(
  { event: { name: event }, endMs }: Pick<Extract<Evidence, { key: 'due' }>, 'event' | 'endMs'>,
  { t, format, nowMs }: SilenceWords,
): string {
  return Number.isFinite(endMs)
    ? t('silence.due.until', { event, time: format.moment(endMs, nowMs) })
    : t('silence.due.always', { event });
}

/** One piece of evidence; none, one or several facts. */
export function describeFact(
  fact: Evidence,
  judgment: Judgment,
  words: SilenceWords,
): readonly SilenceFact[] {
  const { t, format, clockFormat, nowMs } = words;
  switch (fact.key) {
    case 'due': {
      const due = writeDue(fact, words);
      const value = fact.isLastRead ? t('silence.due.lastRead', { due }) : due;
      return [{ label: t('silence.due'), value }];
    }
    case 'next': {
      const time = format.moment(fact.startMs, nowMs);
      return [{ label: t('silence.next'), value: t('silence.next.at', { event: fact.event.name, time }) }];
    }
    case 'playing': {
      const event = fact.event.name;
      const value = fact.isByHand ? t('silence.playing.byHand', { event }) : event;
      return [{ label: t('silence.playing'), value }];
    }
    case 'stream':
      return describeStream(fact, judgment, words);
    case 'level':
      return [
        {
          label: t('silence.levels'),
          value: t('silence.levels.at', { level: format.number(fact.level, 0) }),
        },
      ];
    case 'quiet':
      return [
        {
          label: t('silence.levels'),
          value: t('silence.levels.quiet', { time: writeHeard(fact.sinceMs, words) }),
        },
      ];
    case 'volume':
      return [{ label: t('silence.volume'), value: t('silence.volume.off') }];
    case 'clock':
      return [
        {
          label: t('silence.clock.device'),
          value: writeClock((nowMs + fact.aheadMs) / 1000, fact.aheadMs, words),
        },
        { label: t('silence.clock.here'), value: clockFormat.time(nowMs / 1000) ?? '' },
      ];
    case 'class':
      return fact.classId === 0
        ? [{ label: t('silence.class'), value: t('silence.class.unclassified') }]
        : [];
  }
}

/** Each source with its address and what became of it. */
function describeStream(
  { hasFailOver, retryMs }: Extract<Evidence, { key: 'stream' }>,
  { cause }: Judgment,
  { t, clockFormat, known }: SilenceWords,
): readonly SilenceFact[] {
  const { main, failOver, isSender } = known.sources;
  const state = t('dash.notAnswering');
  const retried = { state, span: clockFormat.span(retryMs / 1000) };
  const mainState = retryMs > 0 ? t('silence.retry', retried) : state;
  const facts = [toSource(t(isSender ? 'dash.relay' : 'dash.main'), main, mainState)];
  if (hasFailOver) {
    facts.push(toSource(t('dash.failover'), failOver, cause === 'onFailOver' ? t('dash.heard') : state));
  }
  if (known.answer) facts.push({ label: t('silence.answer'), value: known.answer });
  return facts;
}

/** Where its address is not told, what became of it stands in its place. */
const toSource = (label: string, address: string, note: string): SilenceFact =>
  address === '' ? { label, value: note } : { label, value: address, note };

/** What a clock shows; one that is off by a day or more with its date. */
function writeClock(seconds: number, aheadMs: number, { format, clockFormat }: SilenceWords): string {
  const time = Math.abs(aheadMs) < DAY_MS ? clockFormat.time(seconds) : format.dateTime(seconds * 1000);
  return time ?? '';
}
