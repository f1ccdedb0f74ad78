import type { RegistrationLink } from '../../../hooks/page/keptRegistration.ts';
import { useRegistrationLink } from '../../../hooks/page/registrationLink.ts';
import { useScreenName } from '../../../hooks/page/useScreenName.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { addDeviceTexts } from '../../../messages/en/addDevice.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { IconPicker } from '../../../patterns/choosing/IconPicker.tsx';
import { FormPage } from '../../../patterns/form/FormPage.tsx';
import { FormSection } from '../../../patterns/form/FormSection.tsx';
import { ButtonLink, Panel, TextField } from '../../../ui/index.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { DeviceAreaTabs } from '../common/DeviceAreaTabs.tsx';
import { useAddDevice } from './useAddDevice.ts';

export interface AddDeviceProps {
  /** For whom: one's own id, or anybody's for an admin. */
  userId: number;
}

/**
 * A device becomes somebody's, with the label and the key that it left the factory with (D2, Add Device). A link may bring
 * both: they leave the address as soon as they are read, and are kept over a login until they are used.
 */
export const AddDevice = asPrivateScreen('AddDevice', function AddDevice({ userId }: AddDeviceProps) {
  const facts = useRegistrationLink();
  return <Form key={`${userId} ${facts.label} ${facts.key}`} userId={userId} facts={facts} />;
});

function Form({ userId, facts }: AddDeviceProps & { facts: RegistrationLink }) {
  const t = useMessages(addDeviceTexts, formTexts);
  const form = useAddDevice(userId, facts);
  const { field, values } = form;
  useScreenName(t('addDevice.title'));
  const hintOf = (name: keyof RegistrationLink) =>
    facts[name] !== '' && values[name] === facts[name] ? t('addDevice.fromLink') : undefined;
  return (
    <FormPage
      form={form}
      title={t('addDevice.title')}
      submitLabel={t('addDevice.submit')}
      beginsAtField
      buttons={
        <ButtonLink size="f" href={form.listPath}>
          {t('form.cancel')}
        </ButtonLink>
      }
      refusal={{ title: t('addDevice.failed') }}
    >
      <DeviceAreaTabs userId={userId} current="addDevice" />
      <Panel isFlush>
        <FormSection title={t('addDevice.device')} reason={t('addDevice.device.reason')}>
          <TextField
            label={t('addDevice.label')}
            hint={hintOf('label')}
            autoComplete="off"
            {...field('label')}
          />
          <TextField label={t('addDevice.key')} hint={hintOf('key')} autoComplete="off" {...field('key')} />
        </FormSection>
        <FormSection title={t('addDevice.own')} reason={t('addDevice.own.reason')}>
          <TextField
            label={t('addDevice.name')}
            autoComplete="off"
            endText={form.counter('name')}
            {...field('name')}
          />
          <IconPicker label={t('addDevice.icon')} userId={userId} {...field('icon_id')} />
        </FormSection>
      </Panel>
    </FormPage>
  );
}
