import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readHost } from '../packages/dev-platform/src/files.ts';
import { listenHttp } from '../packages/dev-platform/src/http.ts';
import { createSite } from '../packages/dev-platform/src/site.ts';
import { precompress } from '../packages/host-common/src/precompress.ts';

/** A page that shows a heading with React, built and served as a host is. */
export async function serveReactPage(): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'carillon-bench-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('reactPage', import.meta.url)),
    logLevel: 'error',
    plugins: [precompress()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const site = createSite({
    hosts: [readHost('/', outDir)],
    api: (_, response) => response.writeHead(404).end(),
    wsPort: 9001,
    hostNames: [],
    isSecure: false,
    isDebug: true,
  });
  const server = await listenHttp(site, { hosts: ['127.0.0.1'], httpPort: 0 });
  return {
    url: `http://127.0.0.1:${server.port}/`,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
