// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useHref, useLocation, useNavigate } from 'react-router';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { Menu } from '../overlays/Menu.tsx';
import { Button } from './Button.tsx';
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
afterAll(() => {
  window.removeEventListener('click', stay);
  window.removeEventListener('auxclick', stay);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PAGE = '/manage/2/feature/2/dash?at=noon';

/** Where the router is. */
function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function RoutedPage({ children }: { children: React.ReactNode }) {
  const navigate = useNavigate();
  return (
    <NavigationProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      {children}
      <Address />
    </NavigationProvider>
  );
}

/** A page of a host with React Router, below a base path. */
const renderPage = (children: React.ReactNode) =>
  render(
    <MemoryRouter basename="/app" initialEntries={[`/app${PAGE}`]}>
      <RoutedPage>{children}</RoutedPage>
    </MemoryRouter>,
  );

const address = () => screen.getByRole('status').textContent;

function renderLink(href: string, props: { target?: string; download?: boolean } = {}) {
  renderPage(
    <Link href={href} {...props}>
      Devices
    </Link>,
  );
  return screen.getByRole('link', { name: 'Devices' });
}

test.each([
  ['/devices', '/app/devices', '/devices'],
  ['/devices?di=1#row', '/app/devices?di=1#row', '/devices?di=1'],
  ['?at=night', '/app/manage/2/feature/2/dash?at=night', '/manage/2/feature/2/dash?at=night'],
])('a link to %s goes through the router and carries the address of the host', (href, written, reached) => {
  const link = renderLink(href);
  expect(link.getAttribute('href')).toBe(written);
  expect(link.getAttribute('rel')).toBeNull();
  fireEvent.click(link);
  expect(address()).toBe(reached);
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
    ['an address in full', `${location.origin}/devices`, {}, {}],
    ['a place on this page', '#main', {}, {}],
    ['an address below this one', 'devices', {}, {}],
  ])('%s', (_case, href, event, props) => {
    fireEvent.click(renderLink(href, props), event);
    expect(address()).toBe(PAGE);
    expect(isPrevented).toBe(false);
  });
});

const outside = [
  'https://hallfm.example.org/',
  'HTTP://hallfm.example.org/',
  '//hallfm.example.org/',
  '\\\\hallfm.example.org/',
  '/\\hallfm.example.org/',
  ' https://hallfm.example.org/',
  '/\t/hallfm.example.org/',
  'ht\ntps://hallfm.example.org/',
  '\u0001//hallfm.example.org/',
  'mailto:hall@example.org',
];

describe('FLT-089 a link to another site stays as it is, and tells it neither opener nor referrer', () => {
  test.each(outside)('%j', (href) => {
    const link = renderLink(href);
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test.each(['#main', 'devices?at=10:30', './a:b'])('%s is none', (href) => {
    const link = renderLink(href);
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('rel')).toBeNull();
  });
});

describe('an entry of a menu', () => {
  async function openMenu(href: string) {
    const entries = [{ id: 'a', label: 'Radio', href }];
    renderPage(<Menu aria-label="Actions" trigger={<Button>Open</Button>} entries={entries} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    return screen.findByRole('menuitem', { name: 'Radio' });
  }

  test('goes through the router', async () => {
    const entry = await openMenu('/devices');
    expect(entry.getAttribute('href')).toBe('/app/devices');
    await userEvent.click(entry);
    expect(address()).toBe('/devices');
  });

  test('FLT-089 to another site stays as it is', async () => {
    const entry = await openMenu('https://hallfm.example.org/');
    expect(entry.getAttribute('href')).toBe('https://hallfm.example.org/');
    expect(entry.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('to a place on this page is the browser’s', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const entry = await openMenu('#main');
    await userEvent.click(entry);
    expect(address()).toBe(PAGE);
    expect(assign.mock.calls).toEqual([['#main']]);
  });
});

test('without a router a link is a link', () => {
  render(<Link href="/devices">Devices</Link>);
  const link = screen.getByRole('link', { name: 'Devices' });
  expect(link.getAttribute('href')).toBe('/devices');
  fireEvent.click(link);
  expect(isPrevented).toBe(false);
});
