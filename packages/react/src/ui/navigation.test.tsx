// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Link } from './Link.tsx';
import { NavigationProvider } from './navigation.tsx';

/** Whether we kept a click from the browser; then it is kept from it in any case, a test goes nowhere. */
let isPrevented: boolean | undefined;
const stay = (event: MouseEvent) => {
  isPrevented = event.defaultPrevented;
  event.preventDefault();
};
window.addEventListener('click', stay);
window.addEventListener('auxclick', stay);

afterEach(cleanup);

function renderLink(href: string, props: { target?: string; download?: boolean } = {}) {
  const navigate = vi.fn();
  render(
    <NavigationProvider navigate={navigate} useHref={(to) => (to.startsWith('/') ? `/app${to}` : to)}>
      <Link href={href} {...props}>
        Devices
      </Link>
    </NavigationProvider>,
  );
  return { navigate, link: screen.getByRole('link', { name: 'Devices' }) };
}

test('a link goes through the router and carries the address of the host', () => {
  const { navigate, link } = renderLink('/devices');
  expect(link.getAttribute('href')).toBe('/app/devices');
  fireEvent.click(link);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/devices');
});

describe('the browser has', () => {
  test.each([
    ['a new tab', '/devices', { ctrlKey: true }, {}],
    ['a new tab on a Mac', '/devices', { metaKey: true }, {}],
    ['a new window', '/devices', { shiftKey: true }, {}],
    ['the middle button', '/devices', { button: 1 }, {}],
    ['another target', '/devices', {}, { target: '_blank' }],
    ['a download', '/devices', {}, { download: true }],
    ['another site', 'https://hallfm.example.org/', {}, {}],
    ['a place on this page', '#main', {}, {}],
  ])('%s', (_case, href, event, props) => {
    const { navigate, link } = renderLink(href, props);
    fireEvent.click(link, event);
    expect(navigate).not.toHaveBeenCalled();
    expect(isPrevented).toBe(false);
  });
});

describe('FLT-089 a link tells another site neither opener nor referrer', () => {
  test.each([
    ['https://hallfm.example.org/', 'noopener noreferrer'],
    ['HTTP://hallfm.example.org/', 'noopener noreferrer'],
    ['//hallfm.example.org/', 'noopener noreferrer'],
    ['\\\\hallfm.example.org/', 'noopener noreferrer'],
    ['mailto:hall@example.org', 'noopener noreferrer'],
    ['/devices', null],
    ['devices?at=10:30', null],
    ['#main', null],
  ])('%s', (href, rel) => {
    render(<Link href={href}>Hall FM</Link>);
    expect(screen.getByRole('link').getAttribute('rel')).toBe(rel);
  });
});

test('without a router a link is a link', () => {
  render(<Link href="/devices">Devices</Link>);
  const link = screen.getByRole('link', { name: 'Devices' });
  expect(link.getAttribute('href')).toBe('/devices');
  fireEvent.click(link);
  expect(isPrevented).toBe(false);
});
