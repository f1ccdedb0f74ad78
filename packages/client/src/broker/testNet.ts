import type { Transport, TransportListener } from '@carillon/protocol/broker';

const encoder = new TextEncoder();

/** One connection as the broker of the net has it. */
interface Line {
  readonly consoleId: number;
  readonly listener: TransportListener;
  isOpen: boolean;
  isSubscribed: boolean;
}

/** A broker with one device, in which each message waits until a schedule lets it go on. */
export interface TestNet {
  transport(consoleId: number): Transport;
  /** The connections of a console are gone; it hears of that when the schedule says so. */
  cut(consoleId: number): void;
  /** How often the device was asked for each event, by its id. */
  readonly executed: ReadonlyMap<string, number>;
}

export interface TestNetOptions {
  /** Lets something happen some time later. */
  readonly later: (what: string, run: () => void) => void;
  /** How often each console hears the next reply: 0 is never. */
  readonly copies: () => number;
  /** A console is about to hear a reply about an event. */
  readonly onHeard: (consoleId: number, id: string) => void;
}

/** Creates the net; its device takes every command and answers with the event that was asked for. */
export function createTestNet({ later, copies, onHeard }: TestNetOptions): TestNet {
  const lines = new Set<Line>();
  const executed = new Map<string, number>();

  function receive(payload: string) {
    const { req, msg, body } = JSON.parse(payload);
    const id: string | undefined = body.id;
    if (id) executed.set(id, (executed.get(id) ?? 0) + 1);
    const bytes = encoder.encode(JSON.stringify({ req, msg, ok: true, body: id ? { id } : [] }));
    for (const line of lines) {
      if (!line.isSubscribed) continue;
      for (let i = copies(); i > 0; i--) {
        later(`reply ${id ?? msg} to ${line.consoleId}`, () => {
          if (!line.isOpen) return;
          if (id) onHeard(line.consoleId, id);
          line.listener.onMessage('cmd/rep/micro-eth/CR-1002', bytes, false);
        });
      }
    }
  }

  function connect(consoleId: number, listener: TransportListener) {
    const line: Line = { consoleId, listener, isOpen: false, isSubscribed: false };
    let isEnded = false;
    later(`connect ${consoleId}`, () => {
      if (isEnded) return;
      line.isOpen = true;
      lines.add(line);
      listener.onConnect();
    });
    const answer = <T>(what: string, value: () => T) =>
      new Promise<T>((resolve) => later(what, () => line.isOpen && resolve(value())));
    return {
      publish(_topic: string, payload: string) {
        if (isEnded) return false;
        later(`command of ${consoleId}`, () => line.isOpen && receive(payload));
        return true;
      },
      subscribe: (filters: readonly string[]) =>
        answer(`subscribe ${consoleId}`, () => {
          line.isSubscribed = true;
          return filters.map(() => true);
        }),
      unsubscribe: () => {},
      ping: () => answer(`ping ${consoleId}`, () => {}),
      end() {
        isEnded = true;
        line.isOpen = false;
        lines.delete(line);
      },
    };
  }

  return {
    transport: (consoleId) => ({
      address: 'net',
      connect: (_login, listener) => connect(consoleId, listener),
    }),
    cut(consoleId) {
      for (const line of lines) {
        if (line.consoleId !== consoleId) continue;
        line.isOpen = false;
        lines.delete(line);
        later(`close ${consoleId}`, () => line.listener.onClose('closed'));
      }
    },
    executed,
  };
}
