// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('DEV-05 two places of the same name are two steps', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Breadcrumbs
      aria-label="You are here"
      crumbs={[
        { label: 'Devices', href: '/devices' },
        { label: 'Hall', href: '/devices/1' },
        { label: 'Hall', href: '/devices/1/events/2' },
        { label: 'Hall' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/devices',
    '/devices/1',
    '/devices/1/events/2',
  ]);
  expect(screen.getAllByText('Hall').at(-1)?.getAttribute('aria-current')).toBe('page');
  expect(complain).not.toHaveBeenCalled();
});
