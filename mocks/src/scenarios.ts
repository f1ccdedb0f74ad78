import type { CallName, Device } from '@carillon/protocol';
import { buildDevice } from './builders.ts';
import type { PlatformOptions } from './platform/platform.ts';
import { deviceTags } from './seed/devices.ts';
import { icons } from './seed/icons.ts';
import { OWNER_ID } from './seed/people.ts';
import { type ProductSeed, products } from './seed/products.ts';

const MANY = 10_000;
const SLOW_MS = 3000;

/** What still answers when nothing else does: otherwise nobody would ever see a screen fail. */
const OF_SESSION: readonly CallName[] = ['login', 'refreshToken', 'logout'];

/**
 * Platforms that stories and tests ask for by name: `createPlatform(scenarios.slow)`. Each is a value of options, so
 * several go together: `createPlatform({ ...scenarios.slow, ...scenarios.manyDevices })`.
 */
export const scenarios = {
  /** Nothing to sell, no picture, tag, carrier or country: what somebody sees who begins. */
  emptyShop: { seed: { countries: [], carriers: [], tags: [], products: [], medias: [] } },

  /** The owner has 10,000 devices, SIM-00001 and so on, as the fleet of the simulator; half of them are online. */
  get manyDevices() {
    return { seed: { devices: manyDevices() } };
  },

  /** The shop sells 10,000 products, with pictures and tags. */
  get manyProducts() {
    return { seed: { products: manyProducts() } };
  },

  /** Every answer takes three seconds. */
  slow: { latencyMs: SLOW_MS },

  /** Everybody can log in, and nothing else is answered but with the page of a gateway (FLT-066). */
  failing: {
    faults: (name) =>
      OF_SESSION.includes(name)
        ? undefined
        : new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  },

  /** A login succeeds, but its session is over at once: the next call and the refresh are 401 (FLT-053). */
  expiredSession: { tokenSeconds: 0 },
} as const satisfies Readonly<Record<string, PlatformOptions>>;

// Made when a scenario is first asked for, and then the same for all platforms: a seed is only ever read.
const manyDevices = once((): readonly Device[] => {
  const device = buildDevice();
  const tags = [null, ...deviceTags.filter(({ user_id }) => user_id === OWNER_ID).map(({ id }) => id)];
  return numbers().map((n) => ({
    ...device,
    ...timesOf(n),
    id: n,
    device_id: `SIM-${String(n).padStart(5, '0')}`,
    name: `Device ${n}`,
    class_id: ((n - 1) % 4) + 1,
    icon_id: (n % icons.length) + 1,
    device_tag_id: tags[n % tags.length] ?? null,
    online: n % 2 === 0 ? 'Online' : 'Offline',
    state: n % 4 === 0 ? 'play' : 'pause',
  }));
});

const manyProducts = once((): readonly ProductSeed[] =>
  numbers().flatMap((n) => {
    const model = products[(n - 1) % products.length];
    return model
      ? [{ ...model, ...timesOf(n), id: n, title: `${model.title} ${n}`, sku: `${model.sku}-${n}` }]
      : [];
  }),
);

const numbers = () => Array.from({ length: MANY }, (_, i) => i + 1);

/** The later ones are the newer ones, a minute apart. */
function timesOf(n: number) {
  const at = new Date(Date.UTC(2026, 0, 5, 9, n)).toISOString();
  return { created_at: at, updated_at: at };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
