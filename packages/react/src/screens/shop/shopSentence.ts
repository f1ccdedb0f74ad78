import type { Product } from '@carillon/protocol/catalog';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { isListEmpty, type ListState } from '../../patterns/list/listState.ts';

/** As high as the sentence: what is below stands where it stood. */
const BLANK = '\u00a0';

/** How many products there are, and what is in their prices: '6 products · prices include 22% VAT'. */
export function useShopSentence(list: ListState<Product>): string {
  const t = useMessages(shopTexts);
  const { percent } = useFormat();
  const { rows, count } = list;
  if (!rows || count === undefined || isListEmpty(list)) return BLANK;
  const taxes = new Set(rows.map(({ tax_percentage }) => tax_percentage));
  const [tax = 0] = taxes;
  const said = [t('shop.products', { count })];
  // Where a price has no tax in it, nothing is said of all.
  if (taxes.size > 0 && !taxes.has(0))
    said.push(taxes.size === 1 ? t('shop.taxed', { tax: percent(tax) }) : t('shop.taxedAll'));
  return said.join(' · ');
}
