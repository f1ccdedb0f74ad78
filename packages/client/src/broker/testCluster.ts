import type { Transport, TransportConnection, TransportListener } from '@carillon/protocol/broker';

/** A broker of several nodes, as its clients see it: each node has an address, and dies and comes back by itself. */
export interface TestCluster {
  /** One for each node: 'node-0', 'node-1' and so on. */
  readonly transports: readonly Transport[];
  /** The nodes that were dialled, in their order. */
  readonly dialled: readonly number[];
  /** The connections that each node has. */
  counts(): readonly number[];
  /** Its connections are gone, and no other can be made. */
  kill(node: number): void;
  revive(node: number): void;
}

/** Creates it in front of one broker, to which every node that lives leads. */
export function createTestCluster(nodes: number, inner: Transport): TestCluster {
  const lines = Array.from({ length: nodes }, () => new Map<TransportListener, TransportConnection>());
  const dead = new Set<number>();
  const dialled: number[] = [];

  const transportOf = (node: number): Transport => ({
    address: `node-${node}`,
    connect(login, listener) {
      dialled.push(node);
      const line = lines[node];
      if (dead.has(node)) return refuse(listener);
      const heard: TransportListener = {
        ...listener,
        onClose(failure) {
          line?.delete(heard);
          listener.onClose(failure);
        },
      };
      const connection = inner.connect(login, heard);
      line?.set(heard, connection);
      return {
        ...connection,
        end() {
          line?.delete(heard);
          connection.end();
        },
      };
    },
  });

  return {
    transports: lines.map((_, node) => transportOf(node)),
    dialled,
    counts: () => lines.map(({ size }) => size),
    kill(node) {
      dead.add(node);
      for (const [heard, connection] of [...(lines[node] ?? [])]) {
        connection.end();
        heard.onClose('closed');
      }
    },
    revive: (node) => void dead.delete(node),
  };
}

/** Nobody listens there. */
function refuse(listener: TransportListener): TransportConnection {
  let isEnded = false;
  queueMicrotask(() => {
    if (!isEnded) listener.onClose('socket');
  });
  const never = () => Promise.reject(new Error('The node is dead.'));
  return {
    publish: () => false,
    subscribe: never,
    unsubscribe() {},
    ping: never,
    end() {
      isEnded = true;
    },
  };
}
