import type { ClockStatus } from '@carillon/protocol/clock';
import { useState } from 'react';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { clockText } from '../../../messages/clockText.ts';
import { clockTexts } from '../../../messages/en/clock.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { timeTexts } from '../../../messages/en/time.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import {
  Button,
  CircleAlert,
  CircleCheck,
  ClockAlert,
  Hand,
  History,
  Icon,
  type IconType,
  LoaderCircle,
  Panel,
  Pencil,
  RefreshCw,
} from '../../../ui/index.ts';
import { useClockFormat } from '../common/timeWords.ts';
import * as styles from './DeviceTime.css.ts';
import type { ReadyTime } from './timeState.ts';

const AdjustDialog = lazyPart(() => import('./AdjustDialog.tsx'));

/** Above this, in seconds, a difference to this computer is told. */
const TOLD_SECONDS = 2;

/** What the device's clock shows beside others, and how it keeps the time (CLK-01, CLK-02). */
export function ClockPanel(state: ReadyTime) {
  const t = useMessages(timeTexts);
  const { device, clock, computerSeconds, canCommand, onSync } = state;
  const [isAdjusting, setAdjusting] = useState(false);
  return (
    <Panel part="clock">
      <Face {...state} />
      <Others {...state} />
      <div className={styles.status}>
        <Status {...state} />
        <div className={styles.actions}>
          <Button
            icon={Pencil}
            isDisabled={!canCommand || (clock.nowSeconds === null && clock.error === null)}
            onPress={() => setAdjusting(true)}
          >
            {t('time.adjust')}
          </Button>
          <Button
            variant="main"
            icon={RefreshCw}
            isDisabled={!canCommand}
            isPending={clock.isSyncing}
            onPress={onSync}
          >
            {t('time.sync')}
          </Button>
        </div>
      </div>
      {isAdjusting && (
        <AdjustDialog
          device={device}
          epoch={clock.nowSeconds ?? computerSeconds}
          isAskedAtBoot={clock.isAskedAtBoot ?? true}
          onClose={() => setAdjusting(false)}
        />
      )}
    </Panel>
  );
}

function Face({ clock: { nowSeconds, error }, canCommand }: ReadyTime) {
  const t = useMessages(timeTexts);
  const format = useClockFormat();
  if (nowSeconds === null) {
    return (
      <div className={styles.face}>
        <span className={styles.clock}>--:--:--</span>
        <div className={styles.day}>
          <span className={styles.date}>
            {t(canCommand && error === null ? 'time.reading' : 'time.notKnown')}
          </span>
        </div>
      </div>
    );
  }
  const time = format.time(nowSeconds);
  const day = format.day(nowSeconds) ?? t('time.noDate', { epoch: String(nowSeconds) });
  return (
    <div className={styles.face}>
      {time === null ? (
        <span className={styles.clock}>--:--:--</span>
      ) : (
        <time className={styles.clock} dateTime={new Date(nowSeconds * 1000).toISOString()}>
          {time}
        </time>
      )}
      <div className={styles.day}>
        <span className={styles.date}>{day}</span>
        <span className={styles.zone}>{canCommand ? format.zone(nowSeconds) : t('time.lastRead')}</span>
      </div>
    </div>
  );
}

function Others({ clock: { nowSeconds }, computerSeconds, canCommand }: ReadyTime) {
  const t = useMessages(timeTexts);
  const format = useClockFormat();
  const utc = nowSeconds === null ? null : format.utc(nowSeconds);
  // Nobody knows what a device shows that is away.
  const difference = utc !== null && nowSeconds !== null && canCommand ? nowSeconds - computerSeconds : null;
  const isTold = difference !== null && Math.abs(difference) > TOLD_SECONDS;
  return (
    <dl className={styles.others}>
      <dt className={styles.name}>{t('time.computer')}</dt>
      <dd className={styles.time}>{format.time(computerSeconds)}</dd>
      <dd className={isTold ? styles.note.other : styles.note.same}>
        {difference !== null &&
          (isTold ? <Difference seconds={difference} at={computerSeconds + difference} /> : t('time.same'))}
      </dd>
      <dt className={styles.name}>{t('time.utc')}</dt>
      <dd className={styles.time}>{utc ?? '--:--:--'}</dd>
      <dd className={styles.note.same}>{t('time.utc.detail')}</dd>
    </dl>
  );
}

const DAY_SECONDS = 86_400;

/** How far the device is off, in words; over a day, with the date that it has. */
function Difference({ seconds, at }: { seconds: number; at: number }) {
  const t = useMessages(timeTexts);
  const format = useClockFormat();
  const span = format.span(Math.abs(seconds));
  const difference = t(seconds < 0 ? 'time.behind' : 'time.ahead', { span });
  if (Math.abs(seconds) < DAY_SECONDS) return <>{difference}</>;
  return <>{t('time.otherDay', { difference, date: format.day(at) ?? '' })}</>;
}

const marks: Readonly<Record<ClockStatus['state'], IconType>> = {
  done: CircleCheck,
  manual: Hand,
  stale: ClockAlert,
  error: CircleAlert,
  syncing: LoaderCircle,
};

const SYNCING: ClockStatus = { state: 'syncing' };

function Status({ clock, isLastKnown, isStale }: ReadyTime) {
  const { status, isSyncing, isOverdue, syncedAtSeconds } = clock;
  const t = useMessages(timeTexts, clockTexts, devicesTexts);
  const format = useFormat();
  if (isLastKnown && status) {
    return (
      <div role="status" className={styles.said}>
        <span className={styles.marks.lastKnown}>
          <Icon icon={History} />
        </span>
        <span>
          <span className={styles.words.lastKnown}>{clockText(t, status, format.dateTime)}</span>
          {/* Not of what is heard in the moment before the device is known to be online. */}
          {isStale && <span className={styles.detail}>{t('device.stale')}</span>}
        </span>
      </div>
    );
  }
  const shown = isSyncing ? SYNCING : status;
  if (!shown && !isOverdue) return <div role="status" className={styles.said} />;
  const state = isOverdue ? 'error' : (shown?.state ?? 'syncing');
  const look = state === 'error' || state === 'stale' ? state : 'plain';
  const text = shown && !isOverdue ? clockText(t, shown, format.dateTime) : t('time.sync.overdue');
  const isDetailed = look !== 'plain' && syncedAtSeconds !== null;
  return (
    <div role="status" className={styles.said}>
      <span className={styles.marks[state]}>
        <Icon icon={marks[state]} className={state === 'syncing' ? styles.turning : undefined} />
      </span>
      <span>
        <span className={styles.words[look]}>{text}</span>
        {isDetailed && (
          <span className={styles.detail}>
            {t('clock.state.done', { time: format.dateTime(syncedAtSeconds * 1000) })}
          </span>
        )}
      </span>
    </div>
  );
}
