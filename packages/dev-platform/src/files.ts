import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** How a file may be sent, best first: the name in HTTP, and how the build's file of it ends. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** A file as the build has compressed it. */
export interface EncodedBody {
  readonly encoding: (typeof ENCODINGS)[number]['name'];
  readonly body: Buffer;
}

/** A built file, ready to be sent. */
export interface BuiltFile {
  readonly body: Buffer;
  /** The same, compressed; best first. */
  readonly encoded: readonly EncodedBody[];
  readonly type: string;
  readonly etag: string;
  /** Its name holds a hash of its content: it never changes. */
  readonly isImmutable: boolean;
}

/** A host: where it is served and what was built of it. */
export interface BuiltHost {
  /** '/', '/backend' or '/manage'. */
  readonly base: string;
  /** By path below the origin, e.g. '/manage/assets/index-403TxrRw.js'. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** What answers every address that is not a file; undefined if the host is not built. */
  readonly index: BuiltFile | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Reads what was built of a host. The files are looked up by their whole path and never by a path on the disk, so no
 * request can reach another one; and a page fits its scripts even if the host is built again meanwhile.
 */
export function readHost(base: string, folder: string): BuiltHost {
  const files = new Map<string, BuiltFile>();
  const prefix = base === '/' ? '' : base;
  const visit = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`;
      // '.vite' is the build's own notebook.
      if (entry.name.startsWith('.')) continue;
      // No files of their own: they are sent in place of what they hold.
      if (ENCODINGS.some(({ ending }) => entry.name.endsWith(ending))) continue;
      if (entry.isDirectory()) visit(inner);
      else if (entry.isFile()) files.set(prefix + inner, readBuilt(join(folder, inner)));
    }
  };
  if (existsSync(folder)) visit('');
  return { base, files, index: files.get(`${prefix}/index.html`) };
}

function readBuilt(path: string): BuiltFile {
  const body = readFileSync(path);
  return {
    body,
    encoded: readEncoded(path),
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isImmutable: /[/\\]assets[/\\]/.test(path),
  };
}

function readEncoded(path: string): EncodedBody[] {
  return ENCODINGS.filter(({ ending }) => existsSync(path + ending)).map(({ name, ending }) => ({
    encoding: name,
    body: readFileSync(path + ending),
  }));
}

/** What answers a path: a file, the index of the host to which the address belongs, or nothing. */
export function findFile(hosts: readonly BuiltHost[], path: string): BuiltFile | 'notBuilt' | undefined {
  for (const { files } of hosts) {
    const file = files.get(path);
    if (file) return file;
  }
  // A missing script must not be answered with a page: the browser would try to run it.
  if (/\/assets\//.test(path)) return undefined;
  const owner =
    hosts.find(({ base }) => path === base || path.startsWith(`${base}/`)) ??
    hosts.find(({ base }) => base === '/');
  return owner?.index ?? 'notBuilt';
}
