// @vitest-environment happy-dom
// Forms of records that are not kept as countries are: without dates, without deletion, with words of their own, on a device.
import { createPlatform } from '@carillon/mocks';
import { deleteEvent, setEvent } from '@carillon/protocol/broker';
import { type PlaybackEvent, playbackForm, toPlaybackBody, toPlaybackForm } from '@carillon/protocol/device';
import { systemClock } from '@carillon/protocol/time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useDevice } from '../../../hooks/device/useDevice.ts';
import { useDeviceBlock } from '../../../hooks/device/useDeviceBlock.ts';
import { createMemoryNavigation } from '../../../hooks/page/navigation.ts';
import { eventsTexts } from '../../../messages/en/events.ts';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../../testClient.ts';
import { TextField } from '../../../ui/index.ts';
import { FormScreen } from '../FormScreen.tsx';
import { FormSection } from '../FormSection.tsx';
import type { RecordStore } from './recordStore.ts';
import { useStoredForm } from './useStoredForm.ts';

afterEach(cleanup);

interface Address {
  readonly id: number;
  readonly name: string;
  /** What others count: no form shows it. */
  readonly uses: number;
}

const body = z.object({ name: z.string() });
type Body = z.infer<typeof body>;

/** Where the address is kept, and what somebody else makes of it. */
function createAddressStore({ canRemove = true } = {}) {
  const kept = { address: { id: 3, name: 'Home', uses: 1 } as Address };
  const onRefusal = { error: null as Error | null };
  const useStore = (): RecordStore<Address, Body> => {
    const [record, setRecord] = useState(kept.address);
    return {
      record,
      error: null,
      async reload() {
        setRecord(kept.address);
        return kept.address;
      },
      add: async ({ name }) => ({ id: 9, name, uses: 0 }),
      async update(_id, { name }) {
        kept.address = { ...kept.address, name };
        return kept.address;
      },
      ...(canRemove && {
        async remove() {
          if (onRefusal.error) throw onRefusal.error;
        },
      }),
    };
  };
  return { kept, onRefusal, useStore };
}

function AddressForm({ useStore }: Pick<ReturnType<typeof createAddressStore>, 'useStore'>) {
  const form = useStoredForm({
    id: 3,
    store: useStore(),
    start: { name: '' },
    toForm: ({ name }: Address) => ({ name }),
    toBody: (values) => values,
    schema: body,
    areas: [],
    getName: ({ name }) => name,
    listFacts: ({ name }) => [['Name', name]],
    listPath: '/addresses',
    savedText: ({ name }, isNew) => `Address for ${name} ${isNew ? 'added' : 'edited'} successfully.`,
    deletedText: () => 'Address removed successfully.',
  });
  return (
    <FormScreen
      form={form}
      title="Edit Address"
      listTitle="Addresses"
      failedTitle="It could not be loaded."
      fieldCount={1}
      words={{
        submit: 'Save address',
        delete: 'Remove',
        deleteDetail: 'Nothing is sent there any more.',
        deleteConfirm: 'I am sure, delete address',
      }}
      facts={<p>Used once</p>}
      buttons={<button type="button">Print a label</button>}
    >
      <FormSection title="Address">
        <TextField label="Name" {...form.field('name')} />
      </FormSection>
    </FormScreen>
  );
}

function open(options?: Parameters<typeof createAddressStore>[0]) {
  const store = createAddressStore(options);
  const navigation = createMemoryNavigation('/address/3');
  const onNotice = vi.fn();
  render(
    <CarillonProvider navigation={navigation} onNotice={onNotice}>
      <AddressForm useStore={store.useStore} />
    </CarillonProvider>,
  );
  return { ...store, navigation, onNotice, name: screen.getByRole<HTMLInputElement>('textbox') };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a form has its own words, facts and buttons, and a record without dates shows none', async () => {
  const { navigation, onNotice, name } = open();
  expect(screen.getByText('Used once')).toBeDefined();
  expect(screen.queryByText(/Created at/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Print a label' })).toBeDefined();
  await userEvent.type(name, ' sweet home');
  await press('Save address');
  await waitFor(() => expect(navigation.current()).toBe('/addresses'));
  const title = 'Address for Home sweet home edited successfully.';
  expect(onNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'success', title });
});

