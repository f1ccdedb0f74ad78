import type { Product } from '@carillon/protocol/catalog';
import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { Minus, StateLabel } from '../../ui/index.ts';

interface AvailabilityProps {
  product: Pick<Product, 'is_available' | 'stock'>;
  /** It also says how many there are. */
  hasStock?: boolean;
}

/** Whether a product can be had now. */
export function Availability({ product: { is_available, stock }, hasStock }: AvailabilityProps) {
  const t = useMessages(shopTexts);
  if (is_available && stock > 0)
    return (
      <StateLabel kind="done">
        {hasStock ? t('shop.availableStock', { count: stock }) : t('shop.available')}
      </StateLabel>
    );
  return (
    <StateLabel kind="ready" icon={Minus}>
      {is_available ? t('shop.soldOut') : t('shop.unavailable')}
    </StateLabel>
  );
}
