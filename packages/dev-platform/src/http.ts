import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { isMissingAddress, listen } from './ports.ts';
import type { StartOptions } from './startOptions.ts';

/** A server that listens on every address. */
export interface HttpServer {
  readonly port: number;
  /** Ends its connections too. */
  close(): Promise<void>;
}

/** Listens with one port on all hosts; an address that the machine does not have, as ::1, is left out if another is there. */
export async function listenHttp(
  listener: RequestListener,
  { hosts, httpPort, tls }: Pick<StartOptions, 'hosts' | 'httpPort' | 'tls'>,
): Promise<HttpServer> {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  let port = httpPort;
  try {
    for (const host of hosts) {
      const server = tls ? createSecureServer(tls, listener) : createServer(listener);
      try {
        port = await listen(server, host, port);
        servers.push(server);
      } catch (error) {
        if (servers.length === 0 || !isMissingAddress(error)) throw error;
      }
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { port, close };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
