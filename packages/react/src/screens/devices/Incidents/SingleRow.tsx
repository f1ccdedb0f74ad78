import type { Device, Icon as DeviceDrawing } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { incidentsTexts } from '../../../messages/en/incidents.ts';
import { todayTexts } from '../../../messages/en/today.ts';
import { ButtonLink, joinClasses, StateLabel } from '../../../ui/index.ts';
import { DeviceIcon } from '../common/DeviceIcon.tsx';
import { DeviceName } from '../common/DeviceName.tsx';
import { toGlance } from '../common/glance.ts';
import * as styles from './IncidentList.css.ts';
import type { Judged } from './incident.ts';
import { SnoozeButton } from './SnoozeButton.tsx';
import { StartButton } from './StartButton.tsx';
import { type IncidentWords, writeDue, writeReason } from './useIncidentWords.ts';

export interface SingleRowProps extends Judged {
  icon: DeviceDrawing | undefined;
  words: IncidentWords;
  onSnooze: (untilMs: number | null) => void;
}

/** One device that needs attention: what is wrong, since when, and what is due. */
export function SingleRow({ device, judgment, icon, words, onSnooze }: SingleRowProps) {
  const t = useMessages(incidentsTexts, devicesTexts, todayTexts);
  const { cause } = judgment;
  const { kind, text } = toGlance(judgment);
  const due = judgment.evidence.find((fact) => fact.key === 'due');
  const startId = cause === 'stoppedByHand' ? due?.event.id : undefined;
  const isLoud = cause === 'failed' || kind === 'offline';
  return (
    <li
      className={joinClasses(styles.single, isLoud && styles.edge[cause === 'failed' ? 'danger' : 'warning'])}
    >
      <span className={styles.icon}>
        <DeviceIcon icon={icon} size={16} />
      </span>
      <div className={styles.texts}>
        <div className={styles.who}>
          <DeviceName device={device} className={styles.name} />
          <StateLabel kind={kind} isLoud={isLoud}>
            {t(cause === 'failed' ? 'today.failed' : text)}
          </StateLabel>
        </div>
        <p className={styles.second}>{writeReason(judgment, words)}</p>
      </div>
      <p className={styles.due}>{writeDue(judgment, words)}</p>
      <div className={styles.rowActions}>
        {startId === undefined ? (
          <WhyLink device={device} />
        ) : (
          <StartButton device={device} id={startId} className={styles.why} />
        )}
        <SnoozeButton label={t('incidents.snooze.of', { device: device.name })} onSnooze={onSnooze} />
      </div>
    </li>
  );
}

/** To the page that says why, where this host has it. */
function WhyLink({ device }: { device: Device }) {
  const t = useMessages(incidentsTexts);
  const { paths, hasPage } = useCarillon('WhyLink');
  if (!hasPage('device')) return null;
  const href = paths.device(device.user_id, device.id);
  return (
    <ButtonLink
      size="s"
      href={href}
      aria-label={t('incidents.why.of', { device: device.name })}
      className={styles.why}
    >
      {t('incidents.why')}
    </ButtonLink>
  );
}
