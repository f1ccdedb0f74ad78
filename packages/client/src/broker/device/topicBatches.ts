import type { TransportConnection } from '@carillon/protocol/broker';

/** Asks the broker for topics of many devices at once: what is asked for in one turn of the page goes in few packets. */
export interface TopicBatches {
  /** Whether each of the filters was granted. Rejects where the connection is gone. */
  subscribe(filters: readonly string[]): Promise<readonly boolean[]>;
  /** Asks now for what would be asked for at the end of this turn: by then a page has drawn what it was told in it. */
  flush(): void;
}

interface Request {
  readonly filters: readonly string[];
  readonly resolve: (granted: readonly boolean[]) => void;
  readonly reject: (error: unknown) => void;
}

// Some brokers refuse long packets; a hundred filters are about 4 kB.
const MOST_FILTERS = 100;

/** Creates it over the connection of each moment. */
export function createTopicBatches(current: () => TransportConnection | null): TopicBatches {
  let waiting: Request[] = [];

  function flush() {
    const requests = waiting;
    waiting = [];
    let batch: Request[] = [];
    let size = 0;
    for (const request of requests) {
      if (size > 0 && size + request.filters.length > MOST_FILTERS) {
        void send(batch);
        batch = [];
        size = 0;
      }
      batch.push(request);
      size += request.filters.length;
    }
    if (batch.length > 0) void send(batch);
  }

  async function send(batch: readonly Request[]) {
    try {
      const open = current();
      if (!open) throw new Error('There is no connection.');
      const granted = await open.subscribe(batch.flatMap(({ filters }) => filters));
      let from = 0;
      for (const { filters, resolve } of batch) {
        resolve(granted.slice(from, from + filters.length));
        from += filters.length;
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return {
    subscribe: (filters) =>
      new Promise((resolve, reject) => {
        waiting.push({ filters, resolve, reject });
        if (waiting.length === 1) queueMicrotask(flush);
      }),
    flush,
  };
}
