import type { Sight } from '@carillon/simulator/browser';
import { userEvent, within } from 'storybook/test';
import { FIELDS, type Glance, PRESSABLE } from './glance.ts';

/** What a person can do with a page: look whether something is there, press, type. Answers whether it is, or could be done. */
export type Eyes = (glance: Glance) => Promise<boolean>;

const page = within(document.body);

/** Everything of these roles and this name that is not hidden from a person. */
const all = (roles: readonly string[], name: string): HTMLElement[] =>
  roles.flatMap((role) => page.queryAllByRole(role, { name }));

/** The only one, if it can be used. */
function findUsable(roles: readonly string[], name: string): HTMLElement | undefined {
  const found = all(roles, name);
  const [only] = found;
  return found.length === 1 && !only?.matches(':disabled, [aria-disabled=true]') ? only : undefined;
}

/** The words on the page, as they are drawn: what is hidden has none. */
// biome-ignore lint/performance/useDomNodeTextContent: what is drawn is asked for, not what stands in the document
const readWords = (): string => document.body.innerText.replace(/\s+/g, ' ').trim();

/** Looks at the page in which it runs, by the accessible names of testing-library: in a story, and so in Vitest's browser mode. */
export const ownEyes: Eyes = async (glance) => {
  switch (glance.kind) {
    case 'text':
      return readWords().includes(glance.text);
    case 'role':
      return all([glance.role], glance.name).length > 0;
    case 'pressable':
      return findUsable(PRESSABLE, glance.name) !== undefined;
    case 'field':
      return findUsable(FIELDS, glance.label) !== undefined;
    case 'press': {
      const found = findUsable(PRESSABLE, glance.name);
      if (found) await userEvent.click(found);
      return found !== undefined;
    }
    case 'type': {
      const found = findUsable(FIELDS, glance.label);
      if (!found) return false;
      await userEvent.clear(found);
      await userEvent.type(found, glance.text);
      return true;
    }
  }
};

/** What the page has instead of what was looked for. */
export function describeInstead(sight: Sight): readonly string[] {
  switch (sight.kind) {
    case 'text':
      return [`the screen says: ${readWords()}`];
    case 'role':
      return nameAll([sight.role], sight.role);
    case 'pressable':
      return nameAll(PRESSABLE, 'what can be pressed');
    case 'field':
      return nameAll(FIELDS, 'field');
  }
}

function nameAll(roles: readonly string[], what: string): readonly string[] {
  const names: string[] = [];
  for (const role of roles) {
    // Called with the name of each.
    page.queryAllByRole(role, {
      name(name, element) {
        const isOff = element.matches(':disabled, [aria-disabled=true]');
        names.push(`${role} '${name}'${isOff ? ', which is disabled' : ''}`);
        return false;
      },
    });
  }
  return names.length > 0 ? names : [`there is no ${what}`];
}
