// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import type { Transport } from '@carillon/protocol/broker';
import { countries } from '@carillon/protocol/catalog';
import { devices } from '@carillon/protocol/device';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDevice } from '../../hooks/device/useDevice.ts';
import { useCall } from '../../hooks/platform/useCall.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { OWNER, testClient } from '../../testClient.ts';
import { CarillonProvider, type CarillonProviderProps } from '../CarillonProvider.tsx';

beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const HELP = ' See "When something is wrong" in README.md of @carillon/react.';

/** What the app is told of a provider, twice drawn. */
async function hear(props: CarillonProviderProps): Promise<string[]> {
  const heard: string[] = [];
  const onError = (error: unknown) => heard.push(error instanceof TypeError ? error.message : String(error));
  // In Strict Mode each effect runs twice, and two providers of one page may have one client.
  const provider = (theme: 'light' | 'dark') => (
    <StrictMode>
      <CarillonProvider onError={onError} theme={theme} {...props}>
        <Moment />
      </CarillonProvider>
    </StrictMode>
  );
  const { rerender } = render(provider('light'));
  // What looks is fetched, and then fetches the texts.
  await vi.dynamicImportSettled();
  await act(async () => {});
  rerender(provider('dark'));
  await vi.dynamicImportSettled();
  return heard.map((sentence) => sentence.replace('CarillonProvider: ', '').replace(HELP, ''));
}

function Moment() {
  const { dateTime } = useFormat();
  return <p>{dateTime(0)}</p>;
}

describe('LIB-01 what Intl does not know', () => {
  test.each<[CarillonProviderProps, string]>([
    [
      { locale: 'en_US' },
      'locale "en_US" is unknown to Intl: a locale has hyphens, as "en-US". That of the language stands in.',
    ],
    [
      { locale: '' },
      'locale "" is unknown to Intl: a locale has hyphens, as "en-US". That of the language stands in.',
    ],
    [
      { timeZone: 'Europe/Roma' },
      'timeZone "Europe/Roma" is unknown to Intl: a zone has the name that IANA gives it, as "Europe/Rome". That of the browser stands in.',
    ],
  ])('%j is told once, also in production, and the default stands in', async (props, sentence) => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await hear(props)).toEqual([sentence]);
    expect(screen.getByText('Jan 1, 1970, 00:00:00')).toBeDefined();
  });

  test('what it knows is taken, however it is written', async () => {
    expect(await hear({ locale: 'de-at', timeZone: 'Asia/Tokyo' })).toEqual([]);
    expect(screen.getByText(/^1\. J.n\. 1970, 09:00:00$/)).toBeDefined();
  });
});

