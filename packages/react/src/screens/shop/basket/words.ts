import type { CountedLine } from '@carillon/protocol/basket';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { basketTexts } from '../../../messages/en/basket.ts';

/** Writes what one piece costs, and by which tier: 'from 50 pieces: €77.70 each, 7.5 % off'. */
export function useTierWords(): (line: CountedLine) => string {
  const t = useMessages(basketTexts);
  const { money, number } = useFormat();
  return ({ price: { tier, unitGross } }) => {
    const price = money(unitGross);
    const percent = number(tier.discount, 2);
    const count = tier.quantity;
    if (count > 1) {
      return tier.discount > 0
        ? t('basket.each.fromOff', { count, price, percent })
        : t('basket.each.from', { count, price });
    }
    return tier.discount > 0 ? t('basket.each.off', { price, percent }) : t('basket.each', { price });
  };
}
