// Somebody else's page with two widgets of ours, each in a shadow root: docs/recipes/embed-a-screen.md says how. Each has
// a platform, a broker and a person of its own, so that whatever one hears of the other is a fault.
import { createCarillonClient, memoryStorage } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { systemClock } from '@carillon/protocol/time';
import {
  CarillonProvider,
  type CarillonProviderProps,
  createMemoryNavigation,
  type Navigation,
  useBroker,
  useSession,
} from '@carillon/react';
import { CountryForm, CountryList } from '@carillon/react/backoffice';
import { DeviceList } from '@carillon/react/devices';
import { italian } from '@carillon/react/italian';
import styles from '@carillon/react/styles.css?inline';
import { Button, Link, Screen, toolbar } from '@carillon/react/ui';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator/browser';
import { createRoot } from 'react-dom/client';
import { obeyContentSecurity } from '../../packages/host-common/src/security.ts';
import { Overlays } from './Overlays.tsx';

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
}

/** A world of its own: a platform, a broker with one device, and who is logged in. */
async function createWorld(account: string, password: string, label: string, classId: number) {
  // A fixed hour at which none of the example events is due.
  const noon = Date.parse('2026-03-04T12:00:00Z');
  const clock = { ...systemClock, now: () => noon + performance.now() };
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  hub.attach(createFirmware({ label, classId, clock, events: exampleEvents(classId) }));
  const client = createCarillonClient({
    apiUrl: 'http://platform.example',
    broker: hub.transport(),
    clock,
    fetch: (url, init) => platform.handle(new Request(url, init)),
    storage: memoryStorage(),
  });
  await client.session.login({ email: `${account}@carillon.example`, password });
  return { client, hub };
}

/** Puts a provider into a shadow root, with a node for what opens over the screens; answers how to give it other props. */
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
  const foreign: Foreign = { change, stopSecondBroker: () => second.hub.stop() };
  Object.assign(globalThis, { foreign });
}

if (!asked.has('empty')) await fill();
