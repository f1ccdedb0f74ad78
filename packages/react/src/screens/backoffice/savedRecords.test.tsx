// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as door from '../../backoffice.ts';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import type { RecordId } from '../../patterns/form/stored/useRecordForm.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { ADMIN, OWNER, testClient } from '../../testClient.ts';
import { AddDevice } from '../devices/AddDevice/AddDevice.tsx';
import type { ScreenOptions } from '../ScreenOptions.tsx';
import { CountryForm } from './CountryForm.tsx';

afterEach(cleanup);

type FormScreen = ComponentType<{ id: RecordId; userId?: number } & ScreenOptions>;

const forms = Object.entries(door).filter(([name]) => name.endsWith('Form')) as [string, FormScreen][];

async function open(Form: FormScreen, id: RecordId, onSaved: ScreenOptions['onSaved']) {
  const client = testClient();
  await client.session.login(ADMIN);
  const navigation = createMemoryNavigation('/');
  const onError = vi.fn();
  render(
    <CarillonProvider client={client} navigation={navigation} onNotice={() => {}} onError={onError}>
      <Form id={id} userId={2} onSaved={onSaved} />
    </CarillonProvider>,
  );
  await screen.findAllByRole('textbox');
  return { navigation, onError };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test.each(forms)(
  '%s tells its host what it has saved, and has a name for style sheets',
  async (_name, Form) => {
    const onSaved = vi.fn();
    await open(Form, 1, onSaved);
    expect(document.querySelector('form')?.dataset.carillonPart).toBe('form');
    await press(/^(Edit|Save Changes)$/);
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSaved).toHaveBeenCalledWith({ done: 'edited', id: 1, name: expect.stringMatching(/\S/) });
  },
);

test('a form tells its host what it has added, with the id that it was given', async () => {
  const onSaved = vi.fn();
  await open(CountryForm, 'add', onSaved);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ruritania');
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'RU{Enter}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(onSaved).toHaveBeenCalledWith({ done: 'added', id: expect.any(Number), name: 'Ruritania' });
});

test('FLT-109 a form tells its host what it has deleted, and leads on although the host throws', async () => {
  const onSaved = vi.fn(() => {
    throw new Error('saved');
  });
  const { navigation, onError } = await open(CountryForm, 1, onSaved);
  await press('Delete');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: /^I am sure/ }));
  await waitFor(() => expect(navigation.current()).toBe('/backend/countries'));
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({
    done: 'deleted',
    id: 1,
    name: expect.stringMatching(/\S/),
  });
  expect(onError.mock.calls.map(([error]) => error.message)).toEqual(['saved']);
});

test('AddDevice tells its host which device it has registered', async () => {
  const client = testClient();
  await client.session.login(OWNER);
  const navigation = createMemoryNavigation('/manage/2/add?label=CR-1005&key=KEY-1005');
  const onSaved = vi.fn();
  const onNotice = vi.fn();
  render(
    <CarillonProvider client={client} navigation={navigation} onNotice={onNotice}>
      <AddDevice userId={2} onSaved={onSaved} />
    </CarillonProvider>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Device Name' }), 'Gallery');
  await userEvent.click(await screen.findByRole('button', { name: /Icon/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Tower' }));
  await press('Register Device');
  await waitFor(() => expect(navigation.current()).toBe('/manage/2/list'));
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({ done: 'added', id: expect.any(Number), name: 'Gallery' });
  expect(onNotice).toHaveBeenCalledOnce();
});
