// Somebody else's page with two widgets of ours, each in a shadow root: docs/recipes/embed-a-screen.md says how. Each has
// a platform, a broker and a person of its own, so that whatever one hears of the other is a fault.
import { createCarillonClient, memoryStorage } from '@carillon/client';
import { buildDevice, createPlatform, type PlatformOptions } from '@carillon/mocks';
import { type LoginAnswer, loginAnswer, users } from '@carillon/protocol/account';
import { systemClock } from '@carillon/protocol/time';
import {
  CarillonProvider,
  type CarillonProviderProps,
  createMemoryNavigation,
  type Navigation,
  obeyContentSecurity,
  useBroker,
  useSession,
} from '@carillon/react';
import { CountryForm, CountryList } from '@carillon/react/backoffice';
import { DeviceDashboard, DeviceList } from '@carillon/react/devices';
import { italian } from '@carillon/react/italian';
import styles from '@carillon/react/styles.css?inline';
import { Button, Link, Screen, toolbar } from '@carillon/react/ui';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator/browser';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Four } from './Four.tsx';
import { Overlays } from './Overlays.tsx';
import { SpeakerDialog } from './SpeakerDialog.tsx';

obeyContentSecurity();
const asked = new URLSearchParams(location.search);
// The same page without its own styles, or without ours, to compare with.
if (asked.has('plain')) for (const sheet of document.styleSheets) sheet.disabled = true;

const sheet = new CSSStyleSheet();
// What the page hands down to everybody ends at the edge of ours; and a token that is changed.
sheet.replaceSync(`
  ${styles}
  .edge { all: initial; display: block }
  :host, [data-carillon-theme] { --carillon-radius-control: 2px }
`);

/** What the test finds in the page as `foreign`. */
export interface Foreign {
  /** Gives the first widget other props. */
  change(props: Pick<CarillonProviderProps, 'theme' | 'locale'>): void;
  /** Ends the broker of the second widget. */
  stopSecondBroker(): void;
  /** How often a screen asked for a login. */
  loginsNeeded(): number;
  /** The page that logs people in by itself. */
  readonly handedOver?: HandedOver | undefined;
}

interface UsedToken {
  path: string;
  /** Which of those that the portal has given, from 0; -1 for any other. */
  token: number;
}

interface HandedOver {
  /** What the portal was asked for and told: 'renewed', 'ended'. */
  told(): string[];
  /** The calls of the client that carried a token, each with that. */
  used(): UsedToken[];
  /** The portal has no next token any longer. */
  endNext(): void;
  /** It has one again. */
  handOverNext(): Promise<void>;
}

/** A world of its own: a platform, a broker with devices of one class, and who is logged in. */
async function createWorld(
  account: string | null,
  password: string,
  labels: string | readonly string[],
  classId: number,
  seed?: PlatformOptions['seed'],
) {
  // A fixed hour at which none of the example events is due.
  const noon = Date.parse('2026-03-04T12:00:00Z');
  const clock = { ...systemClock, now: () => noon + performance.now() };
  const platform = createPlatform({ clock, ...(seed && { seed }) });
  const hub = createHub({ authority: platform.authority, clock });
  for (const label of [labels].flat()) {
    hub.attach(createFirmware({ label, classId, clock, events: exampleEvents(classId) }));
  }
  const client = createCarillonClient({
    apiUrl: 'http://platform.example',
    broker: hub.transport(),
    clock,
    fetch: (url, init) => platform.handle(new Request(url, init)),
    storage: memoryStorage(),
  });
  if (account) await client.session.login({ email: `${account}@carillon.example`, password });
  return { client, hub };
}

/** Puts a provider into a shadow root, with a node for what opens over the screens; returns a function that gives it other props. */
function embed(id: string, props: CarillonProviderProps) {
  const root = document.getElementById(id)?.attachShadow({ mode: 'open' });
  if (!root) throw new Error(`There is no #${id}.`);
  root.adoptedStyleSheets = [sheet];
  const [screens, container] = [document.createElement('div'), document.createElement('div')];
  for (const edge of [screens, container]) edge.className = 'edge';
  root.append(screens, container);
  const reactRoot = createRoot(screens);
  const show = (more: CarillonProviderProps = {}) =>
    reactRoot.render(<CarillonProvider {...props} {...more} container={container} />);
  show();
  return show;
}

