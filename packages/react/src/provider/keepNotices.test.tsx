// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, useCarillon } from '../hooks/context.ts';
import { leaveHost, takeLeaving } from '../hooks/page/leavingHost.ts';
import { paths } from '../hooks/page/paths.ts';
import { createMessages } from '../messages/messages.ts';
import { createMailedNotice } from '../screens/account/mailedNotice.ts';
import { CarillonProvider } from './CarillonProvider.tsx';
import { readNotices } from './readNotices.ts';

beforeEach(() => {
  sessionStorage.clear();
  takeLeaving();
});
afterEach(cleanup);

const ended: Notice = { kind: 'success', title: 'Logged Out', detail: 'Session ended successfully.' };
const link: Notice = {
  kind: 'info',
  title: 'For developers',
  link: { label: 'Open', href: '/backend/verify-email?token=abc' },
  stays: true,
};

const told: { notify?: (notice: Notice) => void } = {};

function Teller() {
  told.notify = useCarillon('Teller').notify;
  return null;
}

const openPage = (keepsNotices = true) =>
  render(
    <StrictMode>
      <CarillonProvider keepsNotices={keepsNotices}>
        <Teller />
      </CarillonProvider>
    </StrictMode>,
  );

function leavePage(page: ReturnType<typeof openPage>, isLedOn = true) {
  vi.spyOn(location, 'assign').mockReturnValue();
  if (isLedOn) leaveHost('/');
  act(() => void dispatchEvent(new Event('pagehide')));
  page.unmount();
}

const kept = () => Object.keys(sessionStorage);

test('ACC-10 what is told while a page is left is shown by the next one of the tab, and kept by nobody then', async () => {
  const first = openPage();
  act(() => told.notify?.(ended));
  leavePage(first);
  expect(kept()).toEqual(['carillon.notices']);
  const second = openPage();
  expect(kept()).toEqual([]);
  expect(await screen.findByText('Session ended successfully.')).toBeDefined();
  second.unmount();
  openPage();
  await act(async () => {});
  expect(screen.queryByText('Logged Out')).toBeNull();
});

test('NAV-14 what stays until it is closed goes along, and what was closed does not', async () => {
  const first = openPage();
  act(() => {
    told.notify?.(link);
    told.notify?.(ended);
  });
  const toast = (await screen.findByText('Logged Out')).closest('li');
  act(() => toast?.querySelector<HTMLElement>('button:last-of-type')?.click());
  await waitFor(() => expect(screen.queryByText('Logged Out')).toBeNull());
  leavePage(first);
  openPage();
  const open = await screen.findByRole('link', { name: 'Open' });
  expect(open.getAttribute('href')).toBe('/backend/verify-email?token=abc');
  expect(screen.queryByText('Logged Out')).toBeNull();
});

test('a page that keeps nothing writes nothing, nor does one with nothing to tell', () => {
  const silent = openPage();
  leavePage(silent);
  const other = openPage(false);
  act(() => told.notify?.(ended));
  leavePage(other);
  expect(kept()).toEqual([]);
});

test('who reloads the page or goes elsewhere has read it', () => {
  const page = openPage();
  act(() => told.notify?.(ended));
  leavePage(page, false);
  expect(kept()).toEqual([]);
});

test.each([
  ['what is no JSON', '{'],
  ['another shape', '{"at":1000,"notices":[{"kind":"loud","title":"x"}]}'],
  [
    'a link to another site',
    '{"at":1000,"notices":[{"kind":"info","title":"x","link":{"label":"x","href":"//evil.example"}}]}',
  ],
  [
    'a link that is a script',
    '{"at":1000,"notices":[{"kind":"info","title":"x","link":{"label":"x","href":"javascript:alert(1)"}}]}',
  ],
  ['news of a minute ago', '{"at":-59000,"notices":[{"kind":"info","title":"x"}]}'],
])('FLT-060 of %s nothing is told', (_what, text) => {
  expect(readNotices(text, 1000)).toEqual([]);
});

test('NAV-14 the link of an e-mail is there until it is closed', async () => {
  const mailed = { use: 'verify', email: 'anneke@carillon.example' } as const;
  const messages = createMessages({ locale: 'en-US' });
  const notice = await createMailedNotice(mailed, 'a token', messages, paths);
  expect(notice).toMatchObject({
    stays: true,
    detail: 'For anneke@carillon.example. Stays until you close it.',
    link: { href: '/backend/verify-email?token=a%20token' },
  });
});
