import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeCustomer } from './customer.ts';

let folder: string;
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-customer-'));
  mkdirSync(join(folder, 'backend'));
  mkdirSync(join(folder, 'brand'));
  writeFileSync(join(folder, 'brand/logo.svg'), '<svg/>');
  for (const page of ['index.html', 'backend/index.html'])
    writeFileSync(
      join(folder, page),
      `<title>Carillon</title><link rel="apple-touch-icon" href="/icon-192.png">
       <span class="shell-name">Carillon</span>${' '.repeat(2000)}`,
    );
});
afterEach(() => rmSync(folder, { recursive: true }));

const config = {
  apiUrl: '',
  brokerUrl: 'wss://live.example.org:9001',
  name: 'Turm & <Klang> $1',
  logo: '/brand/logo.svg',
  colors: { accent: '#ffe000' },
  hosts: ['console', 'backoffice'],
};

test('LIB-07 what is installed, and what is seen first, is a customer’s own', async () => {
  const told = await makeCustomer(JSON.stringify(config), folder);
  expect(JSON.parse(read('config.json'))).toEqual(config);
  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({
    name: config.name,
    start_url: '/manage',
    scope: '/',
    display: 'standalone',
    icons: [{ src: '/brand/logo.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
  // The colour that is used, not the one that cannot be read.
  expect(told[0]).toContain(`${manifest.theme_color} is used`);
  for (const page of ['index.html', 'backend/index.html']) {
    expect(read(page)).toContain('<title>Turm &amp; &lt;Klang> $1</title>');
    expect(read(page)).toContain('<span class="shell-name">Turm &amp; &lt;Klang> $1</span>');
    expect(read(page)).toContain('rel="apple-touch-icon" href="/brand/logo.svg"');
    expect(brotliDecompressSync(readFileSync(join(folder, `${page}.br`))).toString()).toBe(read(page));
  }
});

test('LIB-07 without anything of its own it is Carillon', async () => {
  const plain = { apiUrl: '', brokerUrl: 'wss://live.example.org:9001' };
  expect(await makeCustomer(JSON.stringify(plain), folder)).toHaveLength(2);
  const ours = JSON.parse(readFileSync('packages/host-shop/public/manifest.webmanifest', 'utf8'));
  const { description: _, ...manifest } = ours;
  expect(JSON.parse(read('manifest.webmanifest'))).toEqual(manifest);
  expect(read('index.html')).toContain('<title>Carillon</title>');
});

test.each<[string, RegExp]>([
  ['{', /^\/config\.json is wrong: it is no JSON object\.$/],
  [JSON.stringify({ ...config, name: '' }), /name must be/],
  [JSON.stringify({ ...config, logo: '/brand/other.svg' }), /^There is no .*other\.svg/],
  [JSON.stringify({ ...config, logo: '/index.html' }), /is neither an SVG nor a PNG/],
])('LIB-07 what is wrong is said before anything is written: %s', async (text, sentence) => {
  await expect(makeCustomer(text, folder)).rejects.toThrow(sentence);
  expect(read('index.html')).toContain('<title>Carillon</title>');
});
