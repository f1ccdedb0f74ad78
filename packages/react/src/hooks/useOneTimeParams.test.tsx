// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { forgotPassword, verifyEmail } from '@carillon/protocol/http';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { BrowserRouter, useHref, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../CarillonProvider.tsx';
import { testClient } from '../testClient.ts';
import { useOneTimeParams } from './useOneTimeParams.ts';

afterEach(cleanup);

const navigation = { useHref, useLocation, useNavigate };

/** As the screens of verifying and of resetting will: one submits at once, the other keeps what it read. */
function Reader({ onRead }: { onRead: (token: string | null) => void }) {
  const [count, setCount] = useState(0);
  const { token } = useOneTimeParams(['token'], (params) => onRead(params.token));
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {token ?? 'none'}
    </button>
  );
}

function open(address: string, onRead: (token: string | null) => void = () => {}) {
  window.history.replaceState(null, '', address);
  const client = testClient();
  const length = window.history.length;
  const view = render(
    <StrictMode>
      <BrowserRouter>
        <CarillonProvider client={client} navigation={navigation}>
          <Reader onRead={onRead} />
        </CarillonProvider>
      </BrowserRouter>
    </StrictMode>,
  );
  return { ...view, client, hasGrown: () => window.history.length > length };
}

const address = () => window.location.pathname + window.location.search;

test('FLT-064 a token is read and submitted once, in Strict Mode too, and is gone from address and history', async () => {
  const onRead = vi.fn();
  const { hasGrown } = open('/backend/verify?token=abc.def&from=mail', onRead);
  expect(address()).toBe('/backend/verify?from=mail');
  expect(hasGrown()).toBe(false);
  // It is drawn again, with another callback each time.
  act(() => screen.getByRole('button', { name: 'abc.def' }).click());
  act(() => screen.getByRole('button', { name: 'abc.def' }).click());
  expect(onRead.mock.calls).toEqual([['abc.def']]);
});

test('FLT-064 who comes back to the address later finds none, and nothing is submitted', () => {
  const first = open('/backend/verify?token=abc');
  first.unmount();
  const onRead = vi.fn();
  open(address(), onRead);
  expect(screen.getByRole('button', { name: 'none' })).toBeDefined();
  expect([address(), onRead.mock.calls.length]).toEqual(['/backend/verify', 0]);
});

test('FLT-064 the link of another e-mail that is opened on the same page is read as well, once', () => {
  const onRead = vi.fn();
  open('/backend/verify?token=first', onRead);
  act(() => {
    window.history.pushState(null, '', '/backend/verify?token=second');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect(screen.getByRole('button', { name: 'second' })).toBeDefined();
  expect(onRead.mock.calls).toEqual([['first'], ['second']]);
  expect(address()).toBe('/backend/verify');
});

test('FLT-064 the platform is asked once, and takes the token', async () => {
  const platform = createPlatform();
  const client = testClient(platform, { debug: true });
  expect(client.session.getSnapshot().user).toBeNull();
  let token = '';
  await client.http.request(
    forgotPassword,
    { body: { email: 'owner@carillon.example' } },
    { onDebug: ({ jwt = '' }) => (token = jwt) },
  );
  const asked = vi.fn(() => client.http.request(verifyEmail, { body: { token } }).catch(() => null));
  open(`/backend/verify?token=${token}`, asked);
  expect(asked).toHaveBeenCalledOnce();
  expect(address()).toBe('/backend/verify');
});
