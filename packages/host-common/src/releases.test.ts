// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRelease } from './releases.ts';

const html = (script: string, style = 'style-AAAAAAAA') =>
  `<script type="module" crossorigin src="/assets/${script}.js"></script>
   <link rel="icon" href="/assets/icon-AAAAAAAA.svg"><link rel="stylesheet" href="/assets/${style}.css">`;

beforeEach(() => {
  // Of kinds that happy-dom does not try to load.
  document.head.innerHTML = html('start-AAAAAAAA').replace('module', 'none').replace('stylesheet', 'none');
});
afterEach(() => vi.unstubAllGlobals());

const serve = (body: string, init?: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init));

test('LIB-07 the HTML that is served names the same files: there is no newer release', async () => {
  serve(html('start-AAAAAAAA'));
  expect(await findRelease()).toBe(false);
});

test.each([[html('start-BBBBBBBB')], [html('start-AAAAAAAA', 'style-BBBBBBBB')]])(
  'LIB-07 it names another script or style: there is one',
  async (body) => {
    serve(body);
    expect(await findRelease()).toBe(true);
  },
);

test('LIB-07 the icon of a customer is no release', async () => {
  document.querySelector('[rel=icon]')?.setAttribute('href', '/brand/logo.svg');
  serve(html('start-AAAAAAAA'));
  expect(await findRelease()).toBe(false);
});

test('LIB-07 what is no page of ours, as that of a hotel or of a broken server, is no release', async () => {
  serve('<html><title>Pay for the net</title></html>');
  expect(await findRelease()).toBe(false);
  serve(html('start-BBBBBBBB'), { status: 502 });
  expect(await findRelease()).toBe(false);
});
