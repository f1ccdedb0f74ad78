import { createStore, type Store } from '@carillon/client';
import { cutCharacters } from '@carillon/protocol/form';
import { MAX_QUERY_LENGTH } from '@carillon/protocol/list';
import type { Clock } from '@carillon/protocol/time';

/** What is typed is searched for when the fingers rest. */
const REST_MS = 250;

/** Something that is searched. */
export interface SearchSource<Found> {
  readonly name: string;
  readonly ask: (query: string, signal: AbortSignal) => Promise<readonly Found[]>;
}

/** What a source has said. While it is asked, and where it fails, `found` is what it found for the text before. */
export type Answer<Found> = { readonly found: readonly Found[] } & (
  | { readonly status: 'searching' | 'ready' }
  | { readonly status: 'failed'; readonly error: unknown }
);

/** By the names of their sources; empty while nothing is searched for. */
export type Answers<Found> = ReadonlyMap<string, Answer<Found>>;

/** A search of several sources at once, each of which answers and fails by itself. */
export interface Search<Found> extends Store<Answers<Found>> {
  /** What is typed now: what was asked for another text is cancelled, and is heard no more. */
  type(text: string): void;
  /** Asks those that have failed again. */
  retry(names: readonly string[]): void;
  stop(): void;
}

export interface SearchOptions<Found> {
  readonly clock: Clock;
  readonly sources: readonly SearchSource<Found>[];
  readonly onError: (error: unknown) => void;
}

export function createSearch<Found>({ clock, sources, onError }: SearchOptions<Found>): Search<Found> {
  const store = createStore<Answers<Found>>(new Map(), { onError });
  let query = '';
  let running = new AbortController();
  let cancelRest = () => {};

  const say = (name: string, answer: Answer<Found>) =>
    store.set(new Map(store.getSnapshot()).set(name, answer));
  const foundBy = (name: string) => store.getSnapshot().get(name)?.found ?? [];

  async function ask({ name, ask: askSource }: SearchSource<Found>) {
    const { signal } = running;
    say(name, { status: 'searching', found: foundBy(name) });
    try {
      const found = await askSource(query, signal);
      if (!signal.aborted) say(name, { status: 'ready', found });
    } catch (error) {
      if (!signal.aborted) say(name, { status: 'failed', found: foundBy(name), error });
    }
  }

  function stop() {
    cancelRest();
    running.abort();
    running = new AbortController();
  }

  return {
    ...store,
    type(text) {
      const next = cutCharacters(text.trim(), MAX_QUERY_LENGTH);
      if (next === query) return;
      query = next;
      stop();
      store.set(
        new Map(
          query === ''
            ? []
            : sources.map(({ name }) => [name, { status: 'searching', found: foundBy(name) }]),
        ),
      );
      if (query !== '')
        cancelRest = clock.after(REST_MS, () => sources.forEach((source) => void ask(source)));
    },
    retry(names) {
      for (const source of sources) if (names.includes(source.name)) void ask(source);
    },
    stop,
  };
}
