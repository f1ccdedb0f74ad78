import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { ScreenTitle, Skeleton } from '../../ui/index.ts';
import * as styles from './ProductPage.css.ts';

/** Holds the place of a product, whose title will stand where it says what is loading. */
export function LoadingProduct() {
  const t = useMessages(shopTexts);
  return (
    <section aria-label={t('shop.product.loading')} className={styles.columns}>
      <Skeleton className={styles.waitingPicture} height="auto" />
      <div className={styles.facts}>
        <ScreenTitle>{t('shop.product')}</ScreenTitle>
        <Skeleton width="90%" />
        <Skeleton width="40%" height={20} />
        <Skeleton width={160} height={40} />
        <Skeleton width="60%" height={16} />
      </div>
    </section>
  );
}
