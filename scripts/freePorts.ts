import { createServer } from 'node:net';

/** Ports that nobody uses now; all are held until the last is known, so that they differ. */
export async function freePorts(count: number): Promise<string[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = servers.map(
    (server) =>
      new Promise<string>((done) =>
        server.once('listening', () => done(String((server.address() as { port: number }).port))),
      ),
  );
  const found = await Promise.all(ports);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return found;
}
