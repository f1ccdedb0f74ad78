// @vitest-environment happy-dom
import type { UploadInit } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { users } from '@carillon/protocol/account';
import { medias } from '@carillon/protocol/catalog';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryNavigation } from '../../../hooks/page/navigation.ts';
import { accountTexts } from '../../../messages/en/account.ts';
import { backofficeTexts } from '../../../messages/en/backoffice.ts';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { ADMIN, testClient } from '../../../testClient.ts';
import { useAddForm } from './useAddForm.ts';
import { useRecordForm } from './useRecordForm.ts';

afterEach(cleanup);

async function open<Form>(useIt: () => Form) {
  const under = { init: undefined as UploadInit | undefined, answer: (_response: Response) => {} };
  const client = testClient(createPlatform(), {
    upload: (_url, init) =>
      new Promise((answer, fail) => {
        Object.assign(under, { init, answer });
        init.signal?.addEventListener('abort', () => fail(init.signal?.reason));
      }),
  });
  await client.session.login(ADMIN);
  const navigation = createMemoryNavigation('/here');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CarillonProvider client={client} navigation={navigation} onNotice={() => {}}>
      {children}
    </CarillonProvider>
  );
  const { result } = renderHook(useIt, { wrapper });
  return { form: () => result.current, client, navigation, under };
}

const upload = new File([new Uint8Array(8)], 'rack.png', { type: 'image/png' });

test('MED-02 FLT-082 adding a picture tells how much of it has left, and is stopped', async () => {
  const { form, under } = await open(() =>
    useAddForm(medias, {
      areas: [backofficeTexts],
      listPath: '/medias',
      fieldOf: { tag_ids: 'tags' },
    }),
  );
  act(() => form().field('upload').onChange(upload));
  act(() => form().field('description').onChange('The rack'));
  await act(async () => form().onSubmit());
  act(() => under.init?.onProgress?.({ loadedBytes: 4, totalBytes: 8 }));
  expect(form().step).toEqual({ status: 'sending', progress: 0.5 });
  await act(async () => form().onStop());
  expect(under.init?.signal?.aborted).toBe(true);
  expect(form().step).toEqual({ status: 'editing' });
  expect(form().values.upload).toBe(upload);
});

test('MED-04 a picture needs a file when it is added', async () => {
  const { form } = await open(() =>
    useAddForm(medias, { areas: [backofficeTexts], listPath: '/medias', fieldOf: { tag_ids: 'tags' } }),
  );
  act(() => form().field('description').onChange('The rack'));
  await act(async () => form().onSubmit());
  expect(form().flagged).toEqual(['upload']);
});

test('USR-05 USR-09 people are added with a password, and saved without one', async () => {
  const added = await open(() => useAddForm(users, { areas: [accountTexts], listPath: '/users' }));
  expect(added.form().values).toMatchObject({ role: 'user', verified: true, blocked: false });
  const typed = {
    first_name: 'Nina',
    last_name: 'Sol',
    location: 'Porto',
    username: 'nina@carillon.example',
    password: 'Nina-1234!',
  };
  for (const [name, text] of Object.entries(typed)) {
    act(() =>
      added
        .form()
        .field(name as keyof typeof typed)
        .onChange(text),
    );
  }
  await act(async () => added.form().onSubmit());
  await waitFor(() => expect(added.navigation.current()).toBe('/users'));

  const edited = await open(() =>
    useRecordForm(users, { id: 2, areas: [accountTexts], listFacts: () => [], listPath: '/users' }),
  );
  await waitFor(() => expect(edited.form().values.first_name).toBe('Oscar'));
  act(() => edited.form().field('location').onChange('Lisbon'));
  await act(async () => edited.form().onSubmit());
  await waitFor(() => expect(edited.navigation.current()).toBe('/users'));
  expect(await edited.client.http.request(users.calls.read, { userId: 2 })).toMatchObject({
    location: 'Lisbon',
  });
});
