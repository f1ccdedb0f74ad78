import type { Device, Icon as DeviceDrawing } from '@carillon/protocol/device';
import { useId } from 'react';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import type { UseFleet } from '../../../hooks/device/useFleet.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { todayTexts } from '../../../messages/en/today.ts';
import { ChevronRight, Icon, joinClasses, StateLabel } from '../../../ui/index.ts';
import { useHeading } from '../../../ui/layout/ScreenFrame.ts';
import { DeviceIcon } from '../../devices/common/DeviceIcon.tsx';
import { toGlance } from '../../devices/common/glance.ts';
import * as styles from './Today.css.ts';
import { DeviceName } from './TodayLane.tsx';

/** Of more the rest is counted. */
const MOST_ROWS = 12;

export interface AttentionProps extends UseFleet<Device> {
  /** Nothing can be heard. */
  isCutOff: boolean;
  findIcon: (device: Device) => DeviceDrawing | undefined;
}

/** What somebody should look after, red before amber. It keeps a line where there is nothing, so that what is below stays where it is. */
export function Attention({ judged, summary, isCutOff, findIcon }: AttentionProps) {
  const t = useMessages(boardTexts, devicesTexts);
  const Heading = useHeading(1);
  const id = useId();
  const wrong = (['danger', 'warning'] as const).flatMap((severity) =>
    judged.filter(({ judgment }) => judgment.severity === severity && judgment.cause !== 'connectionLost'),
  );
  const unanswered = summary.unanswered > 0 && t('board.attention.unanswered', { count: summary.unanswered });
  const more = wrong.length - MOST_ROWS;
  return (
    <section aria-labelledby={id} className={styles.attention}>
      <Heading id={id} className={styles.head}>
        {t('board.attention')}
      </Heading>
      {wrong.length === 0 ? (
        <p className={styles.nothing}>
          {summary.checked === 0
            ? t(isCutOff ? 'device.notKnown' : 'device.unknown')
            : [t('board.attention.none', { checked: summary.checked, count: summary.of }), unanswered]
                .filter(Boolean)
                .join(' ')}
        </p>
      ) : (
        <ul className={styles.lanes}>
          {wrong.slice(0, MOST_ROWS).map(({ device, judgment }) => (
            <Wrong key={device.id} device={device} judgment={judgment} icon={findIcon(device)} />
          ))}
          {more > 0 && <li className={styles.nothing}>{t('board.attention.more', { count: more })}</li>}
          {unanswered && <li className={styles.nothing}>{unanswered}</li>}
        </ul>
      )}
    </section>
  );
}

interface WrongProps {
  device: Device;
  judgment: Judgment;
  icon: DeviceDrawing | undefined;
}

function Wrong({ device, judgment, icon }: WrongProps) {
  const t = useMessages(boardTexts, devicesTexts, todayTexts);
  const { cause, evidence } = judgment;
  const { kind, text } = toGlance(judgment);
  const isLoud = cause === 'failed' || kind === 'offline';
  return (
    <li
      className={joinClasses(styles.wrong, isLoud && (cause === 'failed' ? styles.danger : styles.warning))}
    >
      <DeviceIcon icon={icon} size={16} />
      <DeviceName device={device} className={styles.name} />
      <StateLabel kind={kind} isLoud={isLoud}>
        {t(cause === 'failed' ? 'today.failed' : text)}
      </StateLabel>
      <span className={styles.reason}>{reason()}</span>
      <Icon icon={ChevronRight} isMirrored className={styles.chevron} />
    </li>
  );

  /** What a device has told of it, else what is due. */
  function reason(): string {
    const stream = evidence.find((fact) => fact.key === 'stream');
    if (cause === 'onFailOver') return t('board.failOver');
    if (cause === 'failed') {
      const seconds = stream ? stream.retryMs / 1000 : 0;
      return seconds > 0 ? t('board.failed.retry', { seconds }) : t('board.failed');
    }
    const due = evidence.find((fact) => fact.key === 'due');
    return due ? t('board.due', { event: due.event.name }) : '';
  }
}
