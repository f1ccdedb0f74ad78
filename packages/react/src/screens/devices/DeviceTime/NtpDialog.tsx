import { ntp } from '@carillon/protocol/broker';
import { ntpForm, SUGGESTED_NTP_SERVERS, toNtpBody } from '@carillon/protocol/clock';
import type { Device } from '@carillon/protocol/device';
import { useId } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { clockTexts } from '../../../messages/en/clock.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { timeTexts } from '../../../messages/en/time.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useCommandForm } from '../../../patterns/form/stored/useCommandForm.ts';
import { useCounter } from '../../../patterns/form/useCounter.ts';
import { Button, Check, TextField } from '../../../ui/index.ts';
import * as styles from './DeviceTime.css.ts';

export interface NtpDialogProps {
  device: Device;
  /** What it asks now. */
  host: string;
  onClose: () => void;
}

/** Whom a device asks for the time (D5, CLK-03). A module of its own: the dialog is loaded when it is first opened. */
export default function NtpDialog({ device, host, onClose }: NtpDialogProps) {
  const t = useMessages(timeTexts, formTexts);
  const { notify, ntpServer } = useCarillon('NtpDialog');
  const listId = useId();
  const form = useCommandForm({
    device,
    ownerId: device.user_id,
    command: ntp,
    start: { host },
    toBody: toNtpBody,
    schema: ntpForm,
    areas: [clockTexts],
    toCommand: (checked) => ({ ...checked }),
    onSent(reply) {
      notify({ kind: 'success', title: t('form.saved', { name: reply.host }) });
      onClose();
    },
  });
  const counter = useCounter(ntpForm);
  const field = form.field('host');
  const suggested = new Set([...(ntpServer === undefined ? [] : [ntpServer]), ...SUGGESTED_NTP_SERVERS]);
  return (
    <FormDialog form={form} title={t('time.ntp')} refusedTitle={t('time.ntp.refused')} onClose={onClose}>
      <div className={styles.wide}>
        <TextField
          label={t('time.ntp.server')}
          hint={t('time.ntp.rule')}
          endText={counter('host', field.value)}
          autoComplete="off"
          spellCheck="false"
          {...field}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: they fill in the field above, and are no fields themselves. */}
      <div role="group" aria-labelledby={listId} className={styles.wide}>
        <span id={listId} className={styles.label}>
          {t('time.ntp.suggested')}
        </span>
        <div className={styles.servers}>
          {[...suggested].map((server) => {
            const isChosen = server === field.value.trim().toLowerCase();
            return (
              <Button
                key={server}
                variant="quiet"
                icon={isChosen ? Check : undefined}
                aria-pressed={isChosen}
                className={server === ntpServer ? styles.ownSuggestion : styles.suggestion}
                onPress={() => field.onChange(server)}
              >
                {server}
                {server === ntpServer && (
                  <>
                    {' '}
                    <span className={styles.own}>{t('time.ntp.own')}</span>
                  </>
                )}
              </Button>
            );
          })}
        </div>
      </div>
    </FormDialog>
  );
}
