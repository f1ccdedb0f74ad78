import type { Product } from '@carillon/protocol/catalog';
import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { Check, Icon, Minus } from '../../ui/index.ts';
import { textBeside } from '../../ui/theme/text.css.ts';
import * as styles from './Availability.css.ts';

interface AvailabilityProps {
  product: Pick<Product, 'is_available' | 'stock'>;
  /** It also says how many there are. */
  hasStock?: boolean;
}

/** Whether a product can be had now. A `StateLabel` brings the marks of all states of a device. */
export function Availability({ product: { is_available, stock }, hasStock }: AvailabilityProps) {
  const t = useMessages(shopTexts);
  const isThere = is_available && stock > 0;
  const word = !is_available
    ? t('shop.unavailable')
    : !isThere
      ? t('shop.soldOut')
      : hasStock
        ? t('shop.availableStock', { count: stock })
        : t('shop.available');
  return (
    <span className={styles.tone[isThere ? 'available' : 'missing']}>
      <Icon icon={isThere ? Check : Minus} size={14} />
      <span className={textBeside}>{word}</span>
    </span>
  );
}
