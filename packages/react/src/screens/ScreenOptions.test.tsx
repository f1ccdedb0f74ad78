// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { systemClock } from '@carillon/protocol/time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator/browser';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, StrictMode, useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as account from '../account.ts';
import * as backoffice from '../backoffice.ts';
import * as devices from '../devices.ts';
import { createMemoryNavigation } from '../hooks/page/navigation.ts';
import { usePaths } from '../hooks/page/usePaths.ts';
import { useScreenName } from '../hooks/page/useScreenName.ts';
import * as index from '../index.ts';
import type { ListSlots } from '../patterns/list/ListRows.tsx';
import { CarillonProvider, type CarillonProviderProps } from '../provider/CarillonProvider.tsx';
import * as shop from '../shop.ts';
import { ADMIN, testClient } from '../testClient.ts';
import { Breadcrumbs, Button, Link, Panel, Screen, ScreenTitle } from '../ui/index.ts';
import { asScreen } from './ScreenBoundary.tsx';
import type { ScreenOptions } from './ScreenOptions.tsx';

afterEach(cleanup);

interface SpeakerProps {
  name?: string;
  onStart?: (name: string) => void;
  /** No callback, whatever it is. */
  one?: () => string;
}

const Speaker = asScreen('Speaker', function Speaker({ name = 'Lobby', onStart, one }: SpeakerProps) {
  const paths = usePaths();
  useScreenName(name);
  return (
    <Screen isPage>
      <Breadcrumbs
        aria-label="Path"
        crumbs={[{ label: 'Speakers', href: paths.devices(2) }, { label: name }]}
      />
      <ScreenTitle end={<Button onPress={() => onStart?.(name)}>Start</Button>}>{name}</ScreenTitle>
      <Panel title="Levels" part="levels">
        {one?.()}
        <Link href={paths.device(2, 7)}>Open</Link>
      </Panel>
    </Screen>
  );
});

const show = (props: SpeakerProps & ScreenOptions = {}, more: CarillonProviderProps = {}) =>
  render(
    <CarillonProvider client={testClient()} {...more}>
      <Speaker {...props} />
    </CarillonProvider>,
  );

const root = () => document.querySelector('[data-carillon-screen]');
const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

test('a screen is a whole page unless its host says otherwise', () => {
  show();
  expect(headings()).toEqual(['H1 Lobby', 'H2 Levels']);
  expect(screen.getByRole('navigation', { name: 'Path' })).toBeDefined();
  expect(
    root()
      ?.getAttributeNames()
      .filter((name) => name.startsWith('data')),
  ).toEqual(['data-carillon-screen']);
  expect(root()?.getAttribute('data-carillon-screen')).toBe('Speaker');
});

test('breadcrumbs, title, margins and ground are left out one by one; what can be done in the title stays', () => {
  show({ hasBreadcrumbs: false });
  expect(screen.queryByRole('navigation')).toBeNull();
  cleanup();
  show({ hasTitle: false });
  expect(headings()).toEqual(['H2 Levels']);
  expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
  cleanup();
  show({ hasPadding: false });
  expect(root()?.getAttribute('data-carillon-padding')).toBe('none');
  cleanup();
  show({ hasGround: false });
  expect(root()?.getAttribute('data-carillon-ground')).toBe('none');
});

test.each([
  [2, ['H2 Lobby', 'H3 Levels']],
  [4, ['H4 Lobby', 'H5 Levels']],
] as const)('of a title of level %i the sections are one below', (headingLevel, expected) => {
  show({ headingLevel });
  expect(headings()).toEqual(expected);
});

test('what is not given is as in the screen around it', () => {
  const Outer = asScreen('Outer', () => <Speaker hasTitle={true} />);
  render(
    <CarillonProvider client={testClient()}>
      <Outer headingLevel={3} hasBreadcrumbs={false} hasTitle={false} />
    </CarillonProvider>,
  );
  expect(headings()).toEqual(['H3 Lobby', 'H4 Levels']);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('links lead to the pages of the host: those of its provider, and of one screen', () => {
  const devices = (userId: number) => `/people/${userId}/speakers`;
  show({ paths: { device: (_userId, id) => `/speakers/${id}` } }, { paths: { devices, login: '/sign-in' } });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/people/2/speakers',
    '/speakers/7',
  ]);
});

test('the host hears what the screen shows is called, and once although its callback is another one each time', () => {
  const heard: string[] = [];
  const draw = (name: string) => (
    <CarillonProvider client={client}>
      <Speaker name={name} onName={(title) => heard.push(title)} />
    </CarillonProvider>
  );
  const client = testClient();
  const { rerender } = render(draw('Lobby'));
  rerender(draw('Lobby'));
  rerender(draw('Tower'));
  expect(heard).toEqual(['Lobby', 'Tower']);
});

test('at another address the host hears it again, also where the name is the same', async () => {
  const navigation = createMemoryNavigation('/backend/country/1');
  const onName = vi.fn();
  function Next() {
    const navigate = navigation.useNavigate();
    return <button type="button" onClick={() => navigate('/backend/country/2')} />;
  }
  render(
    <CarillonProvider client={testClient()} navigation={navigation}>
      <Speaker onName={onName} />
      <Next />
    </CarillonProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '' }));
  expect(onName.mock.calls).toEqual([
    ['Lobby', 'Lobby'],
    ['Lobby', 'Lobby'],
  ]);
});

