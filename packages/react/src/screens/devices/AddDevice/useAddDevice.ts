import { type Device, devices, NEW_DEVICE, type NewDeviceForm } from '@carillon/protocol/device';
import { usePaths } from '../../../hooks/page/usePaths.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { addDeviceTexts } from '../../../messages/en/addDevice.ts';
import { deviceFormsTexts } from '../../../messages/en/deviceForms.ts';
import { useAddForm } from '../../../patterns/form/stored/useAddForm.ts';
import type { StoredFormState } from '../../../patterns/form/stored/useStoredForm.ts';

/** What a link to Add Device may bring along. */
export type FactoryFacts = Pick<NewDeviceForm, 'label' | 'key'>;

/** Registers a device of a person, and leads back to the list of theirs (DEV-01). */
export function useAddDevice(
  userId: number,
  { label, key }: FactoryFacts,
): StoredFormState<Device, NewDeviceForm> {
  const t = useMessages(addDeviceTexts);
  return useAddForm(devices, {
    parent: { userId },
    start: { ...NEW_DEVICE, label, key },
    areas: [deviceFormsTexts],
    listPath: usePaths().devices(userId),
    savedText: ({ name }) => t('addDevice.done', { name }),
  });
}
