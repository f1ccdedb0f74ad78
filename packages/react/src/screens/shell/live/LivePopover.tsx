import { type RefObject, useSyncExternalStore } from 'react';
import { useBroker } from '../../../hooks/device/useBroker.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useElapsed } from '../../../hooks/useNow.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { liveTexts } from '../../../messages/en/live.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { brokerErrorText } from '../../../messages/errorText.ts';
import { Button, type Fact, Facts, RefreshCw, type StateKind, StateLabel } from '../../../ui/index.ts';
import { OpenPopover } from '../../../ui/overlays/Popover.tsx';
import * as styles from './LivePopover.css.ts';

export interface LivePopoverProps {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** More about the live connection (D1, D4): network, broker, the next try, what went wrong last, and Retry. */
export default function LivePopover(props: LivePopoverProps) {
  const t = useMessages(shellTexts);
  return (
    <OpenPopover {...props} title={t('shell.live')} placement="top end">
      <LiveFacts />
    </OpenPopover>
  );
}

const kinds = {
  connected: 'done',
  connecting: 'busy',
  disconnected: 'offline',
} as const satisfies Record<string, StateKind>;

function LiveFacts() {
  const t = useMessages(liveTexts, devicesTexts);
  const format = useFormat();
  const clock = useClock();
  const isOnline = useIsOnline();
  const { user } = useSession();
  const { status, lastError, lastErrorAt, attempt, nextTryAt, address, connect } = useBroker();
  // Between two tries there is no connection, and none is being made. Closing one takes no time that can be seen.
  const isIdle = status === 'disconnecting' || (status === 'connecting' && (nextTryAt !== null || !isOnline));
  const shown = isIdle ? 'disconnected' : status;
  const isUnused = status === 'disconnected' && !lastError;
  const isDown = status !== 'connected' && lastError !== null;
  const facts: Fact[] = [
    {
      label: t('live.network'),
      value: (
        <StateLabel kind={isOnline ? 'online' : 'disconnected'}>
          {t(isOnline ? 'live.network.online' : 'live.network.offline')}
        </StateLabel>
      ),
    },
    {
      label: t('live.broker'),
      value: (
        <StateLabel kind={isUnused ? 'unplugged' : kinds[shown]}>{t(`broker.status.${shown}`)}</StateLabel>
      ),
    },
  ];
  if (user) facts.push({ label: t('live.address'), value: hostOf(address) });
  if (status === 'connecting' && attempt > 0)
    facts.push({ label: t('live.attempt'), value: format.number(attempt) });
  if (status === 'connecting' && !isOnline)
    facts.push({ label: t('live.nextTry'), value: t('live.nextTry.online') });
  else if (nextTryAt !== null) facts.push({ label: t('live.nextTry'), value: <Countdown to={nextTryAt} /> });
  return (
    <>
      <div className={styles.facts}>
        <Facts facts={facts} />
      </div>
      {isUnused && <p className={styles.more}>{t(user ? 'live.unused' : 'live.loggedOut')}</p>}
      {isDown && (
        <div className={styles.more}>
          {lastErrorAt !== null && <p className={styles.when}>{format.moment(lastErrorAt, clock.now())}</p>}
          <p className={styles.why}>{brokerErrorText(t, lastError)}</p>
        </div>
      )}
      {isDown && isOnline && (
        <Button icon={RefreshCw} isFullWidth onPress={connect} className={styles.retry}>
          {t('broker.retry')}
        </Button>
      )}
    </>
  );
}

function Countdown({ to }: { to: number }) {
  const t = useMessages(liveTexts);
  // What is due begins within the second.
  const count = Math.max(1, Math.ceil((to - useElapsed(1000)) / 1000));
  return <>{t('live.nextTry.in', { count })}</>;
}

/** Without the scheme; whatever is no address is said as it is. */
const hostOf = (address: string) => (URL.canParse(address) && new URL(address).host) || address;

const subscribeToNetwork = (onChange: () => void) => {
  for (const type of ['online', 'offline']) addEventListener(type, onChange);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, onChange);
  };
};

const useIsOnline = () =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
