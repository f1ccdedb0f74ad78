import { type AttentionEvent, type Cause, CHECKS, type Severity } from '@carillon/protocol/attention';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import type { StateKind } from '../../../ui/index.ts';
import { toGlance } from '../common/glance.ts';
import { describeCheck, type SilenceCheck } from './describeCheck.ts';
import { describeFact, describeFacts, type SilenceFact } from './describeFact.ts';
import { type SilenceWords, writeOff } from './silenceWords.ts';

/** Why a device is not heard, in words. */
export interface Silence {
  readonly cause: Cause;
  /** It should be heard and is not; otherwise it is said in a line. */
  readonly isLoud: boolean;
  readonly severity: Severity;
  /** What it asks of a device that is silent, or of one that plays, and not as it should. */
  readonly title: string;
  readonly badge: { readonly kind: StateKind; readonly word: string };
  /** When this was so: the time of a clock. */
  readonly checkedAt: string;
  readonly sentence: string;
  readonly detail: string;
  /** Four at most. */
  readonly facts: readonly SilenceFact[];
  readonly checks: readonly SilenceCheck[];
}

/** What was due when it was judged: what Start starts. */
export function findDue({ evidence }: Judgment): AttentionEvent | null {
  return evidence.find((fact) => fact.key === 'due')?.event ?? null;
}

/** Causes that let something be heard, where something plays. */
const HEARD: ReadonlySet<Cause> = new Set(['anotherRuns', 'onFailOver', 'clockWrong']);

/** Writes down why a device is not heard, or that nothing speaks against it. */
export function describeSilence(judgment: Judgment, words: SilenceWords): Silence {
  const { t, clockFormat, nowMs } = words;
  const { cause, severity, playing } = judgment;
  const { kind, text } = toGlance(judgment);
  // That this page is cut off is no matter of the device: a banner says it.
  const isLoud = severity !== 'none' && cause !== 'connectionLost';
  return {
    cause,
    isLoud,
    severity,
    title: t(playing !== null && HEARD.has(cause) ? 'silence.title.heard' : 'silence.title'),
    badge: { kind, word: t(text) },
    checkedAt: clockFormat.time(nowMs / 1000) ?? '',
    ...sentences(judgment, words),
    facts: isLoud ? describeFacts(judgment, words) : [],
    checks: CHECKS.map((name) => describeCheck(name, judgment, words)),
  };
}

function sentences(judgment: Judgment, words: SilenceWords): { sentence: string; detail: string } {
  const { cause, evidence, untilMs, checks } = judgment;
  const { t, format } = words;
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
      const span = writeOff(aheadMs, words);
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
      const told = evidence.flatMap((fact) => describeFact(fact, judgment, words));
      return { sentence: t('silence.well'), detail: told.map(({ value }) => value).join(' · ') };
    }
    default:
      return { sentence: t(`silence.${cause}`), detail: t(`silence.${cause}.detail`) };
  }
}
