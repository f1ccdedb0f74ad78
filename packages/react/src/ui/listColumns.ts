import type { StyleRule } from '@vanilla-extract/css';
import { template } from './List.css.ts';
import { narrowerThan, type Width } from './theme/responsive.ts';

/**
 * The columns of a list, folding with its container. For the `.css.ts` of a screen.
 *
 * @example export const rows = style(listColumns('16px 1fr 96px 84px', { tablet: '16px 1fr auto' }));
 */
export function listColumns(wide: string, narrower: Partial<Record<Width, string>> = {}): StyleRule {
  const folded = Object.entries(narrower).map(([width, columns]) => [
    width,
    { vars: { [template]: columns } },
  ]);
  return { vars: { [template]: wide }, ...narrowerThan(Object.fromEntries(folded)) };
}
