import {
  isPlayback,
  newPlaybackForm,
  type PlaybackEvent,
  type PlaybackForm,
  playbackForm,
  scheduledForm,
  toPlaybackBody,
  toPlaybackForm,
} from '@carillon/protocol/device';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { FormSection } from '../../../patterns/form/FormSection.tsx';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import * as styles from './EventForm.css.ts';
import { EventFormScreen } from './EventFormScreen.tsx';
import { NumberField } from './lazyFields.ts';
import { StreamFields } from './StreamFields.tsx';
import { type EventFormKind, useEventForm } from './useEventForm.ts';

export interface PlaybackEventFormProps {
  /** Whose device: one's own id, or anybody's for an admin. */
  userId: number;
  /** The id of the device's record; not the label. */
  id: number;
  /** The number of the event on its device, of 'evts/3' the 3; 'add' for a new one. */
  eventId: number | 'add';
}

const playback: EventFormKind<PlaybackEvent, PlaybackForm> = {
  kind: 'playback',
  start: newPlaybackForm(),
  schema: scheduledForm<PlaybackForm>(playbackForm),
  isOfKind: isPlayback,
  toForm: toPlaybackForm,
  toBody: toPlaybackBody,
};

/** An event that plays a radio stream, with another one to fall over to (D2, D5, Playback event form). */
export const PlaybackEventForm = asPrivateScreen(
  'PlaybackEventForm',
  function PlaybackEventForm(props: PlaybackEventFormProps) {
    return <Form key={`${props.userId} ${props.id} ${props.eventId}`} {...props} />;
  },
);

function Form({ userId, id, eventId }: PlaybackEventFormProps) {
  const t = useMessages(eventFormsTexts);
  const event = useEventForm(playback, {
    userId,
    id,
    eventId,
    listFacts: ({ address, user, timeout, failAddress, failUser, failTimeout, delay }) => [
      [t('eventForms.main'), toText(address, user, timeout)],
      [t('eventForms.failOver'), toText(failAddress, failUser, failTimeout)],
      [t('eventForms.delay'), String(delay ?? '')],
    ],
  });
  const { form } = event;
  return (
    <EventFormScreen
      {...event}
      userId={userId}
      id={id}
      title={t(eventId === 'add' ? 'eventForms.playback.create' : 'eventForms.playback.edit')}
      name={{ ...form.field('event.name'), endText: form.counter('event.name') }}
      fieldCount={14}
    >
      <FormSection title={t('eventForms.main')} reason={t('eventForms.main.reason')}>
        <StreamFields
          address={form.field('event.address')}
          user={form.field('event.user')}
          password={form.field('event.password')}
          timeout={form.field('event.timeout')}
        />
      </FormSection>
      <FormSection title={t('eventForms.failOver')} reason={t('eventForms.failOver.reason')}>
        <StreamFields
          address={form.field('event.failAddress')}
          user={form.field('event.failUser')}
          password={form.field('event.failPassword')}
          timeout={form.field('event.failTimeout')}
          isOptional
        />
      </FormSection>
      <FormSection title={t('eventForms.sync')} reason={t('eventForms.sync.reason')}>
        <div className={styles.figure}>
          <NumberField
            label={t('eventForms.delay')}
            unit={t('eventForms.milliseconds')}
            hint={t('eventForms.range')}
            {...form.field('event.delay')}
          />
        </div>
      </FormSection>
    </EventFormScreen>
  );
}

/** What a person may read of a stream: never its password. */
const toText = (address: string, user: string, timeout: number | null) =>
  [address, user, timeout ?? ''].filter((part) => part !== '').join(', ');