describe('LIB-18 what an app hands over wrongly is told in development, once', () => {
  test.each<[CarillonProviderProps, string]>([
    [
      { brokerUrl: 'live.example.org:9001' },
      'brokerUrl "live.example.org:9001" has no scheme: write it as "wss://live.example.org:9001".',
    ],
    [
      { brokerUrl: 'localhost:9001/mqtt' },
      'brokerUrl "localhost:9001/mqtt" has no scheme: write it as "ws://localhost:9001/mqtt".',
    ],
    [
      { brokerUrl: '' },
      'brokerUrl "" is empty: give the address of the broker, or leave it out where no page has devices.',
    ],
    [
      { brokerUrl: 'mqtt://live.example.org' },
      'brokerUrl "mqtt://live.example.org" is for programs: a page reaches a broker by websocket alone. Ask whoever runs it for its wss: address.',
    ],
    [
      { brokerUrl: ['wss://a.example', 'https://live.example.org/mqtt'] },
      'brokerUrl "https://live.example.org/mqtt" is the address of a web server: a broker is asked by websocket, at "wss://live.example.org/mqtt" perhaps.',
    ],
    [
      { brokerUrl: 'wss://:9001' },
      'brokerUrl "wss://:9001" is no address such as "wss://live.example.org:9001".',
    ],
    [
      { apiUrl: 'api.example.org' },
      'apiUrl "api.example.org" is no address such as "https://api.example.org", and no path such as "/platform".',
    ],
    [
      { apiUrl: 'https://example.org/api/' },
      'apiUrl "https://example.org/api/" ends with "/api", which is added to it: leave that away.',
    ],
    [{ messages: { 'dash.begin': 'Go' } as object }, 'messages has "dash.begin", which is no key of a text.'],
    [
      { messages: { 'command.timeout': 'No reply within {seconds} s' } },
      'messages has {seconds} in "command.timeout", where what is filled in: {ms}.',
    ],
    [
      { messages: { 'error.notFound': { one: 'No {page}', other: 'None' } } },
      'messages has {page} in "error.notFound", where nothing is filled in.',
    ],
  ])('%j', async (props, sentence) => {
    expect(await hear(props)).toEqual([sentence]);
  });

  test.each<[string, CarillonProviderProps]>([
    ['pages', { pages: ['device', 'dashboard' as 'device'] }],
    ['paths', { paths: { device: () => '/d', dashboard: () => '/x' } as object }],
  ])('a name in %s that no page has', async (prop, props) => {
    const [sentence, ...others] = await hear(props);
    expect(sentence).toMatch(`${prop} has "dashboard", which is no page. There are home, shop,`);
    expect(others).toEqual([]);
  });

  test('the style sheet, where anything is laid out at all', async () => {
    expect(await hear({})).toEqual([]);
    cleanup();
    vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
    expect(await hear({})).toEqual([
      "the style sheet is not there: import '@carillon/react/styles.css' once.",
    ]);
    cleanup();
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = '[lang] { --carillon-text: #111 }';
    expect(await hear({})).toEqual([]);
  });

  test('nothing of it in production, and nothing where all is well', async () => {
    const wrong = {
      brokerUrl: 'mqtt://x',
      apiUrl: 'x',
      pages: ['x' as 'home'],
      messages: { x: 'y' } as object,
    };
    vi.stubEnv('NODE_ENV', 'production');
    expect(await hear(wrong)).toEqual([]);
    cleanup();
    vi.stubEnv('NODE_ENV', 'development');
    expect(
      await hear({
        apiUrl: '/platform',
        brokerUrl: 'wss://live.example.org:9001/mqtt',
        pages: ['device'],
        paths: { login: '/sign-in' },
        messages: { 'command.timeout': 'No reply in {ms} ms', 'dash.start': 'Go' },
        locale: 'it',
        timeZone: 'UTC',
      }),
    ).toEqual([]);
  });
});

