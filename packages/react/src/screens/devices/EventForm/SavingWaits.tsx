import { useAction } from '../../../hooks/useAction.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { Banner, Button, Icon, Unplug, WifiOff } from '../../../ui/index.ts';
import * as styles from './EventForm.css.ts';

/** What an event cannot be saved without, and what may be back: its device, the right to it, or the connection. */
export type Awaited =
  | { readonly kind: 'device'; readonly name: string }
  | { readonly kind: 'access'; readonly name: string; readonly onRetry: () => Promise<void> }
  | { readonly kind: 'connection'; readonly onRetry: () => void };

/** Why it cannot be saved now, and that nothing typed is lost (NAV-17, FLT-032). */
export function WaitingBanner({ awaited, reason }: { awaited: Awaited; reason: string | undefined }) {
  const t = useMessages(devicesTexts, eventFormsTexts);
  const trying = useAction(async (onRetry: () => unknown) => onRetry());
  return (
    <Banner
      kind="warning"
      role="status"
      title={reason}
      action={
        awaited.kind === 'device' ? undefined : (
          <Button isPending={trying.state.status === 'running'} onPress={() => trying.run(awaited.onRetry)}>
            {t(awaited.kind === 'connection' ? 'broker.retry' : 'error.retry')}
          </Button>
        )
      }
    >
      {awaited.kind === 'access'
        ? t('eventForms.waits.access', { device: awaited.name })
        : t(`eventForms.waits.${awaited.kind}`)}
    </Banner>
  );
}

/** The same beside Save; a phone has room for a word. */
export function WaitingNote({ awaited }: { awaited: Awaited }) {
  const t = useMessages(devicesTexts, eventFormsTexts);
  if (awaited.kind === 'connection') {
    return (
      <span className={styles.note.waiting}>
        <Icon icon={WifiOff} />
        {t('eventForms.waits.connection.note')}
      </span>
    );
  }
  return (
    <span className={styles.note.waiting}>
      <Icon icon={Unplug} />
      <span className={styles.wide}>
        {t(`eventForms.waits.${awaited.kind}.note`, { device: awaited.name })}
      </span>
      <span className={styles.narrow}>
        {t(awaited.kind === 'device' ? 'device.offline' : 'eventForms.waits.access.word')}
      </span>
    </span>
  );
}
