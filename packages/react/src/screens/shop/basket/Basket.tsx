import type { BasketOrder } from '@carillon/protocol/basket';
import { useEffect } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useKeepOrder } from '../../../hooks/page/lastOrder.ts';
import { useScreenName } from '../../../hooks/page/useScreenName.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { basketTexts } from '../../../messages/en/basket.ts';
import { errorText } from '../../../messages/errorText.ts';
import {
  Banner,
  Button,
  ButtonLink,
  columns,
  EmptyState,
  Panel,
  Screen,
  ScreenTitle,
  ShoppingBasket,
  Skeleton,
  stack,
} from '../../../ui/index.ts';
import { asScreen } from '../../ScreenBoundary.tsx';
import * as styles from './Basket.css.ts';
import { BasketChanges } from './BasketChanges.tsx';
import { BasketDelivery } from './BasketDelivery.tsx';
import { BasketLines } from './BasketLines.tsx';
import { BasketSums } from './BasketSums.tsx';
import { useBasketScreen } from './useBasketScreen.ts';

export interface BasketProps {
  /**
   * Takes the finished basket, by prices and stock that were just read and which the person has accepted: what follows, such as
   * a payment, is yours, and so is emptying the basket (`useBasket`). Without it, it is shown on the page `order`.
   */
  onCheckout?: (order: BasketOrder) => void;
}

/** The basket of this browser, for everybody (BSK-01, BSK-02). */
export const Basket = asScreen('Basket', function Basket({ onCheckout }: BasketProps) {
  const t = useMessages(basketTexts);
  useScreenName(t('basket.title'));
  const { navigation, paths, endNotices } = useCarillon('Basket');
  // What was put into it is seen here.
  useEffect(() => endNotices(paths.basket), [endNotices, paths.basket]);
  const navigate = navigation.useNavigate();
  const keepOrder = useKeepOrder();
  const screen = useBasketScreen((order) => {
    if (onCheckout) return onCheckout(order);
    keepOrder(order);
    navigate(paths.order);
  });
  const { lines, isLoading, error } = screen;
  const count = lines.reduce((all, { pieces }) => all + pieces, 0);
  const counts = t('basket.counts', {
    products: t('basket.products', { count: lines.length }),
    pieces: t('basket.pieces', { count }),
  });
  return (
    <Screen isPage isLoading={isLoading}>
      <ScreenTitle ref={screen.refs.title} second={lines.length > 0 ? counts : undefined}>
        {t('basket.title')}
      </ScreenTitle>
      {error && (
        <Banner
          kind="danger"
          role="alert"
          title={t('basket.failed')}
          action={<Button onPress={screen.onRetry}>{t('error.retry')}</Button>}
        >
          {errorText(t, error)}
        </Banner>
      )}
      {lines.length === 0 ? (
        <Empty />
      ) : (
        <>
          <BasketChanges screen={screen} />
          <div className={columns}>
            {isLoading ? <LoadingLines rows={lines.length} /> : <BasketLines screen={screen} />}
            <div className={stack}>
              <BasketDelivery screen={screen} />
              {!isLoading && <BasketSums screen={screen} />}
            </div>
          </div>
        </>
      )}
    </Screen>
  );
});

function Empty() {
  const t = useMessages(basketTexts);
  const { paths, hasPage } = useCarillon('Basket');
  return (
    <Panel>
      <EmptyState
        isLarge
        icon={ShoppingBasket}
        title={t('basket.empty')}
        action={hasPage('shop') && <ButtonLink href={paths.shop}>{t('basket.toShop')}</ButtonLink>}
      />
    </Panel>
  );
}

function LoadingLines({ rows }: { rows: number }) {
  const t = useMessages(basketTexts);
  return (
    <div role="status" aria-label={t('basket.loading')} className={styles.lines}>
      {Array.from({ length: rows }, (_, i) => i).map((row) => (
        <div key={row} className={styles.line}>
          <div className={styles.picture}>
            <Skeleton height={45} />
          </div>
          <div className={styles.words}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
