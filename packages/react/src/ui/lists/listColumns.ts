import { byContainer, type Width } from '../theme/responsive.ts';
import { template } from './List.css.ts';

/** A rule of vanilla-extract, written out: who only reads our types need not have it. */
export interface ColumnsRule {
  vars: Record<string, string>;
  '@container': Record<string, { vars: Record<string, string> }>;
}

/**
 * The columns of a list, folding with its container. For the `.css.ts` of a screen.
 *
 * @example export const rows = style(listColumns('16px 1fr 96px 84px', { tablet: '16px 1fr auto' }));
 */
export function listColumns(wide: string, narrower: Partial<Record<Width, string>> = {}): ColumnsRule {
  const columns = (value: string) => ({ vars: { [template]: value } });
  const folded = Object.entries(narrower).map(([width, value]) => [width, columns(value)]);
  return { ...columns(wide), '@container': byContainer(Object.fromEntries(folded)) };
}
