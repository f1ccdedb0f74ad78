import { addresses } from '@carillon/react/paths';
import { fillAddress } from './fillAddress.ts';
import type { AddressTexts, FoundRoute } from './routes.ts';

/** What an address names, as a screen takes it: numbers, NaN where somebody typed something else, or 'add' (S2, ENT-02). */
export function readAddress(address: string, texts: AddressTexts): Record<string, number | 'add'> {
  const params: Record<string, number | 'add'> = {};
  for (const [, name = '', add] of address.matchAll(/:(\w+)(\|add)?/g)) {
    const text = texts[name] ?? '';
    params[name] = add && text === 'add' ? 'add' : readId(text);
  }
  return params;
}

/** As we write a number in an address: '01' and '1e3' name nobody, nor does what a number cannot hold. */
function readId(text: string): number {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : Number.NaN;
}

/** The address is one's own: '/manage/self/…' (NAV-09), or one without a person that leads to a page with one. */
export const isOwn = ({ route, texts }: FoundRoute): boolean =>
  addresses[route.at].includes(':userId') && (texts.userId ?? 'self') === 'self';

/** Where an address leads, or undefined where it is the page's own. `ownId` is the id of the person who is logged in. */
export function leadsTo(found: FoundRoute, search: string, ownId?: number): string | undefined {
  const { route, texts, isExact } = found;
  const isOnesOwn = isOwn(found);
  if (isExact && !isOnesOwn) return undefined;
  const path = fillAddress(addresses[route.at], isOnesOwn ? { ...texts, userId: ownId ?? 'self' } : texts);
  // What was asked of another page is not asked of this one.
  return isExact ? path + search : path;
}
