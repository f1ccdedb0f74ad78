import type { Judgment } from '@carillon/protocol/attention';
import type { Fall } from '@carillon/protocol/incident';
import { useClock } from '../../../hooks/useClock.ts';
import { type Format, useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { incidentsTexts } from '../../../messages/en/incidents.ts';
import type { Translate } from '../../../messages/messages.ts';
import { type ClockFormat, useClockFormat } from '../common/timeWords.ts';
import type { Fallen, Incident } from './incident.ts';

/** What it takes to tell of incidents. */
export interface IncidentWords {
  readonly t: Translate<typeof incidentsTexts>;
  readonly format: Pick<Format, 'moment'>;
  readonly clockFormat: Pick<ClockFormat, 'time' | 'span'>;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** The same of a time at which something was heard. */
  readonly toUtcMs: (heardMs: number) => number;
}

/** The words of incidents, at the time at which they are told. */
export function useIncidentWords(): IncidentWords {
  const t = useMessages(incidentsTexts);
  const format = useFormat();
  const clockFormat = useClockFormat();
  const clock = useClock();
  const nowMs = clock.now();
  const toUtcMs = (heardMs: number) => nowMs - (clock.elapsed() - heardMs);
  return { t, format, clockFormat, nowMs, toUtcMs };
}

/** '37 of 40 went offline at 18:22, within 8 s' */
export function writeTitle(
  { cause, found, fallen, of, firstMs, lastMs }: Incident,
  words: IncidentWords,
): string {
  const { t, format, clockFormat, nowMs, toUtcMs } = words;
  const count = fallen.length;
  if (found) return t(`incidents.${found}`, { count });
  const time = format.moment(toUtcMs(firstMs), nowMs);
  const span = clockFormat.span(Math.max(1, Math.ceil((lastMs - firstMs) / 1000)));
  return t(`incidents.${cause}`, { count, of, time, span });
}

/** 'Probably one cause. 31 of them were due to play.' */
export function writeSecond(
  { found, fallen, still, due, dueUnknown }: Incident,
  { t }: IncidentWords,
): string {
  const isNothingKnown = dueUnknown === fallen.length;
  const sentences = [
    still < fallen.length && t('incidents.still', { count: still }),
    !found && t('incidents.oneCause'),
    isNothingKnown && t('incidents.due.unknown'),
    !isNothingKnown && (due === 0 ? t('incidents.due.none') : t('incidents.due', { count: due })),
    !isNothingKnown && dueUnknown > 0 && t('incidents.due.some', { count: dueUnknown }),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The first and the last of it, and where the fault must be; `tagName` is that of a tag. */
export function writePlace(
  { found, fallen, place }: Incident,
  words: IncidentWords,
  tagName: (tagId: number) => string | undefined,
): string {
  const { t } = words;
  const [first, last] = [fallen[0], fallen.at(-1)];
  const tag = place.tagId === null ? undefined : tagName(place.tagId);
  const sentences = [
    !found && first && last && writeFirstLast(first, last, words),
    place.isBetween && t('incidents.place.between'),
    place.host !== '' && t('incidents.place.host', { host: place.host }),
    tag !== undefined && t('incidents.place.tag', { tag }),
  ];
  return sentences.filter(Boolean).join(' ');
}

function writeFirstLast(first: Fallen, last: Fallen, { t, clockFormat, toUtcMs }: IncidentWords): string {
  const timeOf = ({ atMs }: Fall) => clockFormat.time(Math.floor(toUtcMs(atMs ?? 0) / 1000)) ?? '';
  return t('incidents.firstLast', {
    first: first.device.name,
    firstTime: timeOf(first),
    last: last.device.name,
    lastTime: timeOf(last),
  });
}

/** What was due of a device when it fell. */
export function writeFallDue({ due }: Fall, { t }: IncidentWords): string {
  if (due === 'unknown') return t('incidents.due.notKnown');
  return due === 'nothing' ? t('incidents.nothingDue') : due.event.name;
}

/** Why one device needs attention, and since when. */
export function writeReason(judgment: Judgment, words: IncidentWords): string {
  const { t, format, nowMs, toUtcMs } = words;
  const { cause, sinceMs, evidence } = judgment;
  if (evidence.some(({ key }) => key === 'class')) return t('incidents.reason.noTopics');
  const since =
    sinceMs === null
      ? t('incidents.before')
      : t('incidents.since', { time: format.moment(toUtcMs(sinceMs), nowMs) });
  return [writeCause(), since].filter(Boolean).join(' ');

  function writeCause(): string {
    switch (cause) {
      case 'failed': {
        const seconds = (evidence.find((fact) => fact.key === 'stream')?.retryMs ?? 0) / 1000;
        return seconds > 0 ? t('incidents.reason.retry', { seconds }) : t('incidents.reason.failed');
      }
      case 'onFailOver':
      case 'silent':
      case 'volumeOff':
      case 'stoppedByHand':
      case 'notStarted':
      case 'anotherRuns':
      case 'clockWrong':
        return t(`incidents.reason.${cause}`);
      default:
        return '';
    }
  }
}

/** What is due of a device, or plays though something is wrong. */
export function writeDue({ evidence, playing }: Judgment, { t, format, nowMs }: IncidentWords): string {
  const due = evidence.find((fact) => fact.key === 'due');
  if (!due) return '';
  const event = due.event.name;
  const which = due.event.id === playing ? 'plays' : 'due';
  const isEndless = due.endMs === Number.POSITIVE_INFINITY;
  if (isEndless) return t(`incidents.${which}.event`, { event });
  return t(`incidents.${which}.until`, { event, time: format.moment(due.endMs, nowMs) });
}

/** 'Snoozed until Thu 08:00' */
export function writeSnoozed(untilMs: number | null, { t, format, nowMs }: IncidentWords): string {
  if (untilMs === null) return t('incidents.snoozed.changes');
  return t('incidents.snoozed.until', { time: format.moment(untilMs, nowMs) });
}
