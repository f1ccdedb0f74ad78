import type { Device, Icon } from '@carillon/protocol/device';
import type { LocalDay } from '@carillon/protocol/schedule';
import { memo, useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { useDeviceZone } from '../../../hooks/device/useDeviceZone.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useMinute } from '../../../hooks/useMinute.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { todayTexts } from '../../../messages/en/today.ts';
import { DayLane, joinClasses, StateLabel, visuallyHidden } from '../../../ui/index.ts';
import { DeviceIcon } from '../../devices/common/DeviceIcon.tsx';
import { DeviceName } from '../../devices/common/DeviceName.tsx';
import type { DayWords } from '../../devices/common/useDayWords.ts';
import { useDeviceDay } from '../../devices/common/useDeviceDay.ts';
import { zoneText } from '../../devices/common/zoneText.ts';
import { InZone } from '../../devices/DeviceZone/DeviceZone.tsx';
import * as styles from './Today.css.ts';

export interface TodayLaneProps {
  device: Device;
  icon: Icon | undefined;
  judgment: Judgment;
  day: LocalDay;
  words: DayWords;
  /** There are few. */
  isTall: boolean;
}

/** One device today. It renders again only when its events, its judgment or what is due are other ones. */
export const TodayLane = memo(function TodayLane(props: TodayLaneProps) {
  const { device, icon, judgment, day, words, isTall } = props;
  const t = useMessages(todayTexts, devicesTexts);
  const { events, parts, turnMs } = useDeviceDay(device, judgment, day);
  const bars = useMemo(() => words.bars(parts, judgment), [words, parts, judgment]);
  const { kind, isName, text, until } = words.end(judgment, events, day, Math.max(turnMs, day.startMs));
  const { cause } = judgment;
  const isLoud = cause === 'failed' || (cause === 'offline' && kind === 'offline');
  const isUntilAlone = isName && until !== null;
  return (
    <li
      className={joinClasses(
        isTall ? styles.tallLane : styles.lane,
        isLoud && (cause === 'failed' ? styles.danger : styles.warning),
      )}
    >
      <DeviceIcon icon={icon} size={16} />
      <div className={styles.who}>
        <DeviceName device={device} className={styles.name} />
        <ElsewhereTime device={device} />
      </div>
      <div className={styles.day}>
        <DayLane
          day={day}
          bars={bars}
          label={t('today.lane', { device: device.name })}
          size={isTall ? 'l' : 'm'}
        />
      </div>
      <div className={styles.end}>
        {isName ? (
          <>
            <StateLabel kind={kind} className={styles.mark}>
              <span className={visuallyHidden}>{t('device.playing')}</span>
            </StateLabel>
            <span className={styles.words}>
              <span className={joinClasses(styles.what, isUntilAlone && styles.foldingName)} title={text}>
                {text}
              </span>
              {isUntilAlone && <span className={styles.until}>{until}</span>}
            </span>
          </>
        ) : (
          <StateLabel kind={kind} isLoud={isLoud} className={isLoud ? undefined : styles.state}>
            {text}
          </StateLabel>
        )}
        {until !== null && !isName && (
          <span className={joinClasses(styles.until, isLoud && styles.foldingUntil)}>{until}</span>
        )}
      </div>
    </li>
  );
});

/** What time it is where a device stands, beside its name: of one whose zone has another time. */
function ElsewhereTime({ device }: { device: Device }) {
  const { timeZone } = useDeviceZone(device.device_id);
  const { viewersTimeZone } = useCarillon('Welcome');
  if (timeZone === viewersTimeZone) return null;
  return (
    <InZone timeZone={timeZone}>
      <ZoneTime timeZone={timeZone} />
    </InZone>
  );
}

function ZoneTime({ timeZone }: { timeZone: string }) {
  const t = useMessages(boardTexts);
  const format = useFormat();
  const time = format.time(useMinute());
  return <span className={styles.zone}>{t('board.zone', { time, zone: zoneText(timeZone) })}</span>;
}
