import {
  type Device,
  devices,
  LABEL_REFUSALS,
  NEW_DEVICE,
  type NewDeviceForm,
} from '@carillon/protocol/device';
import { formatRefusal } from '@carillon/protocol/form';
import { useState } from 'react';
import { ApiError } from '../../../hooks/device/errors.ts';
import type { RegistrationLink } from '../../../hooks/page/keptRegistration.ts';
import { useDropRegistration } from '../../../hooks/page/registrationLink.ts';
import { usePaths } from '../../../hooks/page/usePaths.ts';
import { useRequest } from '../../../hooks/platform/useRequest.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { addDeviceTexts } from '../../../messages/en/addDevice.ts';
import { deviceFormsTexts } from '../../../messages/en/deviceForms.ts';
import { useAddForm } from '../../../patterns/form/stored/useAddForm.ts';
import type { StoredFormState } from '../../../patterns/form/stored/useStoredForm.ts';

/**
 * Registers a device of a person, and leads back to the list of theirs (DEV-01). One that is theirs by now, perhaps by a call
 * whose answer was lost, is found there as well.
 */
export function useAddDevice(
  userId: number,
  { label, key }: RegistrationLink,
): StoredFormState<Device, NewDeviceForm> {
  const t = useMessages(addDeviceTexts);
  const dropRegistration = useDropRegistration();
  const request = useRequest();
  const [known] = useState(() => new Set<Device>());

  async function findKnown(reason: unknown, asked: string): Promise<Device> {
    const isTheirs =
      reason instanceof ApiError && reason.serverMessage === formatRefusal(LABEL_REFUSALS.yours, asked);
    if (!isTheirs) throw reason;
    const found = await request(devices.calls.list, { userId, query: { query: asked } });
    const device = found.find(({ device_id }) => device_id === asked);
    if (!device) throw reason;
    known.add(device);
    return device;
  }

  return useAddForm(devices, {
    parent: { userId },
    start: { ...NEW_DEVICE, label, key },
    areas: [deviceFormsTexts],
    listPath: usePaths().devices(userId),
    async around(body, send) {
      const device = await send().catch((reason: unknown) => findKnown(reason, body.label));
      dropRegistration(body.label);
      return device;
    },
    savedText: (device) => t(known.has(device) ? 'addDevice.yours' : 'addDevice.done', { name: device.name }),
  });
}
