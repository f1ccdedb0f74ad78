// `npm run dev`: the development platform, and in front of it the hosts straight from their sources, with hot reload.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { listen } from '../packages/dev-platform/src/ports.ts';
import { root } from './process.ts';

const port = Number(process.env.CARILLON_DEV_PORT ?? 5173);
const platformPort = Number(process.env.CARILLON_PORT ?? 8080);

/** Where each host's screens are; the first that fits is asked. */
const hosts = [
  { name: 'host-backoffice', path: '/backend' },
  { name: 'host-console', path: '/manage' },
  { name: 'host-shop', path: '/' },
];

// Before anything else is started: a second run is told so at once.
const probe = createServer();
await open(probe);
await new Promise((resolve) => probe.close(resolve));

const server = createServer(answer);

const running = await Promise.all(
  hosts.map(async ({ name, path }) => {
    const folder = join(root, 'packages', name);
    // One server for all, hot reload included: the hosts share the session only on one origin.
    const vite = await createVite({
      root: folder,
      configFile: join(folder, 'vite.config.ts'),
      server: { middlewareMode: { server }, hmr: { server, path: `/${name}-reload` } },
      appType: 'custom',
    });
    // Paths in a page are meant from its file, but it is sent for every address of the host.
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
      .replaceAll('"./', '"/')
      .replaceAll('"../', `"/@fs${join(root, 'packages/')}`);
    return { path, vite, page };
  }),
);

async function answer(message: IncomingMessage, response: ServerResponse) {
  const url = message.url ?? '/';
  if (/^\/(api|public|config\.json)/.test(url)) return passOn(message, response);
  const host = running.find(({ path }) => url.startsWith(path));
  if (message.headers.accept?.includes('text/html') && host) {
    const page = await host.vite.transformIndexHtml(url, host.page);
    return response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
  }
  const owner = running.find(({ vite }) => url.startsWith(vite.config.base));
  if (owner) owner.vite.middlewares(message, response);
  else response.writeHead(404).end('Not found');
}

function passOn(message: IncomingMessage, response: ServerResponse) {
  const { url, method, headers } = message;
  const passed = request(
    { host: '127.0.0.1', port: platformPort, path: url, method, headers },
    (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    },
  );
  passed.on('error', () => response.writeHead(502).end('The development platform does not answer.'));
  message.pipe(passed);
}

await import(new URL('../packages/dev-platform/src/main.ts', import.meta.url).href);
console.log(`Hosts from their sources: http://127.0.0.1:${await open(server)}/`);

async function open(server: Server): Promise<number> {
  try {
    return await listen(server, '127.0.0.1', port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${code})`;
    console.error(`Port ${port} ${reason}. Choose another port: CARILLON_DEV_PORT=${port + 1} npm run dev`);
    process.exit(1);
  }
}
