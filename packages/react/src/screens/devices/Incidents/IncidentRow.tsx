import { useId, useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { incidentsTexts } from '../../../messages/en/incidents.ts';
import { Button, ChevronDown, ChevronUp, CircleAlert, Icon, LifeBuoy, Unplug } from '../../../ui/index.ts';
import { FallenDevices, type FallenDevicesProps } from './FallenDevices.tsx';
import * as styles from './IncidentList.css.ts';
import { SnoozeButton } from './SnoozeButton.tsx';
import { writeSecond, writeTitle } from './useIncidentWords.ts';

const MARKS = { offline: Unplug, failed: CircleAlert, onFailOver: LifeBuoy };

export interface IncidentRowProps extends FallenDevicesProps {
  onSnooze: (untilMs: number | null) => void;
}

/** What happened to many at once: one line that opens. */
export function IncidentRow({ incident, groups, words, onSnooze }: IncidentRowProps) {
  const t = useMessages(incidentsTexts);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const title = writeTitle(incident, words);
  return (
    <li className={styles.incident[incident.severity]}>
      <div className={styles.incidentRow}>
        <span aria-hidden className={styles.incidentMark[incident.severity]}>
          <Icon icon={MARKS[incident.cause]} />
        </span>
        <div className={styles.texts}>
          <p id={id} className={styles.incidentTitle}>
            {title}
          </p>
          <p className={styles.second}>{writeSecond(incident, words)}</p>
        </div>
        <div className={styles.actions}>
          <SnoozeButton label={t('incidents.snooze.of', { device: title })} hasWord onSnooze={onSnooze} />
          <Button
            variant="quiet"
            size="s"
            icon={isOpen ? ChevronUp : ChevronDown}
            aria-label={t('incidents.devices')}
            aria-describedby={id}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          />
        </div>
      </div>
      {isOpen && <FallenDevices {...{ incident, groups, words }} />}
    </li>
  );
}
