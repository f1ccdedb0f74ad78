import type { TransportConnection, TransportListener } from '@carillon/protocol/broker';
import type { Against } from './against.ts';

const CONNECT_MS = 10_000;

const FAILURES = {
  timeout: 'it does not answer',
  socket: 'nobody answers there',
  refused: 'it refuses the login',
  closed: 'it closed the connection',
  keepalive: 'it no longer answers',
} as const;

/** Opens a connection to a broker. Rejects with a sentence where there is none. */
export async function openLine(
  { transport, login, clock }: Pick<Required<Against>, 'transport' | 'login' | 'clock'>,
  onMessage: TransportListener['onMessage'],
  onLost: (reason: string) => void,
): Promise<TransportConnection> {
  let connection: TransportConnection | undefined;
  let isOpen = false;
  await new Promise<void>((resolve, reject) => {
    const cancel = clock.after(CONNECT_MS, () => {
      connection?.end();
      reject(new Error(FAILURES.timeout));
    });
    connection = transport.connect(login, {
      onConnect() {
        cancel();
        isOpen = true;
        resolve();
      },
      onMessage,
      onClose(failure) {
        cancel();
        if (isOpen) onLost(FAILURES[failure]);
        else reject(new Error(FAILURES[failure]));
      },
    });
  });
  if (!connection) throw new Error(FAILURES.socket);
  return connection;
}
