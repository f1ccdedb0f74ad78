import type { Device } from '@carillon/protocol/device';
import { useEffect, useState } from 'react';
import type { UseFleet } from '../../../hooks/device/useFleet.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { attentionTexts } from '../../../messages/en/attention.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { CircleCheck, CircleQuestion, hiddenBelow, Icon, shownBelow } from '../../../ui/index.ts';
import * as styles from './Incidents.css.ts';

export interface AllWellProps extends UseFleet<Device> {
  /** Nothing can be heard. */
  isCutOff: boolean;
  /** Something is wrong, and is hidden. */
  hasSnoozed: boolean;
}

/** Most devices have answered by then: before, nobody is told by name. */
const PATIENCE_MS = 10_000;

/** Of more the rest is counted. */
const MOST_NAMES = 3;

/** That nothing needs attention, of as many as were checked: all play as scheduled only where all are known. */
export function AllWell({ judged, summary, isCutOff, hasSnoozed }: AllWellProps) {
  const t = useMessages(boardTexts, attentionTexts, devicesTexts);
  const format = useFormat();
  const hasWaited = usePatience();
  const { of, checked, unanswered } = summary;
  if (checked === 0)
    return isCutOff ? <p className={styles.line}>{t('device.notKnown')}</p> : <AnswersAwaited />;

  const isAllKnown = judged.every(isKnown);
  // What a host takes for no fault is none, but nothing plays as scheduled there.
  const isAsScheduled =
    isAllKnown &&
    judged.every(({ judgment: { standing, severity } }) => standing !== 'fault' || severity !== 'none');
  const resting = judged.filter(({ judgment }) => judgment.standing === 'rest').length;
  const playing = judged.filter(
    ({ judgment: { standing } }) => standing === 'open' || standing === 'well',
  ).length;
  const names = judged.filter((one) => !isKnown(one)).map(({ device }) => device.name);
  const more = names.length - MOST_NAMES;
  const said = [...names.slice(0, MOST_NAMES), ...(more > 0 ? [t('attention.more', { count: more })] : [])];
  const details = isAsScheduled
    ? [
        playing > 0 && t('attention.playing', { count: playing }),
        resting > 0 && t('attention.resting', { count: resting }),
      ]
    : [
        unanswered > 0 && t('board.attention.unanswered', { count: unanswered }),
        !isAllKnown && hasWaited && t('attention.notKnown', { names: format.list(said) }),
      ];
  return (
    <p className={styles.line}>
      <Icon
        icon={isAllKnown ? CircleCheck : CircleQuestion}
        className={isAllKnown ? styles.wellMark : styles.mark}
      />
      <span>
        <span className={styles.strong}>{sayIt()}</span> {details.filter(Boolean).join(' ')}
      </span>
    </p>
  );

  function sayIt(): string {
    if (!isAsScheduled) return t('board.attention.none', { checked, count: of });
    return hasSnoozed ? t('attention.others', { checked, count: of }) : t('attention.well', { count: of });
  }
}

/** Before any device has answered. It is no higher than what comes, so that nothing below moves: one line, in each language. */
export function AnswersAwaited() {
  const t = useMessages(boardTexts);
  return (
    <p className={styles.line}>
      <span className={hiddenBelow.desktop}>{t('board.attention.awaited')}</span>
      <span className={shownBelow.desktop}>{t('board.attention.awaited.short')}</span>
    </p>
  );
}

/** It has answered, or is known to be gone. */
const isKnown = ({ judgment }: UseFleet<Device>['judged'][number]) =>
  judgment.isChecked || judgment.standing === 'fault';

/** Whether somebody has looked at it for a while. */
function usePatience(): boolean {
  const clock = useClock();
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => clock.after(PATIENCE_MS, () => setWaited(true)), [clock]);
  return hasWaited;
}