/** Who is logged in, how the broker is, and the screen of the address. */
function Widget({ navigation }: { navigation: Navigation }) {
  const { pathname } = navigation.useLocation();
  const { user, logout } = useSession();
  const { status } = useBroker();
  const country = /^\/backend\/country\/(\w+)$/.exec(pathname)?.[1];
  const userId = /^\/manage\/(\d+)\/list$/.exec(pathname)?.[1];
  return (
    <Screen>
      <div className={toolbar}>
        <span role="status">{`${user?.first_name ?? 'nobody'}, ${status}`}</span>
        <Link href="/backend/countries">All countries</Link>
        <Link href={`http://localhost:${location.port}/?empty`} target="_blank">
          Another site
        </Link>
        <Button onPress={() => void logout()}>Leave</Button>
      </div>
      {pathname === '/backend/countries' && <CountryList />}
      {country && <CountryForm id={country === 'add' ? country : Number(country)} />}
      {userId && <DeviceList userId={Number(userId)} />}
      {pathname === '/kit' && <Overlays />}
    </Screen>
  );
}

async function fill() {
  const first = await createWorld('admin', 'Admin-123!', 'CR-1002', 2);
  const second = await createWorld('other', 'Other-123!', 'CR-1004', 4);
  const firstNavigation = createMemoryNavigation(asked.get('at') ?? '/backend/countries');
  const secondNavigation = createMemoryNavigation('/manage/3/list');
  const change = embed('one', {
    client: first.client,
    navigation: firstNavigation,
    timeZone: 'Europe/Rome',
    theme: 'light',
    children: <Widget navigation={firstNavigation} />,
  });
  embed('two', {
    client: second.client,
    navigation: secondNavigation,
    timeZone: 'Europe/Rome',
    theme: 'dark',
    language: italian,
    children: <Widget navigation={secondNavigation} />,
  });
  return { change, stopSecondBroker: () => second.hub.stop() };
}

/** The host's own dialog, over everything, in which a screen is put without a shadow root. */
async function fillDialog() {
  document.adoptedStyleSheets = [sheet];
  const dialog = document.body.appendChild(document.createElement('dialog'));
  // What shrinks to its content has none here: a screen fills what it is given.
  dialog.style.width = '900px';
  const { client } = await createWorld('admin', 'Admin-123!', 'CR-1002', 2);
  const screen = asked.has('countries') ? <CountryList /> : <Overlays />;
  // One provider may stand around all of the page, and the dialog beside all of that.
  const isAround = asked.has('around');
  createRoot(isAround ? document.body.appendChild(document.createElement('div')) : dialog).render(
    <CarillonProvider client={client} timeZone="Europe/Rome">
      {isAround ? createPortal(screen, dialog) : screen}
    </CarillonProvider>,
  );
  // Later than the screen, as a host does that keeps its dialog and opens it again and again.
  await client.http.request(users.calls.read, { userId: 1 });
  dialog.showModal();
}

/** A device in the host's dialog: `SpeakerDialog.tsx` is what docs/embed/dialog.md has an integrator write. */
async function fillSpeaker() {
  document.adoptedStyleSheets = [sheet];
  const { client } = await createWorld('owner', 'Owner-123!', 'CR-1002', 2);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <CarillonProvider client={client} timeZone="Europe/Rome">
      <SpeakerDialog id={2} />
    </CarillonProvider>,
  );
}

/** Four devices of one class, and the same parts of each. */
async function fillFour() {
  document.adoptedStyleSheets = [sheet];
  const ids = [1, 2, 3, 4];
  const devices = ids.map((id) =>
    buildDevice({ id, device_id: `CR-100${id}`, name: `Hall ${id}`, class_id: 2 }),
  );
  const labels = devices.map(({ device_id }) => device_id);
  const { client } = await createWorld('owner', 'Owner-123!', labels, 2, { devices });
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <CarillonProvider client={client} timeZone="Europe/Rome" theme="light">
      <Four ids={ids} />
    </CarillonProvider>,
  );
}

