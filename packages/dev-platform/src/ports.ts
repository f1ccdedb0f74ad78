import { createServer, type Server } from 'node:net';
import type { StartOptions } from './startOptions.ts';

/** Opens a port and returns its number: 0 takes any free one. Rejects with the error of Node. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Whether an error only says that the machine has no such address, as ::1 where there is no IPv6. */
export const isMissingAddress = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code));

/** Rejects where one of the three ports cannot be opened. */
export async function assertPortsFree({ hosts, httpPort, wsPort, mqttPort }: StartOptions): Promise<void> {
  const [, ...others] = hosts;
  for (const port of [httpPort, wsPort, mqttPort]) {
    for (const host of hosts) {
      const server = createServer();
      try {
        await listen(server, host, port);
        await new Promise((resolve) => server.close(resolve));
      } catch (error) {
        if (!others.includes(host) || !isMissingAddress(error)) throw error;
      }
    }
  }
}
