import { expect, type Page } from '@playwright/test';

/** What one page has shown, with the time of each. */
export interface Witness {
  /** Texts of alerts, each once for each time that it came. */
  alerts(): Promise<readonly string[]>;
  /** Waits until the page is live again after that moment (`Date.now()`), and tells how long it took. */
  backAfter(moment: number, timeout: number): Promise<number>;
}

interface Seen {
  readonly alerts: string[];
  readonly live: { readonly state: string; readonly at: number }[];
}

/** Watches a page from now on. */
export async function witness(page: Page): Promise<Witness> {
  const seen = await page.evaluateHandle(() => {
    const found: Seen = { alerts: [], live: [] };
    let shown: string[] = [];
    const look = () => {
      const alerts = [...document.querySelectorAll('[role="alert"]')].map(
        ({ textContent }) => textContent ?? '',
      );
      found.alerts.push(...alerts.filter((text) => !shown.includes(text)));
      shown = alerts;
      const state = document.querySelector('[role="status"][data-live]')?.getAttribute('data-live') ?? 'none';
      if (found.live.at(-1)?.state !== state) found.live.push({ state, at: Date.now() });
    };
    look();
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document.body, all);
    return found;
  });
  return {
    alerts: async () => (await seen.jsonValue()).alerts,
    async backAfter(moment, timeout) {
      const back = async () => {
        const since = (await seen.jsonValue()).live.filter(({ at }) => at >= moment);
        const last = since.at(-1);
        return since.length > 1 && last?.state === 'on' ? last.at - moment : null;
      };
      await expect.poll(back, { timeout, intervals: [100] }).not.toBeNull();
      return (await back()) ?? Number.NaN;
    },
  };
}
