// Every test ends with no violation of the policies (watch.ts); here the policies and the watch are tried themselves.

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions } from 'vite';
import { securityHeaders } from '../packages/dev-platform/src/contentSecurity.ts';
import type { Kit } from './kitPage/main.tsx';
import { serveOwnPage } from './ownPage.ts';
import { expect, test } from './test.ts';
import { createWatch } from './watch.ts';

// Playwright's tracing fetches the pictures of chosen files, which the policy refuses: here it would be what is found.
test.use({ trace: 'off' });

/** In the page of the kit. */
declare const kit: Kit;

test('FLT-094: the hosts are served with policies that refuse, and the watch of all tests sees what is refused', async ({
  browser,
}) => {
  for (const path of ['/', '/backend/login', '/manage']) {
    const context = await browser.newContext();
    const watch = createWatch();
    await watch.over(context);
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A stream that is tried may come from anywhere, and be no sound at all.
    await page.evaluate(() => new Audio('/config.json').play().catch(() => {}));
    expect(watch.faults(), path).toEqual([]);

    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
    });
    await expect.poll(() => watch.faults().join('\n')).toContain('securitypolicyviolation style-src-elem');
    const refusal = page.evaluate(() => {
      document.body.innerHTML = '<img src="x" onerror="alert(1)">';
    });
    await expect(refusal).rejects.toThrow('HTML is never made from text here.');
    await page.evaluate(() => void fetch('https://canary.example').catch(() => {}));
    await expect.poll(() => watch.faults().join('\n')).toContain('securitypolicyviolation connect-src');
    await context.close();
  }
});

// In `npm test` it is held by all that is done on the hosts, whose policy is watched.
test('FLT-094: every component of the kit is shown and used under the policy', {
  tag: '@certify',
}, async ({ page, watch }) => {
  const served = await serveOwnPage('kitPage', {
    plugins: [vanillaExtractPlugin()],
    conditions: ['@carillon/source', ...defaultClientConditions],
    headers: securityHeaders(['ws://127.0.0.1:1']),
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A picture that is not there, on purpose.
  watch.allow(/status of 404/);
  const answer = await page.goto(served.url);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.waitForFunction(() => 'kit' in globalThis);
  const names = await page.evaluate(() => kit.names);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    await test.step(name, () => page.evaluate((name) => kit.play(name), name));
    expect(watch.faults(), name).toEqual([]);
  }
  served.close();
});
