// What browsers have that are newer than the oldest ones supported, from MDN's data.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browsers } from '../packages/host-common/src/supported/features.ts';

interface Compat {
  readonly __compat?: { readonly support: Readonly<Record<string, unknown>> };
}
const isBranch = (value: unknown): value is Compat & Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a browser that is as old as that has it. What it has behind a flag or by another name it has not. */
function has(support: unknown, oldest: string): boolean {
  return [support].flat().some((one) => {
    if (!isBranch(one) || one.flags || one.prefix || one.alternative_name) return false;
    const version = String(one.version_added).replace('≤', '');
    return !one.version_removed && Number.parseFloat(version) <= Number.parseFloat(oldest);
  });
}

const isOld = ({ support }: NonNullable<Compat['__compat']>): boolean =>
  Object.entries(browsers).every(([name, oldest]) => has(support[name.toLowerCase()], oldest));

/** Where scripts find what one of the oldest supported browsers lacks: `Promise.try`, `Element.prototype.checkVisibility`. */
export function findNewerApis(): string[] {
  const file = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'));
  const data: { api: object; javascript: { builtins: object } } = JSON.parse(readFileSync(file, 'utf8'));
  const builtins = data.javascript.builtins;
  return [data.api, builtins].flatMap((branch) =>
    Object.entries(branch).flatMap(([owner, members]) => {
      if (!isBranch(members)) return [];
      if (members.__compat && !isOld(members.__compat)) return [owner];
      return Object.entries(members).flatMap(([name, member]) => {
        if (name === '__compat' || !isBranch(member) || !member.__compat || isOld(member.__compat)) return [];
        const own = name.replace(/_static$/, '');
        const isStatic = own !== name;
        // Of builtins the data do not say which are the constructor's own.
        if (branch === builtins) return [`${owner}.${own}`, `${owner}.prototype.${own}`];
        return [isStatic ? `${owner}.${own}` : `${owner}.prototype.${own}`];
      });
    }),
  );
}
