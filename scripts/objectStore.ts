// An object store with a CDN before it, as far as docs/serving-the-hosts.md describes them: its commands fill the store, and
// its function finds the page of an address. What stands for the rest, the headers and the status, is as little as can be.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { runInNewContext } from 'node:vm';

interface StoredFile {
  readonly body: Buffer;
  readonly type: string;
  readonly cacheControl: string;
}

/** What the command line guesses by the ending of a name; of all others it says that they are bytes. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Fills a store by the commands of a box, which copy from `from`. */
export function fillStore(box: string, from: string, files: string): ReadonlyMap<string, StoredFile> {
  const store = new Map<string, StoredFile>();
  for (const line of box.split('\n').filter((line) => line.startsWith('aws s3 cp '))) {
    const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const source = words[3] ?? '';
    const given = (name: string) => words[words.indexOf(name) + 1] ?? '';
    const has = (name: string) => words.includes(name);
    if (!has('--cache-control')) throw new Error(`Nothing says how long it may be kept: ${line}`);
    const keys = has('--recursive')
      ? listFiles(files).filter((key) => isChosen(words, key))
      : [source.replace(`${from}/`, '')];
    if (keys.length === 0) throw new Error(`It copies nothing: ${line}`);
    for (const key of keys) {
      if (store.has(key)) throw new Error(`${key} is copied twice.`);
      store.set(key, {
        body: readFileSync(join(files, key)),
        type: has('--content-type')
          ? given('--content-type')
          : (TYPES[extname(key)] ?? 'binary/octet-stream'),
        cacheControl: given('--cache-control'),
      });
    }
  }
  return store;
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** All are, at first; then each filter counts for what fits it, and the last one that does is right. */
function isChosen(words: readonly string[], key: string): boolean {
  let chosen = true;
  words.forEach((word, at) => {
    if (word !== '--include' && word !== '--exclude') return;
    const pattern = (words[at + 1] ?? '').replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    if (new RegExp(`^${pattern}$`).test(key)) chosen = word === '--include';
  });
  return chosen;
}

/** Answers from a store, through the function of a box; what is the platform's is asked there. */
export function serveStore(
  store: ReadonlyMap<string, StoredFile>,
  box: string,
  headers: readonly (readonly [name: string, value: string])[],
  platform: string,
): Server {
  const { handler } = runInNewContext(`${box}; ({ handler })`) as {
    handler(event: { request: { uri: string } }): { uri: string };
  };
  return createServer(async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (/^\/(api|public\/media)\//.test(path)) {
      request.resume();
      const answer = await fetch(platform + request.url, { method: request.method ?? 'GET' });
      response.writeHead(answer.status).end(await answer.text());
      return;
    }
    for (const [name, value] of headers) response.setHeader(name, value);
    const file = store.get(handler({ request: { uri: path } }).uri.slice(1));
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'cache-control': file.cacheControl });
    response.end(file.body);
  });
}
