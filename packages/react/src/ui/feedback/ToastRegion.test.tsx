// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { afterEach, expect, test, vi } from 'vitest';
import { NavigationProvider } from '../actions/navigation.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue } from './toastQueue.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderRegion() {
  const queue = createToastQueue();
  render(
    <>
      <button type="button">Save</button>
      <ToastRegion queue={queue} aria-label="Notifications" dismissLabel="Dismiss" />
    </>,
  );
  return queue;
}

test('is a named live region before anything is said', () => {
  renderRegion();
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region.querySelector('[aria-live="polite"]')).toBeTruthy();
});

test.each([
  ['closes', (dialog: HTMLElement) => dialog.dispatchEvent(new Event('close'))],
  ['is taken away', (dialog: HTMLElement) => dialog.remove()],
])('a toast in a dialog of the host that %s is shown on outside of it', async (_case, end) => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  let container: HTMLElement = dialog;
  const queue = createToastQueue();
  render(
    <UNSAFE_PortalProvider getContainer={() => container}>
      <ToastRegion queue={queue} aria-label="Notifications" dismissLabel="Dismiss" />
    </UNSAFE_PortalProvider>,
  );
  act(() => void queue.add({ kind: 'success', title: 'It is saved.' }));
  expect(dialog.textContent).toContain('It is saved.');
  container = document.body;
  await act(async () => end(dialog));
  const toast = await screen.findByText('It is saved.');
  expect([toast.isConnected, dialog.contains(toast)]).toEqual([true, false]);
  dialog.remove();
});

test('what failed is said at once', () => {
  const queue = renderRegion();
  act(() => void queue.add({ kind: 'danger', title: 'Failed to Tag', detail: 'timeout' }));
  expect(screen.getByRole('alert').textContent).toBe('Failed to Tagtimeout');
});

test('a toast may lead on: its link is followed, and the toast goes', async () => {
  const followed = vi.fn();
  const queue = createToastQueue();
  render(
    <NavigationProvider navigate={followed} useHref={(to) => `/portal${to}`}>
      <ToastRegion queue={queue} aria-label="Notifications" dismissLabel="Dismiss" />
    </NavigationProvider>,
  );
  const link = { label: 'Show it', href: '/backend/country/7' };
  act(() => void queue.add({ kind: 'success', title: 'Italy has been saved!', link }));
  expect(screen.getByRole('link', { name: 'Show it' }).getAttribute('href')).toBe(
    '/portal/backend/country/7',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Show it' }));
  expect(followed.mock.calls[0]?.[0]).toBe('/backend/country/7');
  expect(screen.queryByText('Italy has been saved!')).toBeNull();
});

test('a toast in use does not close by itself', () => {
  vi.useFakeTimers();
  const queue = renderRegion();
  act(() => void queue.add({ kind: 'success', title: 'Logged Out' }));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Logged Out')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('Logged Out')).toBe(null);
});

test('API-09: none closes while one has the focus, though the pointer is gone', async () => {
  vi.useFakeTimers();
  const queue = renderRegion();
  act(() => void queue.add({ kind: 'success', title: 'Logged Out' }));
  const region = screen.getByRole('region', { name: 'Notifications' });
  fireEvent.pointerEnter(region);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.pointerLeave(region);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Logged Out')).toBeTruthy();
  fireEvent.pointerEnter(region);
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Logged Out')).toBeTruthy();
  fireEvent.pointerLeave(region);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('Logged Out')).toBe(null);
});

test('dismissing the last one gives the focus back', async () => {
  const queue = renderRegion();
  screen.getByRole('button', { name: 'Save' }).focus();
  act(() => void queue.add({ kind: 'success', title: 'Logged Out' }));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Logged Out')).toBe(null);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});
