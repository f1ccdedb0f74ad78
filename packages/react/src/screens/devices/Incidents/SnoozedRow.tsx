import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { incidentsTexts } from '../../../messages/en/incidents.ts';
import { BellOff, Button, Icon, StateLabel } from '../../../ui/index.ts';
import { DeviceName } from '../common/DeviceName.tsx';
import { toGlance } from '../common/glance.ts';
import * as styles from './IncidentList.css.ts';
import type { SnoozedReason } from './incident.ts';
import { type IncidentWords, writeSnoozed } from './useIncidentWords.ts';

export interface SnoozedRowProps {
  hidden: SnoozedReason;
  words: IncidentWords;
  onWake: () => void;
}

/** What somebody does not want to be told for now, and until when. */
export function SnoozedRow({ hidden, words, onWake }: SnoozedRowProps) {
  const t = useMessages(incidentsTexts, devicesTexts);
  const { snooze, judged } = hidden;
  const [first] = judged;
  if (!first) return null;
  const many = t('incidents.snoozed.devices', { count: judged.length });
  const isOne = judged.length === 1;
  const { kind, text } = toGlance(first.judgment);
  return (
    <li className={styles.snoozed}>
      <Icon icon={BellOff} />
      <div className={styles.who}>
        {isOne ? (
          <DeviceName device={first.device} className={styles.snoozedName} />
        ) : (
          <span className={styles.snoozedName}>{many}</span>
        )}
        <StateLabel kind={kind} isMuted>
          {t(text)}
        </StateLabel>
      </div>
      <p className={styles.due}>{writeSnoozed(snooze.untilMs, words)}</p>
      <div className={styles.rowActions}>
        <Button
          variant="quiet"
          size="s"
          aria-label={t('incidents.wake.of', { device: isOne ? first.device.name : many })}
          onPress={onWake}
        >
          {t('incidents.wake')}
        </Button>
      </div>
    </li>
  );
}
