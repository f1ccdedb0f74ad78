import type { Page } from '@playwright/test';
import { FIELDS, type Glance, PRESSABLE } from '../.storybook/glance.ts';

type Role = Parameters<Page['getByRole']>[0];

/** What a person can do with a page of a scenario (`stage.screen`), done by Playwright: with its names, its mouse and its keyboard. */
export async function look(page: Page, glance: Glance): Promise<boolean> {
  const all = (roles: readonly Role[], name: string) =>
    roles
      .map((role) => page.getByRole(role, { name, exact: true }))
      .reduce((one, other) => one.or(other))
      .filter({ visible: true });

  /** The only one, if it can be used. */
  async function findUsable(roles: readonly Role[], name: string) {
    const found = all(roles, name);
    return (await found.count()) === 1 && (await found.isEnabled()) ? found : undefined;
  }

  switch (glance.kind) {
    case 'text':
      // biome-ignore lint/performance/useDomNodeTextContent: what is drawn is asked for, not what stands in the document.
      return (await page.locator('body').innerText()).replace(/\s+/g, ' ').includes(glance.text);
    case 'role':
      return (await all([glance.role as Role], glance.name).count()) > 0;
    case 'pressable':
      return (await findUsable(PRESSABLE, glance.name)) !== undefined;
    case 'field':
      return (await findUsable(FIELDS, glance.label)) !== undefined;
    case 'press': {
      const found = await findUsable(PRESSABLE, glance.name);
      await found?.click();
      return found !== undefined;
    }
    case 'type': {
      const found = await findUsable(FIELDS, glance.label);
      await found?.fill(glance.text);
      return found !== undefined;
    }
  }
}
