import {
  isSender,
  newSenderForm,
  type SenderEvent,
  type SenderForm,
  scheduledForm,
  senderForm,
  toSenderBody,
  toSenderForm,
} from '@carillon/protocol/device';
import { CODECS, type Encoder, findEncoderProblem } from '@carillon/protocol/encoder';
import type { SenderUri } from '@carillon/protocol/stream';
import { useCallback } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { FormSection } from '../../../patterns/form/FormSection.tsx';
import { isWithin } from '../../../patterns/form/paths.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Skeleton, TextField } from '../../../ui/index.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import * as styles from './EventForm.css.ts';
import { EventFormScreen } from './EventFormScreen.tsx';
import { kept } from './kept.ts';
import { ToggleGroup } from './lazyFields.ts';
import { RelaySection } from './RelaySection.tsx';
import { type EventFormKind, useEventForm } from './useEventForm.ts';

/** Seven fields on four lines. */
const ENCODER_HEIGHT = 360;

// Its tables of rates and bitrates are fetched beside the form.
const EncoderSection = kept(
  lazyPart(
    () => import('./EncoderSection.tsx'),
    () => (
      <div className={styles.whole}>
        <Skeleton height={ENCODER_HEIGHT} />
      </div>
    ),
  ),
);

// It brings the sliders of react-aria.
const LineInFields = kept(
  lazyPart(
    () => import('./LineInFields.tsx'),
    () => (
      <div className={styles.whole}>
        <Skeleton height={LINE_IN_HEIGHT} />
      </div>
    ),
  ),
);

/** Of two sliders, each with its line below. */
const LINE_IN_HEIGHT = 192;

// Words come first: it says again what is typed.
const SendsPanel = lazyPart(
  () => import('./SendsPanel.tsx'),
  () => <Skeleton height={SENDS_HEIGHT} />,
);

/** Of a title and four lines. */
const SENDS_HEIGHT = 134;

export interface SenderEventFormProps {
  /** Whose device: one's own id, or anybody's for an admin. */
  userId: number;
  /** The id of the device's record; not the label. */
  id: number;
  /** The number of the event on its device, of 'evts/3' the 3; 'add' for a new one. */
  eventId: number | 'add';
}

const sender: EventFormKind<SenderEvent, SenderForm> = {
  kind: 'sender',
  start: newSenderForm(),
  schema: scheduledForm<SenderForm>(senderForm),
  isOfKind: isSender,
  toForm: toSenderForm,
  toBody: toSenderBody,
  rules({ encoder }, saved) {
    const field = findEncoderProblem(encoder, saved?.encoder);
    return field ? { [`event.encoder.${field}`]: { key: `problem.encoder.${field}` } } : {};
  },
};

/** An event that sends what comes in by the line to a relay server (D2, D5, Sender event form). */
export const SenderEventForm = asPrivateScreen(
  'SenderEventForm',
  function SenderEventForm(props: SenderEventFormProps) {
    return <Form key={`${props.userId} ${props.id} ${props.eventId}`} {...props} />;
  },
);

function Form({ userId, id, eventId }: SenderEventFormProps) {
  const t = useMessages(eventFormsTexts);
  const event = useEventForm(sender, {
    userId,
    id,
    eventId,
    // Never a password.
    listFacts: ({ scheme, host, port, mountpoint, user, tls, timeout, encoder, radio }) => [
      [t('eventForms.relay'), [scheme, host, port, mountpoint, user, String(tls), timeout].join(', ')],
      [t('eventForms.encoder'), describeEncoder(encoder)],
      [t('eventForms.radio'), Object.values(radio).join(', ')],
    ],
  });
  const { form } = event;
  const { encoder, scheme } = form.values.event;
  const optional = t('eventForms.optional');
  const { change } = form;

  const changeEncoder = useCallback(
    (next: Encoder) =>
      change(
        (before) => ({ ...before, event: { ...before.event, encoder: next } }),
        (path) => (isWithin(path, 'event.encoder') ? undefined : path),
      ),
    [change],
  );

  const takeUri = useCallback(
    (uri: SenderUri) =>
      change(
        (before) => ({ ...before, event: { ...before.event, ...uri } }),
        (path) => (Object.keys(uri).some((name) => path === `event.${name}`) ? undefined : path),
      ),
    [change],
  );

  const { onChange: onAdvertise } = form.field('event.radio.adv');
  const advertise = useCallback((value: string) => onAdvertise(value === 'public'), [onAdvertise]);

  return (
    <EventFormScreen
      {...event}
      userId={userId}
      id={id}
      title={t(eventId === 'add' ? 'eventForms.sender.create' : 'eventForms.sender.edit')}
      name={{ ...form.field('event.name'), endText: form.counter('event.name') }}
      fieldCount={18}
    >
      <RelaySection
        fields={{
          scheme: form.field('event.scheme'),
          host: form.field('event.host'),
          port: form.field('event.port'),
          mountpoint: form.field('event.mountpoint'),
          user: form.field('event.user'),
          password: form.field('event.password'),
          timeout: form.field('event.timeout'),
          tls: form.field('event.tls'),
        }}
        onUri={takeUri}
      />
      <EncoderSection
        encoder={encoder}
        onChange={changeEncoder}
        fields={{
          codec: form.field('event.encoder.codec'),
          ch: form.field('event.encoder.ch'),
          qlt: form.field('event.encoder.qlt'),
          sr: form.field('event.encoder.sr'),
          br: form.field('event.encoder.br'),
          adc: form.field('event.encoder.adc'),
        }}
        loaded={form.record?.encoder}
        isMp3Only={scheme === 'shoutcast'}
      />
      <FormSection title={t('eventForms.lineIn')} reason={t('eventForms.lineIn.reason')}>
        <LineInFields
          encoder={encoder}
          gain={form.field('event.encoder.gain')}
          autoGain={form.field('event.encoder.ag')}
        />
      </FormSection>
      <FormSection title={t('eventForms.radio')} reason={t('eventForms.radio.reason')}>
        <div className={styles.whole}>
          <TextField
            label={t('eventForms.name')}
            optionalText={optional}
            endText={form.counter('event.radio.name')}
            {...form.field('event.radio.name')}
          />
        </div>
        <div className={styles.whole}>
          <ToggleGroup
            label={t('eventForms.advertise')}
            options={[
              { value: 'public', label: t('eventForms.public') },
              { value: 'private', label: t('eventForms.private') },
            ]}
            {...form.field('event.radio.adv')}
            value={form.values.event.radio.adv ? 'public' : 'private'}
            onChange={advertise}
          />
        </div>
        <div className={styles.whole}>
          <TextField
            label={t('eventForms.description')}
            optionalText={optional}
            endText={form.counter('event.radio.desc')}
            {...form.field('event.radio.desc')}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            label={t('eventForms.genre')}
            optionalText={optional}
            endText={form.counter('event.radio.genre')}
            {...form.field('event.radio.genre')}
          />
          <TextField
            label={t('eventForms.url')}
            optionalText={optional}
            endText={form.counter('event.radio.url')}
            inputMode="url"
            {...form.field('event.radio.url')}
          />
        </div>
      </FormSection>
      <SendsPanel form={form.values.event} />
    </EventFormScreen>
  );
}

/** An encoder in figures, to be compared with another one. */
const describeEncoder = ({ codec, ch, sr, br, gain }: Encoder) =>
  [CODECS[codec]?.name ?? codec, ch + 1, sr, br ?? '', gain].filter((part) => part !== '').join(', ');
