import type { User } from '@carillon/protocol/account';
import { type Device, devices } from '@carillon/protocol/device';
import { useCallback, useEffect, useState } from 'react';
import { useCall } from '../../hooks/useCall.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { usePaths } from '../../hooks/usePaths.ts';
import { boardTexts } from '../../messages/en/board.ts';
import { deviceListTexts } from '../../messages/en/deviceList.ts';
import { devicesTexts } from '../../messages/en/devices.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { welcomeTexts } from '../../messages/en/welcome.ts';
import { errorText } from '../../messages/errorText.ts';
import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  hiddenBelow,
  joinClasses,
  Link,
  Screen,
  ScreenTitle,
  Skeleton,
  Speaker,
  StateLabel,
} from '../../ui/index.ts';
import { ConnectionBanner } from '../devices/ConnectionBanner.tsx';
import { DeviceIcon } from '../devices/DeviceIcon.tsx';
import { useDeviceKnowledge } from '../devices/DeviceList/useDeviceKnowledge.ts';
import { useConnectionProblem } from '../devices/useConnectionProblem.ts';
import { useDeviceExtras } from '../devices/useDeviceExtras.ts';
import * as styles from './WelcomeBoard.css.ts';

/** Of more devices only their number is shown. */
const MOST = 48;

/** For people who are logged in: their devices at a glance, each a link (D2). */
export default function WelcomeBoard({ user }: { user: User }) {
  const t = useMessages(shellTexts, welcomeTexts, boardTexts, deviceListTexts);
  const paths = usePaths();
  const count = useCall(devices.calls.count, { userId: user.id, query: {} });
  const isFew = count.data !== undefined && count.data > 0 && count.data <= MOST;
  const query = { limit: MOST, order_by: 'name_asc' };
  const list = useCall(devices.calls.list, { userId: user.id, query }, { isEnabled: isFew });
  const error = count.error ?? list.error;
  const isLoading = !error && (count.data === undefined || (isFew && !list.data));
  return (
    <Screen isPage isLoading={isLoading}>
      <ScreenTitle
        end={
          <ButtonLink href={paths.devices(user.id)} className={hiddenBelow.phone}>
            {t('welcome.devices')}
          </ButtonLink>
        }
      >
        {t('welcome.greeting', { name: user.username })}
      </ScreenTitle>
      {error && (
        <Banner
          kind="danger"
          role="alert"
          title={t('devices.failed')}
          action={
            <Button onPress={() => void (count.error ? count : list).refetch()}>{t('error.retry')}</Button>
          }
        >
          {errorText(t, error)}
        </Banner>
      )}
      {isLoading && (
        <div role="status" aria-label={t('board.loading')} aria-busy="true" className={styles.counts}>
          <Skeleton width={120} />
        </div>
      )}
      {count.data === 0 && (
        <EmptyState icon={Speaker} title={t('devices.empty')}>
          {t('devices.empty.detail')}
        </EmptyState>
      )}
      {count.data !== undefined && count.data > MOST && (
        <div className={styles.counts}>
          <p className={styles.count}>{t('board.devices', { count: count.data })}</p>
          <p className={styles.more}>{t('board.many')}</p>
        </div>
      )}
      {isFew && list.data && <Board userId={user.id} devices={list.data} />}
    </Screen>
  );
}

type Glance = 'playing' | 'paused' | 'offline' | 'unknown';
const COUNTED = ['playing', 'paused', 'offline'] as const;

function Board({ userId, devices }: { userId: number; devices: readonly Device[] }) {
  const t = useMessages(boardTexts, devicesTexts);
  const format = useFormat();
  const connection = useConnectionProblem();
  const extrasOf = useDeviceExtras(userId);
  const [glances, setGlances] = useState<ReadonlyMap<number, Glance>>(new Map());
  const tell = useCallback(
    (id: number, glance: Glance) => setGlances((known) => new Map(known).set(id, glance)),
    [],
  );
  const countOf = (wanted: Glance) => devices.filter(({ id }) => glances.get(id) === wanted).length;
  return (
    <>
      <ConnectionBanner problem={connection} />
      <ul className={styles.counts} aria-label={t('board.counts')}>
        {COUNTED.map((kind) => (
          <li key={kind} className={styles.counted}>
            <span className={styles.count}>{format.number(countOf(kind))}</span>
            <StateLabel kind={kind}>{t(`device.${kind}`)}</StateLabel>
          </li>
        ))}
        <li className={styles.counted}>
          <span className={styles.count}>{t('board.devices', { count: devices.length })}</span>
        </li>
      </ul>
      <ul className={styles.board} aria-label={t('board.rows')}>
        {devices.map((device) => (
          <Cell
            key={device.id}
            device={device}
            icon={extrasOf(device).icon}
            isCutOff={connection !== null}
            tell={tell}
          />
        ))}
      </ul>
    </>
  );
}

interface CellProps {
  device: Device;
  icon: ReturnType<ReturnType<typeof useDeviceExtras>>['icon'];
  isCutOff: boolean;
  tell: (id: number, glance: Glance) => void;
}

function Cell({ device, icon, isCutOff, tell }: CellProps) {
  const t = useMessages(devicesTexts);
  const paths = usePaths();
  const { knowledge, isPlaying } = useDeviceKnowledge(device, isCutOff);
  const glance: Glance =
    knowledge === 'online'
      ? isPlaying
        ? 'playing'
        : 'paused'
      : knowledge === 'offline'
        ? 'offline'
        : 'unknown';
  useEffect(() => tell(device.id, glance), [tell, device.id, glance]);
  return (
    <li
      className={joinClasses(
        styles.cell,
        glance === 'playing' && styles.playing,
        glance === 'offline' && styles.offline,
      )}
    >
      <DeviceIcon icon={icon} size={16} />
      <Link variant="plain" href={paths.device(device.user_id, device.id)} className={styles.link}>
        {device.name}
      </Link>
      {glance === 'unknown' ? (
        <StateLabel kind="ready">
          {t(
            knowledge === 'lastKnown'
              ? 'device.stale'
              : knowledge === 'checking'
                ? 'device.unknown'
                : 'device.notKnown',
          )}
        </StateLabel>
      ) : (
        <StateLabel kind={glance} isLoud={glance === 'offline'}>
          {t(`device.${glance}`)}
        </StateLabel>
      )}
    </li>
  );
}
