// The three places where one platform answers; each opens a fresh one, so that tests share nothing.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../node.ts';
import { createPlatform, type Platform, type PlatformOptions } from '../platform/platform.ts';
import { createListener } from '../server/listener.ts';
import { openPlatform } from '../server/open.ts';
import { createScryptPasswords } from '../server/scrypt.ts';

/** A platform and the way to its calls. */
export interface OpenDoor {
  readonly platform: Platform;
  /** `fetch` for a path below the origin. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Where it listens, if it does. */
  readonly port?: number;
  close(): void | Promise<void>;
}

type Options = Omit<PlatformOptions, 'storage' | 'passwords'>;

export interface Door {
  readonly name: string;
  open(options: Options): Promise<OpenDoor>;
}

const ORIGIN = 'http://carillon.test';

const direct: Door = {
  name: 'the platform itself',
  async open(options) {
    const platform = createPlatform(options);
    return {
      platform,
      fetch: (path, init) => platform.handle(new Request(ORIGIN + path, init)),
      close() {},
    };
  },
};

const mswNode: Door = {
  name: 'MSW in Node',
  async open(options) {
    const platform = createPlatform(options);
    const server = createServer(platform);
    server.listen({ onUnhandledFrame: 'error' });
    return { platform, fetch: (path, init) => fetch(ORIGIN + path, init), close: () => server.close() };
  },
};

// The real cost is tested where it belongs, and once.
const passwords = createScryptPasswords({ N: 16, r: 1, p: 1 });

let seededFile: Promise<string> | undefined;

/** Creating the tables waits for the disk several times: it is done once, and each test gets a copy of the file. */
function seedFile(): Promise<string> {
  seededFile ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'carillon-seed-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'platform.sqlite');
    (await openPlatform(path, { passwords })).close();
    return path;
  })();
  return seededFile;
}

const httpSqlite: Door = {
  name: 'HTTP with SQLite',
  async open(options) {
    const folder = mkdtempSync(join(tmpdir(), 'carillon-door-'));
    const path = join(folder, 'platform.sqlite');
    if (!options.seed) copyFileSync(await seedFile(), path);
    const platform = await openPlatform(path, { passwords, ...options });
    const server = createHttpServer(createListener(platform));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return {
      platform,
      port,
      fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
      async close() {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        platform.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};

export const doors: readonly Door[] = [direct, mswNode, httpSqlite];
