// An app of somebody who hands things over wrongly, in development, from the packages as they are published: what is told to
// `onError`, and what a visitor sees. Without `?styled` the style sheet is forgotten, too.
import { createCarillonClient, readLogin } from '@carillon/client';
import { createDemo } from '@carillon/mocks/demo';
import { CarillonProvider, type CarillonProviderProps, useDevice, useFormat } from '@carillon/react';
import { DeviceDashboard } from '@carillon/react/devices';
import { Shop } from '@carillon/react/shop';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

if (new URLSearchParams(location.search).has('styled')) await import('@carillon/react/styles.css');

/** What a test can hand into a page: plain data. */
export type GivenProps = Pick<
  CarillonProviderProps,
  'apiUrl' | 'locale' | 'messages' | 'pages' | 'timeZone'
> & {
  brokerUrl?: string;
};

/** What the test finds in the page as `misuse`. */
export interface Misuse {
  /** Draws a provider with these props, and with a screen; what is told of it is in `told`. */
  show(props: GivenProps, screen?: keyof typeof screens): void;
  /** The same for who is logged in at a platform with devices, from a bare token; with another broker, or other answers to its calls. */
  showLoggedIn(screen: keyof typeof screens, wrong?: { broker?: string; answers?: string }): Promise<void>;
  /** Draws two providers of one client, and returns what is open then, and when it is disposed of. */
  mountTwice(): Promise<{ connections: number; afterDispose: number; listeners: number; timers: number }>;
  /** Opens a screen of a client whose broker is at this address, disposes of it there, and returns what is left. */
  disposeOver(broker: string): Promise<{ open: number; later: number; timers: number }>;
  told(): string[];
}

const Moment = () => <p>{useFormat().dateTime(0)}</p>;
const Speaker = ({ label, ownerId }: { label: string; ownerId?: number }) => {
  const { knowledge } = useDevice(label, ownerId);
  return <p>{knowledge === 'missing' ? 'No such speaker.' : knowledge}</p>;
};

const screens = {
  moment: <Moment />,
  shop: <Shop />,
  ownSpeaker: <Speaker label="CR-1002" />,
  unknownLabel: <Speaker label="CR-9999" />,
  speakerOfAnother: <Speaker label="CR-1004" ownerId={3} />,
  deviceOfAnother: <DeviceDashboard userId={3} id={4} />,
  ownDevice: <DeviceDashboard userId={2} id={2} />,
} satisfies Record<string, ReactNode>;

let told: string[] = [];
const hear = (error: unknown) => told.push(error instanceof Error ? error.message : String(error));
let root = createRoot(document.body.appendChild(document.createElement('main')));

function draw(drawn: ReactNode) {
  root.unmount();
  document.querySelector('main')?.remove();
  told = [];
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(drawn);
}

let listeners = 0;
for (const target of [window, document]) {
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    listeners++;
    addEventListener.apply(target, args);
  };
  target.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
    listeners--;
    removeEventListener.apply(target, args);
  };
}

/** The timers that have begun and neither ended nor come. */
const timers = new Set<unknown>();
{
  const {
    clearInterval: endInterval,
    clearTimeout: endTimeout,
    setInterval: every,
    setTimeout: after,
  } = globalThis;
  const begin = (id: unknown) => {
    timers.add(id);
    return id as never;
  };
  Object.assign(globalThis, {
    setTimeout(run: () => void, delayMs?: number, ...given: never[]) {
      const id: unknown = after(
        (...args: never[]) => {
          timers.delete(id);
          (run as (...args: never[]) => void)(...args);
        },
        delayMs,
        ...given,
      );
      return begin(id);
    },
    setInterval: (...given: Parameters<typeof every>) => begin(every(...given)),
    clearTimeout(id?: number) {
      timers.delete(id);
      endTimeout(id);
    },
    clearInterval(id?: number) {
      timers.delete(id);
      endInterval(id);
    },
  });
}

/** All that were opened, in their order. */
const sockets: WebSocket[] = [];
globalThis.WebSocket = class extends WebSocket {
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    sockets.push(this);
  }
};

const pause = (delayMs: number) => new Promise((next) => setTimeout(next, delayMs));

const misuse: Misuse = {
  told: () => told,
  show(props, screen = 'moment') {
    draw(
      <CarillonProvider locale="en-US" timeZone="UTC" {...props} onError={hear}>
        {screens[screen]}
      </CarillonProvider>,
    );
  },
  async showLoggedIn(screen, { broker, answers } = {}) {
    const demo = await createDemo();
    const { apiUrl, clock } = demo;
    const login = await readLogin(demo.session.token?.jwt ?? '', { apiUrl, fetch: demo.fetch });
    const client = createCarillonClient({
      apiUrl,
      broker: broker ?? demo.broker,
      clock,
      fetch: answers === undefined ? demo.fetch : async () => new Response(answers, { status: 404 }),
      session: login,
      onError: hear,
    });
    draw(
      <CarillonProvider client={client} onError={() => {}}>
        {screens[screen]}
      </CarillonProvider>,
    );
  },
  async mountTwice() {
    const { broker, ...demo } = await createDemo();
    const before = listeners;
    const ofDevices = timers.size;
    let connections = 0;
    const client = createCarillonClient({
      ...demo,
      connectsAtOnce: true,
      broker: {
        ...broker,
        connect(login, listener) {
          connections++;
          const connection = broker.connect(login, listener);
          const end = () => {
            connections--;
            connection.end();
          };
          return { ...connection, end };
        },
      },
    });
    // As who has started it and forgotten: the screens alone would end all with the last of them.
    client.start();
    const provider = <CarillonProvider client={client}>{screens.ownSpeaker}</CarillonProvider>;
    draw([<section key="one">{provider}</section>, <section key="two">{provider}</section>]);
    while (document.body.textContent.split('known').length < 3) await pause(20);
    const opened = connections;
    root.unmount();
    client.dispose();
    // React's own listeners of the page are as many as before: they are those of roots, not of these two.
    const left = { connections: opened, afterDispose: connections, listeners: listeners - before };
    // Each of its devices begins anew what has just ended.
    await pause(1000);
    return { ...left, timers: Math.max(0, timers.size - ofDevices) };
  },
  async disposeOver(broker) {
    const { broker: _, ...demo } = await createDemo();
    sockets.length = 0;
    const ofDevices = timers.size;
    const client = createCarillonClient({ ...demo, broker, onError: hear });
    client.start();
    draw(
      <CarillonProvider client={client} onError={hear}>
        {screens.ownDevice}
      </CarillonProvider>,
    );
    while (sockets.length < 2) await pause(20);
    root.unmount();
    client.dispose();
    const opened = sockets.length;
    await pause(5000);
    return {
      open: sockets.filter(({ readyState }) => readyState !== WebSocket.CLOSED).length,
      later: sockets.length - opened,
      timers: Math.max(0, timers.size - ofDevices),
    };
  },
};
Object.assign(globalThis, { misuse });
