import type { CheckMark, CheckName, Evidence, EvidenceKey } from '@carillon/protocol/attention';
import { levelDb, MAX_ATTENUATION } from '@carillon/protocol/audio';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { toGlance } from '../common/glance.ts';
import { writeDue } from './describeFact.ts';
import { type SilenceWords, writeHeard, writeOff } from './silenceWords.ts';

/** One check of the chain; `rest` is a cause that is no fault, as of a device that is silent as planned. */
export interface SilenceCheck {
  readonly name: CheckName;
  readonly mark: CheckMark | 'rest';
  readonly label: string;
  /** What the mark means. */
  readonly word: string;
  /** What was found; empty where the mark says all there is. */
  readonly value: string;
}

/** One check of the chain: its mark, and what was found. */
export function describeCheck(name: CheckName, judgment: Judgment, words: SilenceWords): SilenceCheck {
  const { t } = words;
  const { checks, standing } = judgment;
  const mark = checks[name] === 'cause' && standing === 'rest' ? 'rest' : checks[name];
  return {
    name,
    mark,
    label: t(`silence.check.${name}`),
    word: t(`silence.mark.${mark}`),
    value: mark === 'unknown' ? '' : VALUES[name](judgment, words),
  };
}

type Write = (judgment: Judgment, words: SilenceWords) => string;

/** What was found, where more is known than the mark says. */
const VALUES: Readonly<Record<CheckName, Write>> = {
  connection: ({ checks }, { t }) => (checks.connection === 'good' ? t('silence.value.live') : ''),
  online({ checks, cause, sinceMs }, words) {
    const { t } = words;
    if (checks.online === 'good') return t('device.online');
    if (cause === 'refused') return t('device.refused');
    return sinceMs === null
      ? t('device.offline')
      : t('dash.offlineSince', { time: writeHeard(sinceMs, words) });
  },
  due(judgment, words) {
    const { t, format, nowMs } = words;
    const due = find(judgment, 'due');
    const next = find(judgment, 'next');
    if (judgment.checks.due === 'notAsked') return '';
    if (due) return writeDue(due, words);
    if (!next) return '';
    return t('silence.next.at', { event: next.event.name, time: format.moment(next.startMs, nowMs) });
  },
  notStopped(judgment, words) {
    const { t } = words;
    const { checks, cause, playing, sinceMs } = judgment;
    if (checks.notStopped === 'good') return t(playing === null ? 'silence.value.waits' : 'device.playing');
    if (checks.notStopped !== 'cause') return '';
    const time = cause === 'stoppedByHand' && sinceMs !== null && writeHeard(sinceMs, words);
    return time ? t('silence.value.stopped', { time }) : t(toGlance(judgment).text);
  },
  stream(judgment, { t, known }) {
    const { checks, cause, playing } = judgment;
    const { codec, sources } = known;
    if (checks.stream === 'notAsked') return playing === null ? t('dash.none') : '';
    if (checks.stream === 'good') {
      const source = t(sources.isSender ? 'dash.relay' : 'dash.main');
      return codec === '' ? source : t('silence.value.stream', { source, codec });
    }
    if (checks.stream !== 'cause') return '';
    const isBoth = cause === 'failed' && find(judgment, 'stream')?.hasFailOver === true;
    return t(isBoth ? 'silence.value.bothFailed' : toGlance(judgment).text);
  },
  sound(judgment, words) {
    const { t, format } = words;
    const { checks, playing } = judgment;
    const level = find(judgment, 'level');
    const quiet = find(judgment, 'quiet');
    if (checks.sound === 'notAsked') return t(playing === null ? 'dash.none' : 'silence.value.afterStream');
    if (level) return t('silence.levels.at', { level: format.number(level.level, 0) });
    return quiet ? t('silence.levels.quiet', { time: writeHeard(quiet.sinceMs, words) }) : '';
  },
  volume({ checks }, { t, format, known: { volume } }) {
    if (!volume || checks.volume === 'notAsked') return '';
    if (checks.volume !== 'good') return t('device.powerOff');
    // The louder of both sides.
    const level = levelDb(MAX_ATTENUATION - Math.min(volume.l, volume.r));
    return t('silence.levels.at', { level: format.number(level) });
  },
  clock({ checks }, words) {
    const { t, clockFormat, known } = words;
    const { aheadMs } = known;
    if (aheadMs === null || checks.clock === 'notAsked') return '';
    if (checks.clock === 'good') {
      const span = clockFormat.span(Math.max(1, Math.ceil(Math.abs(aheadMs) / 1000)));
      return t('silence.value.clock', { span });
    }
    const way = aheadMs > 0 ? 'ahead' : 'behind';
    return t(`silence.value.${way}`, { span: writeOff(aheadMs, words) });
  },
};

const find = <K extends EvidenceKey>({ evidence }: Judgment, key: K) =>
  evidence.find((fact): fact is Extract<Evidence, { key: K }> => fact.key === key);
