import {
  devices,
  NEW_DEVICE,
  type NewDeviceForm,
  newDeviceBody,
  toNewDeviceBody,
} from '@carillon/protocol/device';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useCarillon } from '../../../hooks/context.ts';
import { queriesOf } from '../../../hooks/queries.ts';
import { useListAddress } from '../../../hooks/useLastList.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useRequest } from '../../../hooks/useRequest.ts';
import { useStepBack } from '../../../hooks/useStepBack.ts';
import { useUnsavedChanges } from '../../../hooks/useUnsavedChanges.ts';
import { addDeviceTexts } from '../../../messages/en/addDevice.ts';
import { deviceFormsTexts } from '../../../messages/en/deviceForms.ts';
import { findBlame } from '../../../patterns/form/blame.ts';
import { useCounter } from '../../../patterns/form/useCounter.ts';
import { type FormState, useForm } from '../../../patterns/form/useForm.ts';

/** What a link to Add Device may bring along. */
export type FactoryFacts = Pick<NewDeviceForm, 'label' | 'key'>;

export interface AddDeviceState {
  readonly form: FormState<NewDeviceForm>;
  /** How long the name is, and may be. */
  readonly nameCount: string | undefined;
  /** Where Cancel leads: to the list, as it was left. */
  readonly listPath: string;
}

/** Registers a device of a person, and leads back to the list of theirs (DEV-01). */
export function useAddDevice(userId: number, { label, key }: FactoryFacts): AddDeviceState {
  const t = useMessages(addDeviceTexts);
  const { client, paths, notify, tellSaved } = useCarillon('AddDevice');
  const request = useRequest();
  const list = paths.devices(userId);
  const listPath = useListAddress(list);
  const stepBack = useStepBack(listPath);
  const countText = useCounter(newDeviceBody);
  const [isDone, setDone] = useState(false);
  const form = useForm({
    start: { ...NEW_DEVICE, label, key },
    toBody: toNewDeviceBody,
    schema: newDeviceBody,
    areas: [deviceFormsTexts],
    blame: (error) => findBlame(devices.refusals, error),
    async send(body) {
      const { id, name } = await request(devices.calls.add, { userId, body });
      await queriesOf(client).invalidateQueries({ refetchType: 'none' });
      tellSaved({ done: 'added', id, name });
      // From here on nobody is asked before what was typed is left.
      flushSync(() => setDone(true));
      notify({ kind: 'success', title: t('addDevice.done', { name }) });
      stepBack();
    },
  });
  useUnsavedChanges(form.isDirty && !isDone);
  return { form, nameCount: countText('name', form.values.name), listPath };
}
