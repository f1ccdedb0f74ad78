import { useState } from 'react';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { timeTexts } from '../../../messages/en/time.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Button, Facts, Panel, Pencil, StateLabel } from '../../../ui/index.ts';
import * as styles from './DeviceTime.css.ts';
import type { ReadyTime } from './timeState.ts';

const NtpDialog = lazyPart(() => import('./NtpDialog.tsx'));

/** Whom the device asks for the time, and when by itself (CLK-03). */
export function NtpPanel({ device, timeServer, timeServerReason, clock, canCommand }: ReadyTime) {
  const t = useMessages(timeTexts);
  const [isEditing, setEditing] = useState(false);
  const { isAskedAtBoot } = clock;
  const atStart =
    isAskedAtBoot === null ? t('time.notKnown') : t(isAskedAtBoot ? 'time.always' : 'time.never');
  return (
    <Panel title={t('time.ntp')} part="ntp" isFlush>
      <div className={styles.server}>
        <span className={styles.host}>
          <bdi>{timeServer?.host ?? t('time.notKnown')}</bdi>
          {timeServerReason !== null && (
            <span role="status" className={styles.detail}>
              {timeServerReason}
            </span>
          )}
        </span>
        <Button
          size="s"
          icon={Pencil}
          isDisabled={!canCommand || (!timeServer && timeServerReason === null)}
          onPress={() => setEditing(true)}
        >
          {t('time.ntp.edit')}
        </Button>
      </div>
      <div className={styles.facts}>
        <Facts facts={[{ label: t('time.ntp.atStart'), value: atStart }]} />
      </div>
      {isEditing && (
        <NtpDialog device={device} host={timeServer?.host ?? ''} onClose={() => setEditing(false)} />
      )}
    </Panel>
  );
}

/** What its clock means for what it plays. */
export function EventsPanel({ playing, next, computerSeconds, isLastKnown }: ReadyTime) {
  const t = useMessages(timeTexts, devicesTexts);
  const format = useFormat();
  const nowMs = computerSeconds * 1000;
  const until =
    playing && isMoment(playing.endMs)
      ? t('time.events.until', { event: playing.event.name, time: format.moment(playing.endMs, nowMs) })
      : playing?.event.name;
  const at =
    next && isMoment(next.startMs)
      ? t('time.events.at', { event: next.event.name, time: format.moment(next.startMs, nowMs) })
      : next?.event.name;
  // What is not heard is not known to be nothing.
  const none = t(isLastKnown ? 'time.notKnown' : 'time.events.none');
  const lastKnown = isLastKnown && (playing || next) && (
    <StateLabel kind="lastKnown" isMuted>
      {t('device.stale')}
    </StateLabel>
  );
  return (
    <Panel title={t('time.events')} part="events" end={lastKnown}>
      <Facts
        facts={[
          { label: t('time.events.playing'), value: until ?? none },
          { label: t('time.events.next'), value: at ?? none },
        ]}
      />
    </Panel>
  );
}

/** What runs always has neither beginning nor end. */
const isMoment = (atMs: number | null): atMs is number => atMs !== null && Number.isFinite(atMs);
