import { useBasket } from '../../hooks/platform/useBasket.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { basketCountTexts } from '../../messages/en/basketCount.ts';
import { visuallyHidden } from '../../ui/index.ts';
import * as styles from './TopBar.css.ts';

/** How many products are in the basket. A module of its own: it brings what reads the basket. */
export default function BasketCount() {
  const t = useMessages(basketCountTexts);
  const count = useBasket().basket.lines.length;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden className={styles.count}>
        {count}
      </span>
      <span className={visuallyHidden}>{t('basketCount.products', { count })}</span>
    </>
  );
}
