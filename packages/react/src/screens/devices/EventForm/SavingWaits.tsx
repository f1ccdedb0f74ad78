import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { Banner, Button, Icon, Unplug, WifiOff } from '../../../ui/index.ts';
import * as styles from './EventForm.css.ts';

/** What an event cannot be saved without, and what may soon be back: its device, or the connection to the broker. */
export type Awaited =
  | { readonly kind: 'device'; readonly name: string }
  | { readonly kind: 'connection'; readonly onRetry: () => void };

/** Why it cannot be saved now, and that nothing typed is lost (NAV-17, FLT-032). */
export function WaitingBanner({ awaited, reason }: { awaited: Awaited; reason: string | undefined }) {
  const t = useMessages(devicesTexts, eventFormsTexts);
  return (
    <Banner
      kind="warning"
      role="status"
      title={reason}
      action={
        awaited.kind === 'connection' ? (
          <Button onPress={awaited.onRetry}>{t('broker.retry')}</Button>
        ) : undefined
      }
    >
      {t(`eventForms.waits.${awaited.kind}`)}
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
      <span className={styles.wide}>{t('eventForms.waits.device.note', { device: awaited.name })}</span>
      <span className={styles.narrow}>{t('device.offline')}</span>
    </span>
  );
}