test('a deletion has its own words; where it fails it says why, and is tried again', async () => {
  const { navigation, onNotice, onRefusal } = open();
  onRefusal.error = new Error('No');
  await press('Remove');
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(question.textContent).toContain('Nothing is sent there any more.');
  await userEvent.click(within(question).getByRole('button', { name: 'I am sure, delete address' }));
  await screen.findByRole('alertdialog', { name: 'Failed to Delete' });
  expect(navigation.current()).toBe('/address/3');
  onRefusal.error = null;
  await press('Try again');
  await waitFor(() => expect(navigation.current()).toBe('/addresses'));
  const title = 'Address removed successfully.';
  await waitFor(() => expect(onNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'success', title }));
});

test('what cannot be deleted has no button for it', () => {
  open({ canRemove: false });
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('FLT-076 without dates, what somebody else saved is found by what the form shows, and by nothing else', async () => {
  const { kept, navigation, name } = open();
  await userEvent.type(name, ' sweet home');
  kept.address = { ...kept.address, name: 'Office' };
  await press('Save address');
  await screen.findByText('Someone else changed this after you opened it.');
  expect(screen.getByRole('radio', { name: 'Theirs, saved now Office' })).toBeDefined();
  // A count that moves meanwhile is no version of its own.
  kept.address = { ...kept.address, name: 'Home', uses: 2 };
  await press('Save address');
  await waitFor(() => expect(navigation.current()).toBe('/addresses'));
  expect(kept.address.name).toBe('Home sweet home');
});

/** A playback event, which lives on its device. */
function EventForm({ id }: { id: string }) {
  const { link, events } = useDevice('CR-1002');
  const event = events?.find((one): one is PlaybackEvent => one.id === id && one.mode === 'playback');
  const [example] = exampleEvents(2);
  const form = useStoredForm({
    id,
    store: {
      record: event,
      error: null,
      reload: async () => event,
      add: async () => Promise.reject(new Error('Nothing is added here.')),
      async update(_id, values) {
        if (!link || !event) throw new Error('There is no device.');
        const saved = await link.send(setEvent, toPlaybackBody(values, event, event));
        if (saved.mode !== 'playback') throw new Error('Another kind of event.');
        return saved;
      },
      remove: async (eventId) => link?.send(deleteEvent, { id: eventId }),
    },
    start: toPlaybackForm(example as PlaybackEvent),
    toForm: toPlaybackForm,
    toBody: (values) => values,
    schema: playbackForm,
    areas: [eventsTexts],
    getName: ({ name }) => name,
    listFacts: ({ name }) => [['Name', name]],
    listPath: '/events',
    blocked: useDeviceBlock('CR-1002'),
  });
  return (
    <FormScreen
      form={form}
      title="Edit Playback Event"
      listTitle="Events"
      failedTitle="It could not be loaded."
      fieldCount={1}
    >
      <FormSection title="Event">
        <TextField label="Name" {...form.countedField('name')} />
      </FormSection>
    </FormScreen>
  );
}

function Names() {
  const { events } = useDevice('CR-1002');
  return <output>{events?.map(({ name }) => name).join(', ')}</output>;
}

test('EVT-05 the record may live on a device: it waits while that is offline, and is saved there', async () => {
  const platform = createPlatform();
  const hub = createHub({ authority: platform.authority });
  const device = createFirmware({
    label: 'CR-1002',
    classId: 2,
    clock: systemClock,
    events: exampleEvents(2),
  });
  const attachment = hub.attach(device);
  const client = testClient(platform, { broker: hub.transport() });
  await client.session.login(OWNER);
  const navigation = createMemoryNavigation('/event/1');
  render(
    <CarillonProvider client={client} navigation={navigation} onNotice={() => {}}>
      <EventForm id="evts/1" />
      <Names />
    </CarillonProvider>,
  );
  const name = await screen.findByDisplayValue('Morning radio', {}, { timeout: 5000 });
  expect(screen.getByText('13/32')).toBeDefined();
  await userEvent.clear(name);
  await userEvent.type(name, 'Evening radio');
  await act(async () => attachment.cut());
  expect((await screen.findByText('CR-1002 is offline.')).closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Edit' }).disabled).toBe(true);
  expect(name).toHaveProperty('value', 'Evening radio');

  hub.attach(device);
  await waitFor(
    () => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Edit' }).disabled).toBe(false),
    { timeout: 5000 },
  );
  await press('Edit');
  await waitFor(() => expect(navigation.current()).toBe('/events'));
  await screen.findByText('Evening radio, Weekend mix');
});
