import type { Cause } from '@carillon/protocol/attention';
import type { Device } from '@carillon/protocol/device';
import { useEffect, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import type { Snooze, UseIncidents } from '../../../hooks/device/useIncidents.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { incidentsTexts } from '../../../messages/en/incidents.ts';
import * as styles from './IncidentList.css.ts';
import { IncidentRow } from './IncidentRow.tsx';
import type { Surroundings } from './incident.ts';
import { SingleRow } from './SingleRow.tsx';
import { SnoozedRow } from './SnoozedRow.tsx';
import { SnoozeUndo } from './SnoozeUndo.tsx';
import { useIncidentWords, writeTitle } from './useIncidentWords.ts';

/** Of more the rest is counted. */
const MOST_SINGLES = 12;

export interface IncidentListProps extends UseIncidents<Device>, Surroundings {
  /** How many have not answered. */
  unanswered: number;
  /** A row has gone, and the focus with it. */
  onGone: () => void;
}

/** What has just been snoozed, as it is called. */
interface Done {
  readonly name: string;
  readonly snooze: Snooze;
}

/** Incidents, then devices, then what is snoozed. A module of its own: loaded when something is wrong. */
export default function IncidentList(props: IncidentListProps) {
  const { incidents, singles, snoozed, groups, unanswered, findIcon, snooze, wake, takeLoss, onGone } = props;
  const t = useMessages(incidentsTexts, boardTexts);
  const { notify } = useCarillon('IncidentList');
  const words = useIncidentWords();
  useEffect(() => {
    if (!takeLoss()) return;
    notify({ kind: 'warning', title: t('incidents.dropped'), detail: t('incidents.dropped.detail') });
  });
  const [done, setDone] = useState<Done | null>(null);
  const more = singles.length - MOST_SINGLES;

  function handleSnooze(name: string, cause: Cause, devices: readonly Device[], untilMs: number | null) {
    const isKept = snooze(cause, devices, untilMs);
    if (!isKept)
      notify({ kind: 'warning', title: t('incidents.notKept'), detail: t('incidents.notKept.detail') });
    setDone({ name, snooze: { cause, labels: devices.map(({ device_id }) => device_id), untilMs } });
    onGone();
  }

  return (
    <>
      <ul className={styles.list}>
        {incidents.map((incident) => (
          <IncidentRow
            key={incident.id}
            {...{ incident, groups, words }}
            onSnooze={(untilMs) =>
              handleSnooze(
                writeTitle(incident, words),
                incident.cause,
                incident.fallen.filter(({ isStill }) => isStill).map(({ device }) => device),
                untilMs,
              )
            }
          />
        ))}
        {singles.slice(0, MOST_SINGLES).map(({ device, judgment }) => (
          <SingleRow
            key={device.id}
            {...{ device, judgment, words }}
            icon={findIcon(device)}
            onSnooze={(untilMs) => handleSnooze(device.name, judgment.cause, [device], untilMs)}
          />
        ))}
        {more > 0 && <li className={styles.rest}>{t('incidents.more', { count: more })}</li>}
        {unanswered > 0 && (
          <li className={styles.rest}>{t('board.attention.unanswered', { count: unanswered })}</li>
        )}
        {snoozed.map((hidden) => (
          <SnoozedRow
            key={`${hidden.snooze.cause} ${hidden.snooze.labels[0]}`}
            {...{ hidden, words }}
            onWake={() => {
              wake(hidden.snooze);
              onGone();
            }}
          />
        ))}
      </ul>
      {done && (
        <SnoozeUndo
          key={`${done.snooze.cause} ${done.snooze.labels.join()}`}
          {...done}
          words={words}
          onUndo={() => {
            wake(done.snooze);
            setDone(null);
          }}
          onEnd={() => setDone(null)}
        />
      )}
    </>
  );
}
