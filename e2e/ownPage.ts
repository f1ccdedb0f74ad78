// Pages of a folder beside this file, built and served as somebody else would.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type PluginOption } from 'vite';
import { serveFolder } from '../scripts/static-server.ts';

export interface OwnPage {
  readonly url: string;
  close(): void;
}

export interface OwnPageOptions {
  readonly plugins?: PluginOption[];
  /** By default those of the bundler: the packages as they are published, which `npm run build` writes. */
  readonly conditions?: string[];
  /** As a host ships it; by default not, since it takes longer than all the rest. */
  readonly minify?: boolean;
  /** Sent with each file. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Builds the page in a folder beside this file, and serves it from then on. */
export async function serveOwnPage(
  folder: string,
  { plugins, conditions, minify = false, headers }: OwnPageOptions = {},
): Promise<OwnPage> {
  const outDir = mkdtempSync(join(tmpdir(), 'carillon-page-'));
  const config: InlineConfig = {
    configFile: false,
    root: fileURLToPath(new URL(folder, import.meta.url)),
    logLevel: 'error',
    plugins,
    resolve: { conditions },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
  await build(config);
  const server = await serveFolder(outDir, 0, headers);
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}/`,
    close() {
      server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
