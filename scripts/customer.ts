// `npm run customer -- CONFIG FOLDER`: makes a customer's own what lies in FOLDER as docs/serving-the-hosts.md puts it there:
// config.json, checked as the hosts check it; the manifest of the installed app; and the name in what is seen first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBrand } from '../packages/host-common/src/config/brand.ts';
import { type HostConfig, readConfig } from '../packages/host-common/src/config/config.ts';
import { compressFile } from '../packages/host-common/src/precompress.ts';

/** The pages of the hosts, where there are all three. */
const PAGES = ['index.html', 'backend/index.html', 'manage/index.html'];
/** Where an installed app begins, by the first host that a customer has. */
const STARTS = { shop: '/', console: '/manage', backoffice: '/backend/login' } as const;

/** Writes everything; answers what there is to say of it. Throws a sentence where the configuration is wrong. */
export async function makeCustomer(text: string, folder: string): Promise<readonly string[]> {
  const config = await readConfig(parse(text));
  const told = [...writeBrand(config.customer ?? {}).told];
  const manifest = `${JSON.stringify(writeManifest(config, folder), null, 2)}\n`;
  writeFileSync(join(folder, 'config.json'), text);
  writeFileSync(join(folder, 'manifest.webmanifest'), manifest);
  for (const page of PAGES.map((name) => join(folder, name)).filter(existsSync)) {
    writeFileSync(page, writePage(readFileSync(page, 'utf8'), config));
    await compressFile(page);
    told.push(`${page} is written.`);
  }
  return told;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the sentence about it is that of the hosts
  }
}

/** What a browser shows of the app once it is installed. */
function writeManifest({ customer = {} }: HostConfig, folder: string) {
  const { name = 'Carillon', logo, hosts } = customer;
  const first = (['shop', 'console', 'backoffice'] as const).find((host) => hosts?.includes(host));
  const [, accent = '#0f766e'] = /--carillon-accent: (#\w+)/.exec(writeBrand(customer).css) ?? [];
  const ours = [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
  return {
    id: '/',
    name,
    short_name: name,
    start_url: STARTS[first ?? 'shop'],
    scope: '/',
    display: 'standalone',
    background_color: '#f5f4f0',
    theme_color: accent,
    icons: logo ? [{ src: logo, ...measure(logo, join(folder, logo)) }] : ours,
  };
}

/** Size and type of a picture, as a manifest says them. */
function measure(logo: string, file: string): { sizes: string; type: string } {
  if (!existsSync(file)) throw new Error(`There is no ${file}, which config.json names as the logo.`);
  if (logo.endsWith('.svg')) return { sizes: 'any', type: 'image/svg+xml' };
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 1, 4) !== 'PNG')
    throw new Error(`${file} is neither an SVG nor a PNG: what is installed needs one of them.`);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width !== height || width < 512)
    throw new Error(
      `${file} has ${width}×${height} pixels: what is installed needs a square of 512 or more.`,
    );
  return { sizes: `${width}x${height}`, type: 'image/png' };
}

/** The page with the customer's name and mark where the HTML has ours. */
function writePage(html: string, { customer = {} }: HostConfig): string {
  const { name = 'Carillon', logo } = customer;
  const words = name.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  // As functions: `$` in a name means nothing.
  const named = html
    .replace(/(<title>)[^<]*/, (_, tag: string) => tag + words)
    .replace(/(<span class="shell-name">)[^<]*/, (_, tag: string) => tag + words);
  return logo
    ? named.replace(/(<link rel="apple-touch-icon" href=")[^"]*/, (_, tag: string) => tag + logo)
    : named;
}

if (import.meta.main) {
  const [config, folder] = process.argv.slice(2);
  try {
    if (!config || !folder) throw new Error('npm run customer -- CONFIG FOLDER');
    for (const sentence of await makeCustomer(readFileSync(config, 'utf8'), folder)) console.log(sentence);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
