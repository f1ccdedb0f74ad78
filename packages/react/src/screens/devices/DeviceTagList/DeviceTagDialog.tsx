import { type DeviceTag, deviceTags } from '@carillon/protocol/device';
import { useRequest } from '../../../hooks/platform/useRequest.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { choosingTexts } from '../../../messages/en/choosing.ts';
import { deviceFormsTexts } from '../../../messages/en/deviceForms.ts';
import { deviceTagsTexts } from '../../../messages/en/deviceTags.ts';
import { VariantPicker } from '../../../patterns/choosing/VariantPicker.tsx';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useDialogForm } from '../../../patterns/form/useDialogForm.ts';
import { TextField } from '../../../ui/index.ts';

export interface DeviceTagDialogProps {
  /** Whose tag. */
  userId: number;
  /** Left out for a new one. */
  tag?: DeviceTag | undefined;
  onClose: () => void;
}

/** Name and color of a person's tag for devices (DTG-01, DTG-02). A module of its own: loaded when needed. */
export default function DeviceTagDialog({ userId, tag, onClose }: DeviceTagDialogProps) {
  const t = useMessages(deviceTagsTexts, choosingTexts);
  const request = useRequest();
  const form = useDialogForm(deviceTags, {
    parent: { userId },
    record: tag,
    start: deviceTags.start,
    areas: [deviceFormsTexts],
    listFacts: ({ name, variant }) => [
      [t('deviceTags.field.name'), name],
      [t('deviceTags.field.color'), t(`choosing.color.${variant}`)],
    ],
    add: (body) => request(deviceTags.calls.add, { userId, body }),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(tag ? 'deviceTags.edit.title' : 'deviceTags.create')}
      submitLabel={tag ? undefined : t('deviceTags.create')}
      refusedTitle={t(tag ? 'deviceTags.edit.failed' : 'deviceTags.create.failed')}
      onClose={onClose}
    >
      <TextField label={t('deviceTags.field.name')} endText={form.counter('name')} {...form.field('name')} />
      <VariantPicker label={t('deviceTags.field.color')} name={form.values.name} {...form.field('variant')} />
    </FormDialog>
  );
}
