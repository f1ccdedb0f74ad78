// @vitest-environment happy-dom
import { createCarillonClient, memoryStorage } from '@carillon/client';
import { createPlatform, type PlatformOptions } from '@carillon/mocks';
import { countries } from '@carillon/protocol/catalog';
import { createHub } from '@carillon/simulator';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryNavigation } from '../../../hooks/page/navigation.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { CountryForm } from '../../../screens/backoffice/CountryForm.tsx';
import { CountryList } from '../../../screens/backoffice/CountryList.tsx';
import type { RecordId } from './useRecordForm.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = async (question: string, name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await userEvent.click(within(dialog).getByRole('button', { name }));
};

/** The country form over a platform; country 1 is Austria. */
async function open(
  id: RecordId,
  options: PlatformOptions = {},
  beside?: ReactNode,
  onTheWay = (fetch: (request: Request) => Promise<Response>) => fetch,
) {
  const platform = createPlatform(options);
  /** What was asked of the platform, but for reading. */
  const changes: string[] = [];
  const reads: string[] = [];
  /** Holds back what changes something, until it is opened. */
  const gate = { isShut: false, open: () => {} };
  const send = onTheWay(platform.handle);
  const client = createCarillonClient({
    apiUrl: 'http://carillon.test',
    broker: createHub({ authority: platform.authority }).transport(),
    storage: memoryStorage(),
    async fetch(url, init) {
      const request = new Request(url, init);
      if (request.method === 'GET') reads.push(new URL(url).pathname);
      else {
        changes.push(`${request.method} ${new URL(url).pathname}`);
        if (gate.isShut) await new Promise<void>((done) => (gate.open = done));
      }
      return send(request);
    },
  });
  await client.session.login({ email: 'admin@carillon.example', password: 'Admin-123!' });
  changes.length = 0;
  const navigation = createMemoryNavigation('/backend/country/1');
  const onNotice = vi.fn();
  const view = render(
    <StrictMode>
      <CarillonProvider client={client} navigation={navigation} onNotice={onNotice} timeZone="UTC">
        <CountryForm id={id} />
        {beside}
      </CarillonProvider>
    </StrictMode>,
  );
  const name = await nameField();
  return { ...view, client, changes, reads, gate, navigation, onNotice, name };
}

async function rename(name: HTMLInputElement, text: string) {
  await userEvent.clear(name);
  await userEvent.type(name, text);
}

test('ENT-02 CTY-02 the id add creates a record, and leads back to the list with a toast', async () => {
  const { client, changes, navigation, onNotice, name } = await open('add');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await userEvent.type(name, ' Ruritania ');
  await userEvent.type(codeField(), 'RU{Enter}');
  await waitFor(() => expect(navigation.current()).toBe('/backend/countries'));
  expect(changes).toEqual(['POST /api/countries/add']);
  expect(onNotice).toHaveBeenCalledWith({ kind: 'success', title: 'Ruritania has been saved!' });
  const [newest] = await client.http.request(countries.calls.list, {});
  expect(newest).toMatchObject({ name: 'Ruritania', code: 'RU' });
});

test('ENT-02 any other id loads its record, with its dates, and saves it', async () => {
  const { client, changes, navigation, onNotice, name } = await open(1);
  expect(name.value).toBe('Austria');
  expect(screen.getByText(/^Created at January 7, 2026 at 9:00\sAM · Updated at/)).toBeDefined();
  await rename(name, 'Österreich');
  await press('Edit');
  await waitFor(() => expect(navigation.current()).toBe('/backend/countries'));
  expect(changes).toEqual(['PUT /api/countries/1']);
  expect(onNotice).toHaveBeenCalledWith({ kind: 'success', title: 'Österreich has been saved!' });
  expect(await client.http.request(countries.calls.read, { id: 1 })).toMatchObject({ name: 'Österreich' });
});

