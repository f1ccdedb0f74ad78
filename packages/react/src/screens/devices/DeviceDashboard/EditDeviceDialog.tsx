import { type Device, devices, toDeviceForm } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceFormsTexts } from '../../../messages/en/deviceForms.ts';
import { editDeviceTexts } from '../../../messages/en/editDevice.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { DeviceTagPicker } from '../../../patterns/choosing/DeviceTagPicker.tsx';
import { IconPicker } from '../../../patterns/choosing/IconPicker.tsx';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import OverwriteQuestion from '../../../patterns/form/OverwriteQuestion.tsx';
import { useDialogForm } from '../../../patterns/form/useDialogForm.ts';
import { TextField } from '../../../ui/index.ts';

export interface EditDeviceDialogProps {
  device: Device;
  onClose: () => void;
}

/** Name, tag and icon of a device (DSH-02). A module of its own: loaded when needed. */
export default function EditDeviceDialog({ device, onClose }: EditDeviceDialogProps) {
  const t = useMessages(editDeviceTexts, formTexts);
  const { notify } = useCarillon('EditDeviceDialog');
  const { user_id: userId } = device;
  const form = useDialogForm(devices, {
    parent: { userId },
    record: device,
    start: toDeviceForm(device),
    areas: [deviceFormsTexts],
    factsOf: ({ name, icon_id, device_tag_id }) => [
      [t('editDevice.name'), name],
      [t('editDevice.tag'), String(device_tag_id ?? '')],
      [t('editDevice.icon'), String(icon_id)],
    ],
    onSaved({ name }) {
      onClose();
      notify({ kind: 'success', title: t('form.saved', { name }) });
    },
  });
  const isCleared = device.device_tag_id !== null && form.values.device_tag_id === null;
  const question = form.status === 'ready' && form.question.kind === 'overwrite' ? form.question : null;
  return (
    <>
      <FormDialog
        form={form}
        title={t('editDevice.title')}
        refusedTitle={t(isCleared ? 'editDevice.clear.failed' : 'editDevice.failed')}
        onClose={onClose}
      >
        <TextField label={t('editDevice.name')} endText={form.counter('name')} {...form.field('name')} />
        <DeviceTagPicker
          label={t('editDevice.tag')}
          optionalText={t('editDevice.optional')}
          userId={userId}
          {...form.field('device_tag_id')}
        />
        <IconPicker label={t('editDevice.icon')} userId={userId} {...form.field('icon_id')} />
      </FormDialog>
      {question && <OverwriteQuestion onAnswer={question.onAnswer} />}
    </>
  );
}
