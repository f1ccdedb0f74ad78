// The pages of a server in a real Chromium: nothing of them breaks the policy that it sends, and they can be installed.
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from './chromium-launch.ts';

export const launchBrowser = (): Promise<Browser> => chromium.launch(chromiumLaunch);

/** What is wrong with the pages for visitors of each host. */
export async function openPages(browser: Browser, url: string): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext();
  try {
    for (const path of ['/', '/eshop', '/backend/login', '/manage']) {
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${path}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`${path}: ${error}`));
      await page.goto(url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const devtools = await context.newCDPSession(page);
      const { errors } = await devtools.send('Page.getAppManifest');
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      problems.push(
        ...errors.map(({ message }) => `${path}, manifest: ${message}`),
        // A profile that is gone with its window, as this one, installs nothing.
        ...installabilityErrors
          .filter(({ errorId }) => errorId !== 'in-incognito')
          .map(({ errorId }) => `${path} cannot be installed: ${errorId}`),
      );
      await page.close();
    }
  } catch (error) {
    problems.push(String(error));
  } finally {
    await context.close();
  }
  return problems;
}
