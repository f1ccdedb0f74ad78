// @vitest-environment happy-dom
import { buildUser } from '@carillon/mocks';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { BrowserRouter, useHref, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type Notice, useCarillon } from '../../hooks/context.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { testClient } from '../../testClient.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { Login } from './Login/Login.tsx';
import { Signup } from './Signup.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

afterEach(cleanup);

const navigation = { useHref, useLocation, useNavigate };

const ok = (data: object) => Response.json({ success: true, data });
const refused = (message: string) => Response.json({ success: false, message });

/** A platform whose answers come when the test says so, in any order. */
function slowPlatform() {
  const asked: { readonly body: string; readonly answer: (response: Response) => Promise<void> }[] = [];
  const client = testClient(undefined, {
    // What is told stays as long as a test takes.
    clock: createVirtualClock(),
    fetch: (_url, init) =>
      new Promise<Response>((resolve) =>
        asked.push({
          body: String(init?.body),
          answer: (response) => act(async () => resolve(response)),
        }),
      ),
  });
  return { asked, client, bodies: () => asked.map(({ body }) => body) };
}

/** The account pages of a host. */
function Pages() {
  const { pathname } = useCarillon('Pages').navigation.useLocation();
  if (pathname === '/backend/verify-email') return <VerifyEmail />;
  if (pathname === '/backend/signup') return <Signup />;
  if (pathname === '/backend/forgot-password') return <ForgotPassword />;
  return pathname === '/backend/login' ? <Login /> : null;
}

async function open(address: string, isToldHere = false) {
  window.history.replaceState(null, '', address);
  const { length } = window.history;
  const told: Notice[] = [];
  const platform = slowPlatform();
  const view = await act(async () =>
    render(
      <StrictMode>
        <BrowserRouter>
          <CarillonProvider
            client={platform.client}
            navigation={navigation}
            onNotice={isToldHere ? undefined : (notice) => told.push(notice)}
          >
            <Pages />
          </CarillonProvider>
        </BrowserRouter>
      </StrictMode>,
    ),
  );
  return { ...view, ...platform, told, hasGrown: () => window.history.length > length };
}

/** Goes to another page of this app, as by a link. */
const goTo = (to: string) =>
  act(async () => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

const address = () => window.location.pathname + window.location.search;
const tokenField = () => screen.findByLabelText<HTMLInputElement>('Token');
const emailField = () => screen.findByLabelText<HTMLInputElement>('Email');

test('FLT-064 ACC-18 a token is sent once, in Strict Mode too, and is gone from address and history', async () => {
  const { hasGrown, bodies } = await open('/backend/verify-email?token=abc.def&from=mail');
  expect((await tokenField()).value).toBe('abc.def');
  expect(address()).toBe('/backend/verify-email?from=mail');
  expect(hasGrown()).toBe(false);
  expect(bodies()).toEqual(['{"token":"abc.def"}']);
});

test('FLT-064 who comes back to the address later finds none, and nothing is sent', async () => {
  const first = await open('/backend/verify-email?token=abc');
  first.unmount();
  const { bodies } = await open(address());
  expect((await tokenField()).value).toBe('');
  expect([address(), bodies()]).toEqual(['/backend/verify-email', []]);
});

test('FLT-064 the link of another e-mail, opened while the first is being verified, is sent as well, once; the answer to the first is none to it', async () => {
  const { asked, bodies } = await open('/backend/verify-email?token=first');
  await goTo('/backend/verify-email?token=second');
  expect((await tokenField()).value).toBe('second');
  expect(address()).toBe('/backend/verify-email');
  expect(bodies()).toEqual(['{"token":"first"}', '{"token":"second"}']);
  await asked[0]?.answer(refused('This token is not valid.'));
  expect(screen.queryByRole('alert')).toBeNull();
  await asked[1]?.answer(refused('This token is too old.'));
  expect((await screen.findByRole('alert')).textContent).toContain('This token is too old.');
});

test('ACC-08 an answer that comes after its page was left is told, and takes nobody away from where they are', async () => {
  const { asked, told } = await open('/backend/forgot-password');
  const email = await emailField();
  await act(async () => fireEvent.change(email, { target: { value: 'owner@carillon.example' } }));
  await act(async () => screen.getByRole('button', { name: 'Send email' }).click());
  await goTo('/backend/login');
  await asked[0]?.answer(ok({}));
  await vi.waitFor(() => expect(told.map(({ title }) => title)).toEqual(['Email sent']));
  expect(address()).toBe('/backend/login');
});

test('ACC-08 the address of a login that was refused stands in the form of the forgotten password', async () => {
  const { asked } = await open('/backend/login');
  const email = await emailField();
  const password = screen.getByLabelText('Password');
  await act(async () => fireEvent.change(email, { target: { value: 'Owner@Carillon.example' } }));
  await act(async () => fireEvent.change(password, { target: { value: 'Owner-124!' } }));
  await act(async () => screen.getByRole('button', { name: 'Login' }).click());
  await asked[0]?.answer(refused('The e-mail address or the password is wrong.'));
  await goTo('/backend/forgot-password');
  expect((await emailField()).value).toBe('owner@carillon.example');
});

test('ACC-03 ACC-05 what is told of a new account goes at once when its link has done its work, and not before', async () => {
  const { asked, bodies } = await open('/backend/signup', true);
  await emailField();
  const type = (label: string, value: string) =>
    act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  await type('Name', 'Anneke');
  await type('Surname', 'Vos');
  await type('Location', 'Keizersgracht 12, Amsterdam');
  await type('Email', 'anneke@carillon.example');
  await type('Password', 'Carillon-1');
  await act(async () => screen.getByRole('checkbox', { name: 'I agree to the terms' }).click());
  await act(async () => screen.getByRole('button', { name: 'Signup' }).click());
  await asked[0]?.answer(ok({}));
  await screen.findByText('Account created');
  await goTo('/backend/verify-email?token=abc');
  await vi.waitFor(() => expect(bodies()).toHaveLength(2));
  expect(screen.queryByText('Account created')).not.toBeNull();
  await asked[1]?.answer(ok(buildUser({ username: 'anneke@carillon.example' })));
  await screen.findByText('Account verified successfully, you can now login in.');
  expect(screen.queryByText('Account created')).toBeNull();
});
