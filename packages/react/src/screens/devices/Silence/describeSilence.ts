import {
  type AttentionEvent,
  type Cause,
  CHECKS,
  type CheckMark,
  type CheckName,
  type Evidence,
  type Severity,
} from '@carillon/protocol/attention';
import { DAY_MS } from '@carillon/protocol/schedule';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import type { Format } from '../../../hooks/useFormat.ts';
import type { dashboardTexts } from '../../../messages/en/dashboard.ts';
import type { devicesTexts } from '../../../messages/en/devices.ts';
import type { silenceTexts } from '../../../messages/en/silence.ts';
import type { Translate } from '../../../messages/messages.ts';
import type { StateKind } from '../../../ui/index.ts';
import { toGlance } from '../common/glance.ts';
import type { ClockFormat } from '../common/timeWords.ts';

/** A fact that bears it out. */
export interface SilenceFact {
  readonly label: string;
  readonly value: string;
}

/** One check of the chain; `rest` is a cause that is no fault, as of a device that is silent as planned. */
export interface SilenceCheck {
  readonly name: CheckName;
  readonly mark: CheckMark | 'rest';
  readonly label: string;
  readonly word: string;
}

/** Why a device is not heard, in words. */
export interface Silence {
  readonly cause: Cause;
  /** It should be heard and is not; otherwise it is said in a line. */
  readonly isLoud: boolean;
  readonly severity: Severity;
  readonly badge: { readonly kind: StateKind; readonly word: string };
  readonly sentence: string;
  readonly detail: string;
  /** Four at most. */
  readonly facts: readonly SilenceFact[];
  readonly checks: readonly SilenceCheck[];
}

const MOST_FACTS = 4;

export interface SilenceWords {
  readonly t: Translate<typeof silenceTexts | typeof dashboardTexts | typeof devicesTexts>;
  readonly format: Format;
  readonly clockFormat: Pick<ClockFormat, 'time' | 'span'>;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** The same of a time at which something was heard. */
  readonly toUtcMs: (heardMs: number) => number;
}

/** What was due when it was judged: what Start starts. */
export function findDue({ evidence }: Judgment): AttentionEvent | null {
  return evidence.find((fact) => fact.key === 'due')?.event ?? null;
}

/** Writes down why a device is not heard, or that nothing speaks against it. */
export function describeSilence(judgment: Judgment, words: SilenceWords): Silence {
  const { t } = words;
  const { cause, severity } = judgment;
  const { kind, text } = toGlance(judgment);
  // That this page is cut off is no matter of the device: a banner says it.
  const isLoud = severity !== 'none' && cause !== 'connectionLost';
  const checks = CHECKS.map((name) => describeCheck(name, judgment, words));
  return {
    cause,
    isLoud,
    severity,
    badge: { kind, word: t(text) },
    ...sentences(judgment, words),
    facts: isLoud ? describeFacts(judgment, words) : [],
    checks,
  };
}

function describeCheck(name: CheckName, { checks, standing }: Judgment, { t }: SilenceWords): SilenceCheck {
  const mark = checks[name] === 'cause' && standing === 'rest' ? 'rest' : checks[name];
  return { name, mark, label: t(`silence.check.${name}`), word: t(`silence.mark.${mark}`) };
}

function sentences(judgment: Judgment, words: SilenceWords): { sentence: string; detail: string } {
  const { cause, evidence, untilMs, checks } = judgment;
  const { t, format, clockFormat } = words;
  switch (cause) {
    case 'connectionLost':
    case 'refused':
    case 'notAnswered':
    case 'nothingScheduled':
    case 'settling':
      return { sentence: t(`silence.${cause}`), detail: '' };
    case 'outsideHours':
      return {
        sentence:
          untilMs === null
            ? t('dash.none')
            : t('silence.outsideHours', { time: format.moment(untilMs, words.nowMs) }),
        detail: '',
      };
    case 'failed': {
      const hasFailOver = evidence.some((fact) => fact.key === 'stream' && fact.hasFailOver);
      return {
        sentence: t(hasFailOver ? 'dash.stream.bothFailed.title' : 'dash.stream.failed.title'),
        detail: t('dash.stream.failed.detail'),
      };
    }
    case 'onFailOver':
      return { sentence: t('dash.failover.title'), detail: t('dash.failover.detail') };
    case 'clockWrong': {
      const aheadMs = evidence.find((fact) => fact.key === 'clock')?.aheadMs ?? 0;
      const span = clockFormat.span(60 * Math.round(Math.abs(aheadMs) / 60_000));
      const way = aheadMs > 0 ? 'ahead' : 'behind';
      return {
        sentence: t(`silence.clockWrong.${way}`, { span }),
        detail: t(`silence.clockWrong.${way}.detail`),
      };
    }
    case 'nothingAgainst': {
      const unknown = CHECKS.filter((name) => checks[name] === 'unknown');
      const names = unknown.map((name) => t(`silence.check.${name}`));
      return {
        sentence: t('silence.nothingAgainst'),
        detail: names.length > 0 ? t('silence.nothingAgainst.detail', { checks: format.list(names) }) : '',
      };
    }
    case 'well': {
      const told = evidence.flatMap((fact) => describeFact(fact, words));
      return { sentence: t('silence.well'), detail: told.map(({ value }) => value).join(' · ') };
    }
    default:
      return { sentence: t(`silence.${cause}`), detail: t(`silence.${cause}.detail`) };
  }
}

function describeFacts(judgment: Judgment, words: SilenceWords): readonly SilenceFact[] {
  const { sinceMs, evidence, cause } = judgment;
  const { t } = words;
  // How long the levels have been zero is told by these.
  const since =
    cause === 'silent'
      ? []
      : [
          {
            label: t('silence.since'),
            value:
              sinceMs === null
                ? t('silence.since.unheard')
                : t('silence.since.heard', { time: writeHeard(sinceMs, words) }),
          },
        ];
  const facts = evidence.flatMap((fact) => describeFact(fact, words));
  return [...facts.slice(0, MOST_FACTS - since.length), ...since];
}

/** A time at which this page heard something. */
function writeHeard(heardMs: number, { format, nowMs, toUtcMs }: SilenceWords): string {
  return format.moment(toUtcMs(heardMs), nowMs);
}

function describeFact(fact: Evidence, words: SilenceWords): readonly SilenceFact[] {
  const { t, format, clockFormat, nowMs } = words;
  switch (fact.key) {
    case 'due': {
      const event = fact.event.name;
      const due = Number.isFinite(fact.endMs)
        ? t('silence.due.until', { event, time: format.moment(fact.endMs, nowMs) })
        : t('silence.due.always', { event });
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
    case 'stream': {
      const { host, port, msg } = fact.context;
      const facts: SilenceFact[] = [];
      if (fact.isFailOver && host) {
        facts.push({ label: t('silence.source'), value: port === undefined ? host : `${host}:${port}` });
      }
      if (!fact.isFailOver && msg) facts.push({ label: t('silence.answer'), value: msg });
      if (fact.retryMs > 0) {
        const span = clockFormat.span(fact.retryMs / 1000);
        facts.push({ label: t('silence.retry'), value: t('silence.retry.after', { span }) });
      }
      return facts;
    }
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

/** What a clock shows; one that is off by a day or more with its date. */
function writeClock(seconds: number, aheadMs: number, { format, clockFormat }: SilenceWords): string {
  const time = Math.abs(aheadMs) < DAY_MS ? clockFormat.time(seconds) : format.dateTime(seconds * 1000);
  return time ?? '';
}
