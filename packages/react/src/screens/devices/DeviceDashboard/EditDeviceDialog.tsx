import { type Device, devices, deviceTags, icons, toDeviceForm } from '@carillon/protocol/device';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceFormsTexts } from '../../../messages/en/deviceForms.ts';
import { editDeviceTexts } from '../../../messages/en/editDevice.ts';
import { DeviceTagPicker } from '../../../patterns/choosing/DeviceTagPicker.tsx';
import { IconPicker } from '../../../patterns/choosing/IconPicker.tsx';
import { DEVICE_TAGS, ICONS } from '../../../patterns/choosing/listQueries.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useDialogForm } from '../../../patterns/form/useDialogForm.ts';
import { TextField } from '../../../ui/index.ts';

export interface EditDeviceDialogProps {
  device: Device;
  onClose: () => void;
}

/** Name, tag and icon of a device (DSH-02). A module of its own: loaded when needed. */
export default function EditDeviceDialog({ device, onClose }: EditDeviceDialogProps) {
  const t = useMessages(editDeviceTexts);
  const { user_id: userId } = device;
  // The pickers ask for the same.
  const tags = useCall(deviceTags.calls.list, { userId, query: DEVICE_TAGS });
  const pictures = useCall(icons.calls.list, { userId, query: ICONS });
  const form = useDialogForm(devices, {
    parent: { userId },
    record: device,
    start: toDeviceForm(device),
    areas: [deviceFormsTexts],
    listFacts: ({ name, icon_id, device_tag_id }) => [
      [t('editDevice.name'), name],
      [t('editDevice.tag'), nameIn(tags.data, device_tag_id)],
      [t('editDevice.icon'), nameIn(pictures.data, icon_id)],
    ],
    onClose,
  });
  const isCleared = device.device_tag_id !== null && form.values.device_tag_id === null;
  return (
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
  );
}

/** What a person calls what was chosen; of what is not known, or no longer, its number. */
function nameIn(known: readonly { id: number; name: string }[] | undefined, id: number | null): string {
  if (id === null) return '';
  return known?.find((one) => one.id === id)?.name ?? String(id);
}