/** A portal that logs people in by itself and hands that over: no page of ours is asked for a login (SES-07). */
async function fillHandedOver(): Promise<HandedOver> {
  document.adoptedStyleSheets = [sheet];
  // A token lives for four seconds here: the next one is due after two.
  const platform = createPlatform({ tokenSeconds: 4 });
  const hub = createHub({ authority: platform.authority, clock: systemClock });
  const ask = (path: string, init?: RequestInit) =>
    platform.handle(new Request(`http://platform.example${path}`, init));
  const told: string[] = [];
  const used: UsedToken[] = [];
  let isOver = false;
  const tokens: string[] = [];
  async function logIn(): Promise<LoginAnswer> {
    const body = JSON.stringify({ email: 'admin@carillon.example', password: 'Admin-123!' });
    const headers = { 'content-type': 'application/json' };
    const answer = await ask('/api/accounts/login', { method: 'POST', headers, body });
    const login = loginAnswer.parse((await answer.json()).data);
    tokens.push(login.token.jwt);
    return login;
  }
  const client = createCarillonClient({
    apiUrl: 'http://platform.example',
    broker: hub.transport(),
    fetch(url, init) {
      const request = new Request(url, init);
      const jwt = request.headers.get('authorization')?.replace('Bearer ', '');
      // Without one it is a list that anybody may read.
      if (jwt) used.push({ path: new URL(request.url).pathname, token: tokens.indexOf(jwt) });
      return platform.handle(request);
    },
    session: {
      ...(await logIn()),
      async renew() {
        if (isOver) return null;
        told.push('renewed');
        return (await logIn()).token;
      },
      onEnd: () => told.push('ended'),
    },
  });
  const navigation = createMemoryNavigation('/places');
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <CarillonProvider client={client} navigation={navigation} onLoginNeeded={() => (loginsNeeded += 1)}>
      <CountryList />
      <CountryForm id="add" />
      <output>
        <Address navigation={navigation} />
      </output>
    </CarillonProvider>,
  );
  return {
    told: () => told,
    used: () => used,
    endNext() {
      isOver = true;
    },
    async handOverNext() {
      isOver = false;
      client.session.handOver(await logIn());
    },
  };
}

const Address = ({ navigation }: { navigation: Navigation }) => navigation.useLocation().pathname;

let loginsNeeded = 0;

/** A screen where nobody is logged in. */
async function fillForNobody() {
  document.adoptedStyleSheets = [sheet];
  const { client } = await createWorld(null, '', 'CR-1002', 2);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <CarillonProvider client={client} onLoginNeeded={() => (loginsNeeded += 1)}>
      <DeviceDashboard userId={2} id={2} />
    </CarillonProvider>,
  );
}

/** A router that is not ours, as three hooks: the pages of this app stand behind '#/'. */
const hashRouter: Navigation = {
  useLocation() {
    const hash = useSyncExternalStore(
      (listener) => {
        addEventListener('hashchange', listener);
        return () => removeEventListener('hashchange', listener);
      },
      () => location.hash,
    );
    const { pathname, search } = new URL(hash.slice(1) || '/', 'http://app.example');
    return { pathname, search };
  },
  useNavigate: () => goByHash,
  useHref: (to) => `#${to}`,
};

const goByHash: ReturnType<Navigation['useNavigate']> = (to, options) => {
  if (options?.replace) location.replace(`#${to}`);
  else location.hash = to;
};

/** Screens in an app with a router of its own. */
async function fillRouter() {
  document.adoptedStyleSheets = [sheet];
  const { client } = await createWorld('admin', 'Admin-123!', 'CR-1002', 2);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <CarillonProvider client={client} navigation={hashRouter} timeZone="Europe/Rome">
      <Widget navigation={hashRouter} />
    </CarillonProvider>,
  );
}

/** A portal with a router, pages and drawings of its own: `portal.tsx` is what the recipe has an integrator write. */
async function fillPortal() {
  const [{ Portal }, { HashRouter }] = await Promise.all([import('./portal.tsx'), import('react-router')]);
  const { client } = await createWorld('owner', 'Owner-123!', 'CR-1002', 2);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <HashRouter>
      <Portal client={client} />
    </HashRouter>,
  );
}

/** A host that has forgotten the provider: what its error report gets. */
function fillWithoutProvider() {
  const root = createRoot(document.body.appendChild(document.createElement('output')), {
    onUncaughtError(error) {
      document.body.append(error instanceof Error ? error.message : String(error));
    },
  });
  root.render(<DeviceDashboard userId={2} id={2} />);
}

let handedOver: HandedOver | undefined;
let handles: Pick<Foreign, 'change' | 'stopSecondBroker'> | undefined;
if (asked.has('dialog')) await fillDialog();
else if (asked.has('speaker')) await fillSpeaker();
else if (asked.has('nobody')) await fillForNobody();
else if (asked.has('handed')) handedOver = await fillHandedOver();
else if (asked.has('router')) await fillRouter();
else if (asked.has('portal')) await fillPortal();
else if (asked.has('four')) await fillFour();
else if (asked.has('bare')) fillWithoutProvider();
else if (!asked.has('empty')) handles = await fill();
Object.assign(globalThis, { foreign: { ...handles, handedOver, loginsNeeded: () => loginsNeeded } });
