import { createCarillonClient, memoryStorage } from '@carillon/client';
import {
  createMemoryStorage,
  createPlatform,
  defaultSeed,
  fillStorage,
  observeBroker,
  people,
  quickPasswords,
} from '@carillon/mocks';
import { CarillonProvider } from '@carillon/react';
import type { CreateScreens, ScenarioDevice, ScreenPerson, ScreenView } from '@carillon/simulator/browser';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useHref, useLocation, useNavigate } from 'react-router';
import { describeInstead, type Eyes, ownEyes } from './eyes.ts';
import { login } from './stage.ts';
import { turn } from './storyClock.ts';

const navigation = { useHref, useLocation, useNavigate };

/** How long a page may take to draw, on a machine that does other things meanwhile. Only what fails takes so long. */
const PATIENCE_MS = 10_000;
/** So often a page may draw again right after it has drawn. */
const MOST_TURNS = 20;

declare global {
  /** Whoever looks at this page from outside, as Playwright does, with a mouse and a keyboard of its own. */
  var carillonEyes: Eyes | undefined;
}

/** What the platform of the screens holds. Devices of a scenario that it does not know are the owner's, with ids of their own. */
function createStorage(nowText: () => string) {
  const storage = createMemoryStorage();
  const hash = ({ password }: { readonly password: string }) => quickPasswords.hash(password);
  const labels = new Set(defaultSeed.devices.map(({ device_id }) => device_id));
  const [like] = defaultSeed.devices;
  let nextId = 1 + Math.max(...defaultSeed.devices.map(({ id }) => id));
  fillStorage(storage, defaultSeed, hash);
  return {
    storage,
    register({ label, classId }: ScenarioDevice) {
      if (!like || labels.has(label)) return;
      labels.add(label);
      const own = { id: nextId++, device_id: label, name: label, class_id: classId };
      const at = { created_at: nowText(), updated_at: nowText() };
      fillStorage(storage, { devices: [{ ...like, ...own, ...at }] }, hash);
    },
  };
}

/**
 * The real screens beside a scenario, an app that is mounted at their addresses over its own broker and time, and a platform of its
 * own. One is in front, that which was looked at last. Looked at from outside where somebody does, else by testing-library.
 */
export const pageScreens =
  (root: HTMLElement, app: ReactNode, patienceMs = PATIENCE_MS): CreateScreens =>
  ({ clock, random, zone = 'UTC', observe }) => {
    const { storage, register } = createStorage(() => new Date(clock.now()).toISOString());
    const platform = createPlatform({ clock, storage });
    const stopObserving = observe('#', observeBroker(platform));
    const open = new Set<() => void>();
    const look: Eyes = globalThis.carillonEyes ?? ownEyes;
    let calls = 0;

    async function settle() {
      let isDrawn = true;
      const observer = new MutationObserver(() => {
        isDrawn = false;
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      for (let turns = 0; turns < MOST_TURNS; turns++) {
        isDrawn = true;
        while (calls > 0) await turn();
        await turn();
        if (isDrawn) break;
      }
      observer.disconnect();
    }

    async function createClient({ isAdmin, clock: ownClock, transport }: ScreenPerson) {
      const storage = memoryStorage();
      const person = people.find(({ role }) => role === (isAdmin ? 'admin' : 'user'));
      if (person) {
        storage.write('carillon.session', JSON.stringify({ v: 1, ...(await login(platform, person)) }));
      }
      return createCarillonClient({
        apiUrl: 'http://scenario',
        broker: transport,
        clock: ownClock,
        random,
        storage,
        async fetch(url, init) {
          calls++;
          try {
            return await platform.handle(new Request(url, init));
          } finally {
            calls--;
          }
        },
      });
    }

    return {
      register,
      patienceMs,
      settle,
      async open(at, person): Promise<ScreenView> {
        const client = await createClient(person);
        const box = root.appendChild(document.createElement('div'));
        const mounted = createRoot(box);
        mounted.render(
          <MemoryRouter initialEntries={[at]}>
            <CarillonProvider
              client={client}
              navigation={navigation}
              timeZone={zone}
              locale="en-GB"
              theme="light"
            >
              {app}
            </CarillonProvider>
          </MemoryRouter>,
        );
        const inFront = () => {
          for (const other of root.children) if (other instanceof HTMLElement) other.hidden = other !== box;
        };
        const close = () => {
          open.delete(close);
          mounted.unmount();
          box.remove();
        };
        open.add(close);
        inFront();
        const glance: Eyes = async (asked) => {
          inFront();
          await settle();
          return look(asked);
        };
        return {
          async isDrawn() {
            await settle();
            return box.querySelector('h1') !== null;
          },
          sees: glance,
          async describe(sight) {
            inFront();
            return describeInstead(sight);
          },
          press: async (name) => void (await glance({ kind: 'press', name })),
          type: async (label, text) => void (await glance({ kind: 'type', label, text })),
          close,
        };
      },
      close() {
        for (const end of [...open]) end();
        stopObserving();
      },
    };
  };
