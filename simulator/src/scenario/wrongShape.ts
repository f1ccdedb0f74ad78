import type * as z from 'zod/mini';

/** What may stand where; the names are paths, with * for each of a list. */
export type Allowed = Readonly<Record<string, string>>;

/**
 * A sentence about the first thing that is wrong with what was handed in, and what is allowed there. `root` is where in
 * `allowed` it stands, `name` what it is called as a whole.
 */
export function sayWrong({ issues }: z.core.$ZodError, allowed: Allowed, root: string, name: string): string {
  const [issue] = issues;
  const path = issue?.path ?? [];
  const keys = [
    ...(root === '' ? [] : [root]),
    ...path.map((key) => (typeof key === 'number' ? '*' : String(key))),
  ];
  const words = allowed[keys.join('.')];
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  const where = place === '' ? name : place.replace(/^\./, '');
  if (issue?.code === 'unrecognized_keys') {
    return `'${issue.keys[0]}' is not an option of ${where}. Allowed: ${words}.`;
  }
  return `${where} is not valid${words ? `: ${words} is allowed` : ''}.`;
}
