// @vitest-environment happy-dom
// FLT-062: what one person, or one role, has read is not there for the next.
import type { CarillonClient } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { users } from '@carillon/protocol/account';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PAGE } from '../../patterns/list/useList.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { ADMIN, OWNER, testClient } from '../../testClient.ts';
import { getQueries } from './queries.ts';
import { useCall } from './useCall.ts';

afterEach(cleanup);

/** A page of a list, which keeps the rows of before until the next ones have come. */
function People({ offset }: { offset: number }) {
  const { data, error } = useCall(users.calls.list, { query: { limit: 2, offset } }, PAGE);
  return (
    <output>{data?.map(({ username }) => username).join(' ') ?? (error ? 'refused' : 'loading')}</output>
  );
}

async function open() {
  const platform = createPlatform();
  const client = testClient(platform);
  await client.session.login(ADMIN);
  const page = (offset: number) => (
    <CarillonProvider client={client}>
      <People offset={offset} />
    </CarillonProvider>
  );
  const view = render(page(0));
  const text = () => screen.getByRole('status').textContent ?? '';
  await waitFor(() => expect(text()).toContain('@carillon.example'));
  return { client, platform, text, turn: (offset: number) => view.rerender(page(offset)) };
}

const kept = (client: CarillonClient) =>
  JSON.stringify(
    getQueries(client)
      .getQueryCache()
      .getAll()
      .map(({ state }) => state),
  );

test('FLT-062 the next 403 after a change of role drops every answer of the old one, also the rows of before', async () => {
  const { client, platform, text, turn } = await open();
  platform.changeUser(1, { role: 'user' });
  turn(2);
  await waitFor(() => expect(client.session.getSnapshot().isAdmin).toBe(false));
  await waitFor(() => expect(text()).toBe('refused'));
  expect(kept(client)).not.toContain('@carillon.example');
  turn(0);
  await waitFor(() => expect(text()).toBe('refused'));
});

test('FLT-062 who becomes an administrator sees what they may see now', async () => {
  const platform = createPlatform();
  const client = testClient(platform);
  await client.session.login(OWNER);
  render(
    <CarillonProvider client={client}>
      <People offset={0} />
    </CarillonProvider>,
  );
  await screen.findByText('refused');
  platform.changeUser(2, { role: 'admin' });
  await act(() => client.session.recheck());
  await screen.findByText(/@carillon\.example/);
});

test('FLT-062 another person never sees the rows of the one before', async () => {
  const { client, text } = await open();
  await act(() => client.session.login(OWNER));
  expect(text()).not.toContain('@');
  await waitFor(() => expect(text()).toBe('refused'));
  expect(kept(client)).not.toContain('@carillon.example');
});
