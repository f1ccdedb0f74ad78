import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { createSearch } from './sourceSearch.ts';

interface Asked {
  query: string;
  signal: AbortSignal;
  answer: (found: string[]) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

/** A search of two sources whose answers come when the test says so. */
function openSearch() {
  const clock = createVirtualClock();
  const asked: Record<string, Asked[]> = { devices: [], users: [] };
  const sources = Object.entries(asked).map(([name, calls]) => ({
    name,
    ask: (query: string, signal: AbortSignal) =>
      new Promise<string[]>((resolve, reject) => {
        const settled = async () => void (await new Promise((done) => setTimeout(done)));
        calls.push({
          query,
          signal,
          answer(found) {
            resolve(found);
            return settled();
          },
          fail(error) {
            reject(error);
            return settled();
          },
        });
      }),
  }));
  const search = createSearch({ clock, sources, onError: (error) => expect.unreachable(String(error)) });
  return {
    search,
    asked: (name: string) => asked[name] ?? [],
    last: (name: string) => asked[name]?.at(-1) as Asked,
    type(text: string) {
      search.type(text);
      clock.advance(250);
    },
    clock,
    told: (name: string) => search.getSnapshot().get(name),
  };
}

test('LST-04 what is typed is asked for once, when the fingers rest', () => {
  const { search, clock, asked, told } = openSearch();
  for (const text of ['l', 'lo', 'lob']) {
    search.type(text);
    clock.advance(200);
  }
  expect(asked('devices')).toEqual([]);
  expect(told('devices')).toEqual({ status: 'searching', found: [] });
  // Blanks are no other text.
  search.type(' lob ');
  clock.advance(50);
  expect(asked('devices').map(({ query }) => query)).toEqual(['lob']);
  expect(asked('users').map(({ query }) => query)).toEqual(['lob']);
});

test('FLT-069 a late answer is cancelled, and never stands in the place of a newer one', async () => {
  const { type, last, told } = openSearch();
  type('lo');
  const old = last('devices');
  type('lobby');
  expect(old.signal.aborted).toBe(true);
  await last('devices').answer(['Lobby']);
  await old.answer(['Loft']);
  expect(told('devices')).toEqual({ status: 'ready', found: ['Lobby'] });
  await old.fail(new Error('late'));
  expect(told('devices')).toEqual({ status: 'ready', found: ['Lobby'] });
});

test('each source answers and fails by itself, and is asked again by itself', async () => {
  const { search, type, last, told, asked } = openSearch();
  type('lob');
  const error = new Error('no');
  await last('users').fail(error);
  expect(told('users')).toEqual({ status: 'failed', found: [], error });
  expect(told('devices')).toEqual({ status: 'searching', found: [] });
  await last('devices').answer(['Lobby']);
  search.retry(['users']);
  expect(told('users')).toEqual({ status: 'searching', found: [] });
  await last('users').answer(['Lobo']);
  expect(told('users')).toEqual({ status: 'ready', found: ['Lobo'] });
  expect([asked('devices').length, asked('users').length]).toEqual([1, 2]);
});

test('what was found stays until the next answer, and goes when nothing is searched for', async () => {
  const { search, type, last, told, clock, asked } = openSearch();
  type('lo');
  await last('devices').answer(['Loft', 'Lobby']);
  search.type('lob');
  expect(told('devices')).toEqual({ status: 'searching', found: ['Loft', 'Lobby'] });
  search.type('');
  expect(search.getSnapshot().size).toBe(0);
  clock.advance(1000);
  expect(asked('devices')).toHaveLength(1);
});

test('once it is stopped nobody is asked, and nothing is heard', async () => {
  const { search, type, last, told, clock, asked } = openSearch();
  type('lo');
  search.stop();
  await last('devices').answer(['Loft']);
  expect(told('devices')?.found).toEqual([]);
  search.type('lob');
  search.stop();
  clock.advance(1000);
  expect(asked('devices')).toHaveLength(1);
});
