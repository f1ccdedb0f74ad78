// Serves a folder as plain files, as any web server would: `node scripts/static-server.ts FOLDER PORT`.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The file that an address names inside `folder`, undefined if there is none. */
export function fileFor(folder: string, url: string): string | undefined {
  const asked = pathOf(url);
  if (asked === undefined) return undefined;
  const path = join(folder, normalize(asked), asked.endsWith('/') ? 'index.html' : '');
  return path.startsWith(join(folder, '/')) && existsSync(path) && statSync(path).isFile() ? path : undefined;
}

/** Undefined for an address that is none, as '//' or '/%'. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** Serves a folder on this machine; `headers` go with each of its files. */
export function serveFolder(
  folder: string,
  port: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const server = createServer((request, response) => {
    const file = fileFor(resolve(folder), request.url ?? '/');
    if (!file) return response.writeHead(404).end('Not found');
    response.writeHead(200, {
      ...headers,
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => done(server));
  });
}

if (import.meta.main) {
  const [folder = '.', port = '0'] = process.argv.slice(2);
  const server = await serveFolder(folder, Number(port));
  const address = server.address();
  console.log(
    `${folder} is served at http://127.0.0.1:${typeof address === 'object' ? address?.port : port}/`,
  );
}
