import { useMessages } from '../../../../hooks/useMessages.ts';
import { addDeviceTexts } from '../../../../messages/en/addDevice.ts';
import { firstRunTexts } from '../../../../messages/en/firstRun.ts';
import { DayChart, DayLane } from '../../../../ui/index.ts';
import type { FirstRunStep } from './firstRunStep.ts';
import * as styles from './pictures.css.ts';

/** What each step is about. */
export const PICTURES: Readonly<Record<FirstRunStep, () => React.JSX.Element>> = {
  register: Player,
  plan: Plan,
  hear: Meter,
};

const SAMPLE = { label: 'CR-1002', key: 'K7F2-9QXD' };

/** The bottom of a player, with what has to be typed. */
function Player() {
  const t = useMessages(firstRunTexts, addDeviceTexts);
  return (
    <div role="img" aria-label={t('firstRun.picture')} className={styles.player}>
      <span aria-hidden className={styles.label}>
        <span className={styles.word}>{t('addDevice.label')}</span>
        <span className={styles.code}>{SAMPLE.label}</span>
        <span className={styles.word}>{t('addDevice.key')}</span>
        <span className={styles.code}>{SAMPLE.key}</span>
        <span className={styles.stripesLine} />
      </span>
      <span aria-hidden className={styles.vents} />
    </div>
  );
}

const HOUR_MS = 3_600_000;
const DAY = {
  startMs: 0,
  endMs: 24 * HOUR_MS,
  marks: [0, 6, 12, 18, 24].map((hour) => ({ hour, atMs: hour * HOUR_MS })),
};

/** A day with one event. */
function Plan() {
  const t = useMessages(firstRunTexts);
  const name = t('firstRun.plan.sample');
  const bar = {
    id: 'sample',
    name,
    state: 'next',
    startMs: 11.5 * HOUR_MS,
    endMs: 19 * HOUR_MS,
    text: name,
  } as const;
  return (
    <div aria-hidden className={styles.day}>
      <DayChart day={DAY} className={styles.lanes}>
        <DayLane day={DAY} bars={[bar]} label={name} />
      </DayChart>
    </div>
  );
}

/** A meter in silence. */
function Meter() {
  return (
    <div aria-hidden className={styles.glass}>
      <span>L</span>
      <span className={styles.lane} />
      <span>R</span>
      <span className={styles.lane} />
    </div>
  );
}
