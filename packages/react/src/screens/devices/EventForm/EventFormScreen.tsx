import type { DeviceEvent } from '@carillon/protocol/device';
import type { ReactNode } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { errorText } from '../../../messages/errorText.ts';
import { FormScreen } from '../../../patterns/form/FormScreen.tsx';
import { FormSection } from '../../../patterns/form/FormSection.tsx';
import type { FormField } from '../../../patterns/form/useForm.ts';
import { OfflineLabel } from '../../../ui/feedback/OfflineLabel.tsx';
import { TextField } from '../../../ui/index.ts';
import { InZone } from '../DeviceZone/DeviceZone.tsx';
import * as styles from './EventForm.css.ts';
import { kept } from './kept.ts';
import { findRecapKind, RecapNote, RecapPanel } from './RecapPanel.tsx';
import { WaitingBanner, WaitingNote } from './SavingWaits.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { isUntouched } from './scheduleForm.ts';
import { type EventFormState, usePictureRecap } from './useEventForm.ts';

export interface EventFormScreenProps<Rec extends DeviceEvent, Form extends { readonly name: string }>
  extends EventFormState<Rec, Form> {
  userId: number;
  id: number;
  title: string;
  name: FormField<string> & { readonly endText: string | undefined };
  fieldCount: number;
  /** The sections after name and schedule. */
  children: ReactNode;
}

const NameField = kept(TextField);

/** The form of an event, of whatever kind: name, schedule and recap, and around them what every form has (D2, EVT-05). */
export function EventFormScreen<Rec extends DeviceEvent, Form extends { readonly name: string }>(
  props: EventFormScreenProps<Rec, Form>,
) {
  const {
    form,
    device,
    awaited,
    schedule,
    onSchedule,
    picture,
    userId,
    id,
    title,
    name,
    fieldCount,
    children,
  } = props;
  const { paths, hasPage } = useCarillon('EventFormScreen');
  const t = useMessages(devicesTexts, eventFormsTexts, formTexts);
  const recap = usePictureRecap(picture);
  const { step } = form;
  const kind = findRecapKind(recap, form.isChanged('schedule') || step.status !== 'editing');
  // A copy of another event is one that was entered before.
  const isEmpty = form.isNew && name.value === '' && isUntouched(form.values.schedule);
  const crumbs = hasPage('devices') ? [{ label: t('devices.title'), href: paths.devices(userId) }] : [];
  const deviceName = device?.name ?? t('dash.title');
  const hasList = hasPage('events');
  return (
    <InZone timeZone={picture.timeZone}>
      <FormScreen
        form={form}
        title={title}
        crumbs={
          hasList && hasPage('device')
            ? [...crumbs, { label: deviceName, href: paths.device(userId, id) }]
            : crumbs
        }
        listTitle={hasList ? t('eventForms.list') : deviceName}
        failedTitle={t('eventForms.failed')}
        fieldCount={fieldCount}
        hasNoDates
        words={{ submit: t('form.submit') }}
        actions={awaited?.kind === 'device' && <OfflineLabel>{t('device.offline')}</OfflineLabel>}
        banner={awaited && <WaitingBanner awaited={awaited} reason={form.blocked} />}
        waiting={awaited && <WaitingNote awaited={awaited} />}
        refusal={{
          title: t(form.isNew ? 'eventForms.create.failed' : 'eventForms.edit.failed'),
          children: step.status === 'refused' && t('eventForms.error', { error: errorText(t, step.error) }),
        }}
        summary={isEmpty ? undefined : <RecapNote recap={recap} kind={kind} />}
        untouched={isEmpty ? t('eventForms.untouched') : undefined}
        lead={
          <RecapPanel
            userId={userId}
            id={id}
            picture={picture}
            recap={recap}
            kind={kind}
            name={form.values.event.name}
            schedule={form.values.schedule}
            onSchedule={schedule.kind.isReadOnly ? undefined : onSchedule}
          />
        }
      >
        <FormSection title={t('eventForms.section')}>
          <div className={styles.stream}>
            <NameField className={styles.streamAddress} label={t('eventForms.name')} {...name} />
          </div>
        </FormSection>
        <ScheduleSection fields={schedule} />
        {children}
      </FormScreen>
    </InZone>
  );
}