test('buttons of the host stand in the title before those of the screen, and stay where the title is left out', () => {
  const pageActions = <button type="button">Report</button>;
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  show({ pageActions });
  expect(buttons()).toEqual(['Report', 'Start']);
  cleanup();
  show({ pageActions, hasTitle: false });
  expect(buttons()).toEqual(['Report', 'Start']);
});

test('they are of one screen, and not of those in it', () => {
  const Outer = asScreen('Outer', () => <Speaker />);
  render(
    <CarillonProvider client={testClient()}>
      <Outer pageActions={<button type="button">Report</button>} />
    </CarillonProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

test('FLT-107 where what a host has put into a screen throws, it is told, and only that is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = vi.fn();
  const Broken = (): never => {
    throw new Error('report');
  };
  show({ pageActions: <Broken /> }, { onError });
  expect(onError.mock.calls.map(([error]) => error.message)).toEqual(['report']);
  expect(headings()).toEqual(['H1 Lobby', 'H2 Levels']);
  expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
});

test('FLT-109 a callback that throws breaks nothing, and is told once', async () => {
  const onError = vi.fn();
  const onName = () => {
    throw new Error('name');
  };
  show({ onStart: async () => Promise.reject(new Error('start')), onName }, { onError });
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(onError.mock.calls.map(([error]) => error.message)).toEqual(['name', 'start']);
  expect(headings()).toEqual(['H1 Lobby', 'H2 Levels']);
});

test('what is no callback is handed on as it is', () => {
  show({ one: () => 'One' });
  expect(screen.getByText('One')).toBeDefined();
});

test('a callback stays the same function, and calls what was given last', () => {
  const seen = new Set<unknown>();
  const calls: string[] = [];
  const Caller: ComponentType<{ onDone: () => void; count: number }> = ({ onDone, count }) => {
    seen.add(onDone);
    useEffect(() => {
      if (count > 0) onDone();
    }, [count, onDone]);
    return null;
  };
  const Done = asScreen('Done', Caller);
  const client = testClient();
  const draw = (count: number) => (
    <StrictMode>
      <CarillonProvider client={client}>
        <Done count={count} onDone={() => calls.push(`done ${count}`)} />
      </CarillonProvider>
    </StrictMode>
  );
  const { rerender } = render(draw(0));
  rerender(draw(1));
  rerender(draw(2));
  expect(new Set(calls)).toEqual(new Set(['done 1', 'done 2']));
  // Strict Mode draws the first time twice, with a state for each.
  expect(seen.size).toBeLessThanOrEqual(2);
});

type AnyScreen = ComponentType<
  ScreenOptions & ListSlots<object> & { userId: number; id: number; eventId: 'add' }
>;
const exported: [string, unknown][] = Object.entries({
  ...account,
  ...backoffice,
  ...devices,
  ...index,
  ...shop,
});
const everyScreen = exported.filter(
  (entry): entry is [string, AnyScreen] => typeof entry[1] === 'function' && entry[1].name === Speaker.name,
);

test('every screen of a door is looked at', () => {
  const names = everyScreen.map(([name]) => name);
  for (const name of ['Login', 'CountryForm', 'DeviceList', 'EventList', 'Welcome', 'Shop'])
    expect(names).toContain(name);
});

/** A column of the host's, which every list takes. */
const OURS = { label: 'Report', width: '96px', cell: () => 'Reported' };

/** What stands around screens, and has no title of its own. */
const FRAMES: readonly string[] = ['AppShell', 'RequireGuest', 'RequireSession'];

test.each(everyScreen)(
  '%s leaves out its title, the way there, its tabs and the margins, has headings below those of its host, its buttons, and in a list its column',
  async (name, Content) => {
    const platform = createPlatform();
    const hub = createHub({ authority: platform.authority });
    // Without it a screen of this device waits for an answer.
    hub.attach(
      createFirmware({ label: 'CR-1002', classId: 2, clock: systemClock, events: exampleEvents(2) }),
    );
    const client = testClient(platform, { broker: hub.transport() });
    await client.session.login(ADMIN);
    render(
      <CarillonProvider client={client} navigation={createMemoryNavigation('/')}>
        <Content
          userId={2}
          id={2}
          eventId="add"
          headingLevel={2}
          hasTitle={false}
          hasBreadcrumbs={false}
          hasTabs={false}
          hasPadding={false}
          pageActions={<button type="button">Report</button>}
          hostColumn={OURS}
        />
      </CarillonProvider>,
    );
    const roots = () => [...document.querySelectorAll('[data-carillon-screen]')];
    await waitFor(() => expect(roots().some((node) => node.hasAttribute('data-loading'))).toBe(false));
    expect(roots().map((node) => node.getAttribute('data-carillon-padding'))).toEqual(
      roots().map(() => 'none'),
    );
    expect(document.querySelectorAll('h1, [data-carillon-part="breadcrumbs"]').length).toBe(0);
    expect(screen.queryByRole('navigation', { name: /^(Screens of the device|Device area)$/ })).toBeNull();
    if (!FRAMES.includes(name))
      expect(await screen.findAllByRole('button', { name: 'Report' })).toHaveLength(1);
    if (name.endsWith('List')) expect(await screen.findAllByText('Reported')).not.toHaveLength(0);
  },
);
