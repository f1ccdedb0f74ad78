import type { SenderForm } from '@carillon/protocol/device';
import { CODECS, dataRate, type Encoder, megabytesAnHour } from '@carillon/protocol/encoder';
import { formatSenderUri } from '@carillon/protocol/stream';
import type { ReactNode } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { FormSection } from '../../../patterns/form/FormSection.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import * as styles from './EventForm.css.ts';

export interface SendsPanelProps {
  /** As it is typed. */
  form: SenderForm;
}

/** What a sender comes to, in a few words: where it goes, how, and how much; never a password (SND-01, SND-03). */
export default function SendsPanel({ form }: SendsPanelProps) {
  const t = useMessages(eventFormsTexts);
  const { encoder, tls, user } = form;
  const connection = t(tls ? 'eventForms.tls' : 'eventForms.plain');
  return (
    <FormSection title={t('eventForms.sends')} reason={t('eventForms.sends.reason')}>
      <div className={styles.sends}>
        <Facts
          facts={[
            { label: t('eventForms.sends.to'), value: <Address form={form} /> },
            {
              label: t('eventForms.connection'),
              value: user.trim() ? t('eventForms.sends.as', { connection, user }) : connection,
            },
            { label: t('eventForms.sends.sound'), value: <Sound encoder={encoder} /> },
            { label: t('eventForms.sends.data'), value: <DataSent encoder={encoder} /> },
          ]}
        />
      </div>
    </FormSection>
  );
}

function Address({ form }: SendsPanelProps): ReactNode {
  const t = useMessages(eventFormsTexts);
  const { list } = useFormat();
  const { scheme, port } = form;
  const host = form.host.trim();
  const mountpoint = form.mountpoint.trim();
  const missing = [
    ...(host ? [] : [t('eventForms.host')]),
    ...(port === null ? [t('eventForms.port')] : []),
    ...(mountpoint || scheme === 'shoutcast' ? [] : [t('eventForms.mountpoint')]),
  ];
  if (missing.length > 0) {
    return <span className={styles.missing}>{t('eventForms.sends.missing', { fields: list(missing) })}</span>;
  }
  return <>{formatSenderUri({ scheme, user: '', password: '', host, port, mountpoint })}</>;
}

function Sound({ encoder }: { encoder: Encoder }) {
  const t = useMessages(eventFormsTexts);
  const { locale } = useCarillon('Sound');
  const { number } = useFormat();
  const { codec, ch, sr } = encoder;
  const rate = dataRate(encoder);
  const layout = t(ch === 0 ? 'eventForms.mono' : 'eventForms.stereo');
  const parts = [
    CODECS[codec]?.name ?? String(codec),
    // In the middle of a line, and not on a button.
    layout.toLocaleLowerCase(locale),
    t('eventForms.kilohertz', { rate: number(sr / 1000, 3) }),
  ];
  if (rate?.kind === 'exact') parts.push(t('eventForms.kbps', { rate: number(rate.kbps) }));
  if (rate?.kind === 'about') parts.push(t('eventForms.kbps.about', { rate: number(rate.kbps) }));
  return <>{parts.join(', ')}</>;
}

function DataSent({ encoder }: { encoder: Encoder }) {
  const t = useMessages(eventFormsTexts);
  const { number } = useFormat();
  const rate = dataRate(encoder);
  if (!rate) return <span className={styles.missing}>{t('eventForms.sends.unknown')}</span>;
  const size = megabytesAnHour(rate.kbps);
  return <>{t(`eventForms.sends.${rate.kind}`, { size: number(size, size < 10 ? 1 : 0) })}</>;
}
