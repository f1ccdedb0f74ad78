import { useCarillon } from '../../hooks/context.ts';
import { isPage } from '../../hooks/page/paths.ts';
import { useBasket } from '../../hooks/platform/useBasket.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { basketCountTexts } from '../../messages/en/basketCount.ts';
import { Icon, Link, ShoppingBasket, visuallyHidden } from '../../ui/index.ts';
import * as styles from './TopBar.css.ts';

/** On the pages of the shop: the basket, and how much is in it. A module of its own: it brings what reads the basket. */
export default function BasketLink() {
  const t = useMessages(basketCountTexts);
  const { navigation, paths, hasPage } = useCarillon('BasketLink');
  const isHere = isPage(paths.basket, navigation.useLocation());
  const count = useBasket().basket.lines.length;
  if (!hasPage('basket')) return null;
  return (
    <Link
      variant="plain"
      href={paths.basket}
      aria-current={isHere ? 'page' : undefined}
      className={styles.basket}
    >
      <Icon icon={ShoppingBasket} />
      <span className={styles.basketWord}>{t('basket.title')}</span>
      {/* It has its place before there is one. */}
      <span className={styles.countPlace}>
        {count > 0 && (
          <>
            <span aria-hidden className={styles.count}>
              {count}
            </span>
            <span className={visuallyHidden}>{t('basketCount.products', { count })}</span>
          </>
        )}
      </span>
    </Link>
  );
}