test('ENT-02 what is wrong is flagged and not sent, the focus is on the first, and an edit takes its flag', async () => {
  const { changes, name } = await open('add');
  await userEvent.type(codeField(), 'RURIT');
  await press('Add');
  expect(screen.getByRole('alert').textContent).toContain('2 fields need attention.');
  expect(document.activeElement).toBe(name);
  expect([name, codeField()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  await userEvent.type(name, 'R');
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  expect(codeField().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('1 field needs attention.');
  await userEvent.type(codeField(), '{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(changes).toEqual([]);
});

test('FLT-073 while it is being saved it is not saved again, and nothing typed then is taken', async () => {
  const { changes, gate, navigation, name } = await open('add');
  gate.isShut = true;
  await userEvent.type(name, 'Ruritania');
  await userEvent.type(codeField(), 'RU{Enter}{Enter}X');
  expect(codeField().value).toBe('RU');
  expect(changes).toHaveLength(1);
  await act(async () => gate.open());
  await waitFor(() => expect(navigation.current()).toBe('/backend/countries'));
});

test.each([
  [
    '200 success:false',
    () => Response.json({ success: false, message: 'The code is taken.' }),
    'The code is taken.',
  ],
  ['409', () => new Response('{}', { status: 409 }), 'Unknown server error 409'],
  ['422', () => new Response('{}', { status: 422 }), 'Unknown server error 422'],
  ['500', () => new Response('', { status: 500 }), 'Internal server error'],
])(
  'FLT-068 refused by %s, everything stays as typed and the focus is on the reason',
  async (_case, refuse, text) => {
    const { navigation, onNotice, name } = await open(1, {
      faults: (call) => (call === 'updateCountry' ? refuse() : undefined),
    });
    await rename(name, 'Österreich');
    await press('Edit');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(document.activeElement).toBe(alert);
    expect([name.value, codeField().value]).toEqual(['Österreich', 'AT']);
    expect(navigation.current()).toBe('/backend/country/1');
    expect(onNotice).not.toHaveBeenCalled();
  },
);

test('a code that is taken is said at its field and in the alert, and an edit takes the flag', async () => {
  const { name } = await open(1);
  await rename(name, 'Belgique');
  await userEvent.clear(codeField());
  await userEvent.type(codeField(), 'BE{Enter}');
  const alert = await screen.findByRole('alert');
  const taken = 'A country with the code BE already exists.';
  expect(alert.textContent).toBe(`Not saved.${taken}`);
  expect(codeField().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(taken)).toHaveLength(2);
  expect(document.activeElement).toBe(codeField());
  await userEvent.type(codeField(), '2');
  expect(codeField().hasAttribute('aria-invalid')).toBe(false);
});

/** The platform saves, and the answer is lost on its way. */
function loseAnswerOnce() {
  let isLost = false;
  return (fetch: (request: Request) => Promise<Response>) => async (request: Request) => {
    const response = await fetch(request);
    if (request.method !== 'PUT' || isLost) return response;
    isLost = true;
    throw new TypeError('Failed to fetch');
  };
}

test('FLT-066 a save whose answer was lost is blamed on nobody else, and is made again', async () => {
  const { changes, navigation, name } = await open(1, {}, undefined, loseAnswerOnce());
  await rename(name, ' Österreich');
  await press('Edit');
  await screen.findByRole('alert');
  // Coming back to the window reads the record again, which is what was sent.
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await press('Edit');
  await waitFor(() => expect(navigation.current()).toBe('/backend/countries'));
  expect(screen.queryByText(/someone else/i)).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(changes).toEqual(['PUT /api/countries/1', 'PUT /api/countries/1']);
});

test('FLT-066 what is typed after a lost answer is saved without a question; what somebody else saved then is not', async () => {
  const { client, navigation, name } = await open(1, {}, undefined, loseAnswerOnce());
  await rename(name, 'Österreich');
  await press('Edit');
  await screen.findByRole('alert');
  await rename(name, 'Republic of Austria');
  const body = { name: 'Autriche', code: 'AT' };
  await client.http.request(countries.calls.update, { id: 1, body });
  await press('Edit');
  await screen.findByText(CHANGED);
  expect(name.value).toBe('Republic of Austria');
  // Theirs is what was sent once, so that it is as if nobody had been there.
  await client.http.request(countries.calls.update, { id: 1, body: { ...body, name: 'Österreich' } });
  await press('Edit');
  await waitFor(() => expect(navigation.current()).toBe('/backend/countries'));
});

test('FLT-076 a record that somebody else deleted is not saved; what was typed stays, and Add makes a new one of it', async () => {
  const { client, changes, navigation, name } = await open(1);
  await rename(name, 'Österreich');
  await client.http.request(countries.calls.remove, { id: 1 });
  changes.length = 0;
  await press('Edit');
  const alert = await screen.findByText('Deleted by someone else.');
  expect(screen.getByRole('alert').contains(alert)).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(name.value).toBe('Österreich');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  expect(changes).toEqual([]);
  await press('Add');
  await waitFor(() => expect(navigation.current()).toBe('/backend/countries'));
  expect(changes).toEqual(['POST /api/countries/add']);
});

test('FLT-076 of a record that somebody else deleted one hears on coming back to the window', async () => {
  const { client, name } = await open(1);
  await rename(name, 'Österreich');
  await client.http.request(countries.calls.remove, { id: 1 });
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  act(() => void dispatchEvent(new Event('visibilitychange')));
  expect((await screen.findByRole('alert')).textContent).toContain('Deleted by someone else.');
  expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
});

test('FLT-076 a record that is deleted while it is being saved can be added, too', async () => {
  const { name } = await open(1, {
    faults: (call) =>
      call === 'updateCountry' ? Response.json({ success: false }, { status: 404 }) : undefined,
  });
  await rename(name, 'Österreich');
  await press('Edit');
  expect((await screen.findByRole('alert')).textContent).toContain('Deleted by someone else.');
  expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
});

test('FLT-076 a record that somebody else deleted is deleted for who deletes it, too', async () => {
  const { client, navigation, onNotice } = await open(1);
  await client.http.request(countries.calls.remove, { id: 1 });
  await press('Delete');
  await answer('Are you sure?', 'I am sure, delete Austria');
  await waitFor(() => expect(navigation.current()).toBe('/backend/countries'));
  await waitFor(() =>
    expect(onNotice).toHaveBeenCalledWith({ kind: 'success', title: 'Austria has been deleted!' }),
  );
});

/** Of somebody else who saved it on this day. */
const CHANGED = /^Someone else changed this at \d\d:\d\d, after you opened it\.$/;

/** The other person, in another browser. */
const changeIt = (client: Awaited<ReturnType<typeof open>>['client'], name = 'Autriche') =>
  client.http.request(countries.calls.update, { id: 1, body: { name, code: 'AT' } });

test('FLT-076 what somebody else saved is replaced only by who has seen it, and Save asks once', async () => {
  const { client, changes, navigation, name } = await open(1, {
    faults: (call) =>
      call === 'updateCountry' && isRefusing ? new Response('', { status: 500 }) : undefined,
  });
  let isRefusing = false;
  await rename(name, 'Österreich');
  await changeIt(client);
  changes.length = 0;
  await press('Edit');
  const frame = (await screen.findByText(CHANGED)).closest('[role=alert]');
  expect(changes).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(frame));
  expect(screen.getByText('Changed meanwhile: choose, then save')).toBeDefined();

  isRefusing = true;
  await press('Edit');
  await screen.findByText('Internal server error');
  isRefusing = false;
  await press('Edit');
  await waitFor(() => expect(navigation.current()).toBe('/backend/countries'));
  expect(changes).toEqual(['PUT /api/countries/1', 'PUT /api/countries/1']);
});

test('FLT-076 on coming back to the window one is told of the other version, field by field, and chooses', async () => {
  const { client, name } = await open(1);
  await rename(name, 'Österreich');
  await changeIt(client);
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  act(() => void dispatchEvent(new Event('visibilitychange')));
  await screen.findByText(CHANGED);
  // Nobody is torn out of a field.
  expect(document.activeElement).toBe(name);
  expect(name.value).toBe('Österreich');
  const choice = within(screen.getByRole('radiogroup', { name: 'Name' }));
  await userEvent.click(choice.getByRole('radio', { name: 'Theirs, saved now Autriche' }));
  expect(name.value).toBe('Autriche');
  await userEvent.click(choice.getByRole('radio', { name: 'Yours Österreich' }));
  expect(name.value).toBe('Österreich');
  await press('Take all of theirs');
  expect(name.value).toBe('Autriche');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('ENT-01 a record is deleted after a yes, and the list is shown with a toast', async () => {
  const { changes, reads, navigation, onNotice } = await open(1);
  reads.length = 0;
  await press('Delete');
  await answer('Are you sure?', 'Cancel');
  expect(changes).toEqual([]);
  await press('Delete');
  await answer('Are you sure?', 'I am sure, delete Austria');
  await waitFor(() => expect(navigation.current()).toBe('/backend/countries'));
  await waitFor(() =>
    expect(onNotice).toHaveBeenCalledWith({ kind: 'success', title: 'Austria has been deleted!' }),
  );
  expect(changes).toEqual(['DELETE /api/countries/1']);
  // It is gone: nothing asks for it again.
  expect(reads).toEqual([]);
});

test('ENT-01 API-10 a record that may not be deleted stays, and the reason is said', async () => {
  const { navigation } = await open(1, {
    faults: (call) =>
      call === 'deleteCountry' ? Response.json({ success: false, message: 'It is in use.' }) : undefined,
  });
  await press('Delete');
  await answer('Are you sure?', 'I am sure, delete Austria');
  const dialog = await screen.findByRole('alertdialog', { name: 'Failed to Delete' });
  expect(within(dialog).getByRole('alert').textContent).toBe('Austria could not be deleted.It is in use.');
  expect(navigation.current()).toBe('/backend/country/1');
});

test('ENT-02 what stays beside the form reads again what was saved', async () => {
  function Names() {
    const { data } = useCall(countries.calls.list, {});
    return (
      <ul aria-label="Names">
        {data?.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    );
  }
  const { name } = await open(1, {}, <Names />);
  const names = within(screen.getByRole('list', { name: 'Names' }));
  await names.findByText('Austria');
  await rename(name, 'Österreich');
  await press('Edit');
  await names.findByText('Österreich');
});

test('FLT-085 our own way back asks while something is typed, and no longer after a yes', async () => {
  const { navigation, name } = await open(1);
  await rename(name, 'Österreich');
  await userEvent.click(screen.getByRole('link', { name: 'Go back' }));
  await answer('Leave without saving?', 'Stay');
  expect(navigation.current()).toBe('/backend/country/1');
  expect(name.value).toBe('Österreich');
  await userEvent.click(screen.getByRole('link', { name: 'Go back' }));
  await answer('Leave without saving?', 'Leave');
  expect(navigation.current()).toBe('/backend/countries');
});

test('FLT-085 what was typed and taken back is nothing to ask for', async () => {
  const { navigation, name } = await open(1);
  await rename(name, 'Österreich');
  expect(screen.getByText('Unsaved changes')).toBeDefined();
  await rename(name, 'Austria');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Go back' }));
  expect(navigation.current()).toBe('/backend/countries');
});

test('FLT-085 a save that ends after the form was left leads nowhere', async () => {
  const { gate, navigation, onNotice, unmount, name } = await open('add');
  gate.isShut = true;
  await userEvent.type(name, 'Ruritania');
  await userEvent.type(codeField(), 'RU{Enter}');
  unmount();
  await act(async () => gate.open());
  await waitFor(() => expect(onNotice).toHaveBeenCalled());
  expect(navigation.current()).toBe('/backend/country/1');
});

describe('ENT-03 two tabs of one browser, each with the form of the same record', () => {
  async function openTabs() {
    const platform = createPlatform();
    const tabs = [];
    for (const index of [0, 1]) {
      const client = createCarillonClient({
        apiUrl: 'http://carillon.test',
        broker: createHub({ authority: platform.authority }).transport(),
        storage: memoryStorage(),
        fetch: (url, init) => platform.handle(new Request(url, init)),
      });
      await client.session.login({ email: 'admin@carillon.example', password: 'Admin-123!' });
      const navigation = createMemoryNavigation('/backend/country/1');
      const { container } = render(
        <CarillonProvider client={client} navigation={navigation}>
          <CountryForm id={1} />
        </CarillonProvider>,
      );
      const tab = within(container);
      const name = await tab.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
      tabs.push({
        name,
        // The bar with the buttons stands elsewhere in the page, those of the first tab before those of the second.
        press: async (label: string) =>
          userEvent.click(screen.getAllByRole('button', { name: label })[index] ?? container),
        hasLeft: () => waitFor(() => expect(navigation.current()).toBe('/backend/countries')),
      });
    }
    const [first, second] = tabs;
    if (!first || !second) throw new Error('A tab is missing.');
    return { first, second };
  }

  test('what one has saved oneself is asked about as such', async () => {
    const { first, second } = await openTabs();
    await rename(first.name, 'Autriche');
    await rename(second.name, 'Österreich');
    await first.press('Edit');
    await first.hasLeft();
    await second.press('Edit');
    expect(await screen.findByText('You changed this in another tab.')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'In the other tab Autriche' })).toBeDefined();
  });

  test('what one has deleted oneself is said to be', async () => {
    const { first, second } = await openTabs();
    await rename(second.name, 'Österreich');
    await first.press('Delete');
    await answer('Are you sure?', 'I am sure, delete Austria');
    await first.hasLeft();
    await second.press('Edit');
    expect(await screen.findByText('You deleted this in another tab.')).toBeDefined();
  });

  test('so is what one has deleted in a list', async () => {
    const { client, name } = await open(1, { seed: { carriers: [] } });
    await rename(name, 'Österreich');
    const list = render(
      <CarillonProvider
        client={client}
        navigation={createMemoryNavigation('/backend/countries?by=name_asc')}
        onNotice={() => {}}
      >
        <CountryList />
      </CarillonProvider>,
    );
    const tab = within(list.container);
    await userEvent.click(await tab.findByRole('row', { name: 'Austria' }));
    await userEvent.click(tab.getByRole('button', { name: 'Delete' }));
    await answer('Are you sure?', 'I am sure, delete Austria');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Edit');
    expect(await screen.findByText('You deleted this in another tab.', {}, { timeout: 5000 })).toBeDefined();
  });
});
