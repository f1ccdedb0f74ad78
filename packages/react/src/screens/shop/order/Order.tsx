import type { BasketOrder } from '@carillon/protocol/basket';
import { useCarillon } from '../../../hooks/context.ts';
import { useLastOrder } from '../../../hooks/page/lastOrder.ts';
import { useScreenName } from '../../../hooks/page/useScreenName.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { orderTexts } from '../../../messages/en/order.ts';
import {
  Button,
  ButtonLink,
  EmptyState,
  Panel,
  Printer,
  Screen,
  ScreenTitle,
  ShoppingBasket,
} from '../../../ui/index.ts';
import { asScreen } from '../../ScreenBoundary.tsx';
import * as styles from './Order.css.ts';
import { Paper } from './Paper.tsx';

export interface OrderProps {
  /** What is shown; by default the basket that was finished last in this page. */
  order?: BasketOrder;
}

/** A finished basket as a document, to be printed or saved (BSK-02). Only the paper is printed. */
export const Order = asScreen('Order', function Order({ order: given }: OrderProps) {
  const t = useMessages(orderTexts);
  useScreenName(t('order.title'));
  const { paths, hasPage } = useCarillon('Order');
  const last = useLastOrder();
  const order = given ?? last;
  const back = hasPage('basket') && (
    <ButtonLink size="f" href={paths.basket}>
      {t('order.back')}
    </ButtonLink>
  );
  return (
    <Screen isPage>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <ScreenTitle>{t('order.title')}</ScreenTitle>
          {order && (
            <div className={styles.actions}>
              {back}
              <Button variant="main" size="f" icon={Printer} onPress={() => print()}>
                {t('order.print')}
              </Button>
            </div>
          )}
        </div>
        {order ? (
          <Paper order={order} />
        ) : (
          <Panel>
            <EmptyState isLarge icon={ShoppingBasket} title={t('order.none')} action={back}>
              {t('order.none.detail')}
            </EmptyState>
          </Panel>
        )}
      </div>
    </Screen>
  );
});
