import { useMessages } from '../../../hooks/useMessages.ts';
import { basketTexts } from '../../../messages/en/basket.ts';
import { errorText } from '../../../messages/errorText.ts';
import { Button, Panel } from '../../../ui/index.ts';
import { SumBlock } from '../SumBlock.tsx';
import * as styles from './Basket.css.ts';
import type { BasketScreen } from './useBasketScreen.ts';

/** What it comes to, and the button that finishes it (BSK-02). */
export function BasketSums({ screen }: { screen: BasketScreen }) {
  const t = useMessages(basketTexts);
  const { sums, delivery, finishing, refusal } = screen;
  const carrier = delivery && 'carrier' in delivery ? delivery.carrier : undefined;
  const isCounted = screen.lines.some(({ status }) => status === 'counted');
  const failure = finishing.status === 'failed' ? errorText(t, finishing.error) : '';
  return (
    <Panel part="sums">
      <div className={styles.finish}>
        {isCounted && (
          <SumBlock
            netCents={sums.net}
            taxes={sums.taxes.map(({ percent, tax }) => ({ percent, taxCents: tax }))}
            grossCents={sums.gross}
            carrier={
              carrier && {
                company: carrier.company,
                name: carrier.name,
                priceCents: carrier.price_in_cents,
              }
            }
          />
        )}
        <Button
          variant="main"
          size="f"
          isFullWidth
          isPending={finishing.status === 'running'}
          pendingText={t('basket.finish.pending')}
          onPress={screen.onFinish}
        >
          {t('basket.finish')}
        </Button>
        {refusal === 'unanswered' ? (
          <p role="alert" className={styles.problem}>
            {t('basket.finish.unanswered')}
          </p>
        ) : (
          (refusal === 'unread' || failure) && (
            <p role="alert" className={styles.problem}>
              {t('basket.finish.unread')} {failure}
            </p>
          )
        )}
        <p className={styles.note}>{t('basket.kept')}</p>
      </div>
    </Panel>
  );
}