describe('LIB-18 what only shows later', () => {
  const Countries = () => <p>{useCall(countries.calls.list, {}).error?.message ?? 'none'}</p>;
  const Owned = ({ label, ownerId }: { label: string; ownerId?: number }) => (
    <p>{useDevice(label, ownerId).knowledge}</p>
  );
  const Record = () => {
    const { error } = useCall(devices.calls.read, { userId: 3, id: 4 });
    const others = useCall(devices.calls.list, { userId: 3 });
    return error && others.error && 'missing';
  };
  const Gone = () => useCall(devices.calls.read, { userId: 2, id: 999 }).error && 'missing';
  const Device = () => <p>{useDevice('CR-1001').presence}</p>;

  /** No connection to it ever comes about. */
  const deadBroker = (address: string) => ({
    address,
    connect(_login: unknown, listener: { onClose(failure: 'socket'): void }) {
      setTimeout(() => listener.onClose('socket'));
      return {
        publish: () => false,
        subscribe: () => new Promise<never>(() => {}),
        unsubscribe() {},
        ping: () => new Promise<never>(() => {}),
        end() {},
      };
    },
  });

  async function hearOf(child: React.ReactNode, over: Parameters<typeof testClient>[1]): Promise<string[]> {
    const heard: string[] = [];
    const client = testClient(undefined, {
      ...over,
      onError: (error) => heard.push((error as Error).message),
    });
    if (!over?.fetch) await client.session.login(OWNER);
    render(
      <CarillonProvider client={client} apiUrl="https://portal.example" onError={() => {}}>
        {child}
      </CarillonProvider>,
    );
    await vi.dynamicImportSettled();
    return heard;
  }

  test('another server answers instead of the platform', async () => {
    const heard = await hearOf(<Countries />, {
      fetch: async () => new Response('<h1>Not found</h1>', { status: 404 }),
    });
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toBe(
      `CarillonProvider: GET /countries/list is answered by something else than the platform, at apiUrl "https://portal.example", to which /api is added.${HELP}`,
    );
  });

  test.each<[string, React.ReactNode, string]>([
    [
      'a label that no device has',
      <Owned key="a" label="CR-9999" />,
      'person 2 has no device "CR-9999": label or owner is another one.',
    ],
    [
      "somebody else's by its label",
      <Owned key="b" label="CR-1004" />,
      'person 2 has no device "CR-1004": label or owner is another one.',
    ],
    [
      "somebody else's by label and owner",
      <Owned key="c" label="CR-1004" ownerId={3} />,
      'device "CR-1004" is looked for with person 3, whose devices person 2 may not see.',
    ],
    [
      "a screen of somebody else's device",
      <Record key="d" />,
      "GET /devices/{userId}/{id} is refused: person 2 asks for what is somebody else's. Look at userId and id.",
    ],
    [
      'a screen of a device that is not there',
      <Gone key="e" />,
      'person 2 has no device with id 999: userId or id is another one.',
    ],
  ])('%s is told once, and is no device of this person', async (_case, child, sentence) => {
    const heard = await hearOf(child, {});
    await waitFor(() => expect(heard).toEqual([`CarillonProvider: ${sentence}${HELP}`]));
    await waitFor(() => expect(document.body.textContent).toBe('missing'));
  });

  test('a device that was there, and is unregistered meanwhile, is no misuse', async () => {
    let isGone = false;
    const platform = createPlatform();
    const Known = () => {
      const { data, error, refetch } = useCall(devices.calls.read, { userId: 2, id: 2 });
      return (
        <button type="button" onClick={() => void refetch()}>
          {error ? 'gone' : data?.name}
        </button>
      );
    };
    const heard: string[] = [];
    const client = testClient(platform, {
      fetch: async (url, init) =>
        isGone && String(url).includes('/devices/')
          ? Response.json({ success: false, message: 'Gone.' }, { status: 404 })
          : platform.handle(new Request(url, init)),
      onError: (error) => heard.push((error as Error).message),
    });
    await client.session.login(OWNER);
    render(
      <CarillonProvider client={client} apiUrl="https://portal.example" onError={() => {}}>
        <Known />
      </CarillonProvider>,
    );
    await waitFor(() => expect(document.body.textContent).toMatch(/Café/));
    await vi.dynamicImportSettled();
    isGone = true;
    act(() => screen.getByRole('button').click());
    await waitFor(() => expect(document.body.textContent).toBe('gone'));
    expect(heard).toEqual([]);
  });

  test('what was answered while this was fetched is told, too', async () => {
    const heard: string[] = [];
    const client = testClient(undefined, {
      fetch: async () => new Response('<h1>Not found</h1>', { status: 404 }),
      onError: (error) => heard.push((error as Error).message),
    });
    vi.stubEnv('NODE_ENV', 'production');
    render(
      <CarillonProvider client={client}>
        <Countries />
      </CarillonProvider>,
    );
    await waitFor(() => expect(document.body.textContent).not.toBe('none'));
    cleanup();
    expect(heard).toEqual([]);
    vi.stubEnv('NODE_ENV', 'development');
    render(<CarillonProvider client={client} onError={() => {}} />);
    await vi.dynamicImportSettled();
    expect(heard).toEqual([expect.stringContaining('is answered by something else than the platform')]);
  });

  test('a first connection that failed while this was fetched is told, too', async () => {
    const heard: string[] = [];
    const client = testClient(undefined, {
      broker: deadBroker('wss://live.example:9'),
      onError: (error) => heard.push((error as Error).message),
    });
    await client.session.login(OWNER);
    vi.stubEnv('NODE_ENV', 'production');
    render(
      <CarillonProvider client={client} onError={() => {}}>
        <Device />
      </CarillonProvider>,
    );
    await waitFor(() => expect(client.broker.getSnapshot().lastError).not.toBeNull());
    expect(heard).toEqual([]);
    vi.stubEnv('NODE_ENV', 'development');
    render(<CarillonProvider client={client} onError={() => {}} />);
    await vi.dynamicImportSettled();
    expect(heard).toEqual([expect.stringContaining('no broker answers at "wss://live.example:9".')]);
  });

  test('an answer that the page may not read', async () => {
    const heard = await hearOf(<Countries />, {
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await waitFor(() => expect(heard[0]).toContain('is answered by nothing that this page may read (CORS?)'));
  });

  test('a device is shown, and nobody gave a broker; or none answers', async () => {
    for (const [broker, sentence] of [
      ['', 'a device is shown, and brokerUrl is not given.'],
      [
        'wss://live.example:9',
        'no broker answers at "wss://live.example:9". `npx @carillon/client doctor wss://live.example:9` finds out why.',
      ],
    ] as const) {
      const heard = await hearOf(<Device />, { broker: deadBroker(broker) });
      await waitFor(() => expect(heard).toEqual([`CarillonProvider: ${sentence}${HELP}`]));
      cleanup();
    }
  });
});

test('LIB-18 two providers of one client tell a thing once', async () => {
  const heard: string[] = [];
  const client = testClient(undefined, { onError: (error) => heard.push((error as Error).message) });
  const twice = ['one', 'two'].map((key) => (
    <CarillonProvider key={key} client={client} pages={['x' as 'home']} onError={() => {}} />
  ));
  render(<div>{twice}</div>);
  await vi.dynamicImportSettled();
  expect(heard).toEqual([expect.stringContaining('pages has "x"')]);
});

test('LIB-18 a broker that was reached, and is gone, is no misuse', async () => {
  const heard: string[] = [];
  let end = () => {};
  let tries = 0;
  const once: Transport = {
    address: 'wss://live.example:9',
    connect(_login, listener) {
      const isFirst = tries++ === 0;
      setTimeout(() => (isFirst ? listener.onConnect() : listener.onClose('socket')));
      end = () => listener.onClose('closed');
      return {
        publish: () => true,
        subscribe: async (filters) => filters.map(() => true),
        unsubscribe() {},
        ping: async () => {},
        end() {},
      };
    },
  };
  const client = testClient(undefined, {
    broker: once,
    connectsAtOnce: true,
    onError: (error) => heard.push((error as Error).message),
  });
  await client.session.login(OWNER);
  render(<CarillonProvider client={client} onError={() => {}} />);
  await vi.dynamicImportSettled();
  await waitFor(() => expect(client.broker.getSnapshot().status).toBe('connected'));
  end();
  client.broker.connect();
  await waitFor(() => expect(client.broker.getSnapshot().lastError?.code).toBe('down'));
  expect(heard).toEqual([]);
});

/** Draws a provider on a page that has another React. */
async function drawOn(version: string) {
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<object>()), version }));
  const { CarillonProvider: Provider } = await import('../CarillonProvider.tsx');
  vi.doUnmock('react');
  return () => renderToString(createElement(Provider, {}, 'On the page'));
}

test.each(['18.3.1', '19.0.0', '19.1.4'])('LIB-01 React %s is refused with a sentence', async (version) => {
  expect(await drawOn(version)).toThrow(`Carillon needs React 19.2, not ${version}.`);
});

test.each(['19.2.0', '19.2.0-canary-1a2b3c4d-20260901', '20.0.0'])(
  'LIB-01 React %s is taken',
  async (version) => {
    expect(await drawOn(version)).not.toThrow();
  },
);
