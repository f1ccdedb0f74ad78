// Every test ends with no violation of the policies (watch.ts); here the policies and the watch are tried themselves.

import { expect, test } from './test.ts';
import { createWatch } from './watch.ts';

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
