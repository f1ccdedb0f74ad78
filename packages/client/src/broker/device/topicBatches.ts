import type { TransportConnection } from '@carillon/protocol/broker';

/** Asks the broker for topics of many devices at once: what is asked for in one turn of the page goes in few packets. */
export interface TopicBatches {
  /** Whether each of the filters was granted; they are read when they are sent. Rejects where the connection is gone. */
  subscribe(read: () => readonly string[]): Promise<readonly boolean[]>;
}

interface Asked {
  readonly read: () => readonly string[];
  readonly resolve: (granted: readonly boolean[]) => void;
  readonly reject: (error: unknown) => void;
}

interface Request extends Omit<Asked, 'read'> {
  readonly filters: readonly string[];
}

// Some brokers refuse long packets; a hundred filters are about 4 kB.
const MOST_FILTERS = 100;

/** Creates it over the connection of each moment. */
export function createTopicBatches(current: () => TransportConnection | null): TopicBatches {
  let waiting: Asked[] = [];

  function flush() {
    const requests = waiting.map(({ read, ...request }): Request => ({ ...request, filters: read() }));
    waiting = [];
    let batch: Request[] = [];
    let size = 0;
    for (const request of requests) {
      // Who asked wants nothing any longer.
      if (request.filters.length === 0) {
        request.resolve([]);
        continue;
      }
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
    subscribe: (read) =>
      new Promise((resolve, reject) => {
        waiting.push({ read, resolve, reject });
        if (waiting.length === 1) queueMicrotask(flush);
      }),
  };
}
