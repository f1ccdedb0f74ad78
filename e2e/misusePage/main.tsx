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
  /** The same for who is logged in at a platform with devices, from a bare token. */
  showLoggedIn(screen: keyof typeof screens): Promise<void>;
  /** Draws two providers of one client, and returns what is open then, and when it is disposed of. */
  mountTwice(): Promise<{ connections: number; afterDispose: number; listeners: number }>;
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

const misuse: Misuse = {
  told: () => told,
  show(props, screen = 'moment') {
    draw(
      <CarillonProvider locale="en-US" timeZone="UTC" {...props} onError={hear}>
        {screens[screen]}
      </CarillonProvider>,
    );
  },
  async showLoggedIn(screen) {
    const { apiUrl, broker, clock, fetch, session } = await createDemo();
    const login = await readLogin(session.token?.jwt ?? '', { apiUrl, fetch });
    const client = createCarillonClient({ apiUrl, broker, clock, fetch, session: login, onError: hear });
    draw(
      <CarillonProvider client={client} onError={() => {}}>
        {screens[screen]}
      </CarillonProvider>,
    );
  },
  async mountTwice() {
    const { broker, ...demo } = await createDemo();
    const before = listeners;
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
    const provider = <CarillonProvider client={client}>{screens.ownSpeaker}</CarillonProvider>;
    draw([<section key="one">{provider}</section>, <section key="two">{provider}</section>]);
    while (document.body.textContent.split('known').length < 3)
      await new Promise((next) => setTimeout(next, 20));
    const opened = connections;
    root.unmount();
    client.dispose();
    // React's own listeners of the page are as many as before: they are those of roots, not of these two.
    return { connections: opened, afterDispose: connections, listeners: listeners - before };
  },
};
Object.assign(globalThis, { misuse });
