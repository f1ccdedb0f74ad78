import type { Product } from '@carillon/protocol/catalog';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { Check, Icon, Minus } from '../../ui/index.ts';
import { findOffers, type Offer } from './offers.ts';
import * as styles from './Prices.css.ts';

interface FirstPriceProps {
  offer: Offer | undefined;
  /** It is what the page is about. */
  isLarge?: boolean;
}

/** What one piece costs, as an amount alone; where there is no price, this is said. */
export function FirstPrice({ offer, isLarge }: FirstPriceProps) {
  const t = useMessages(shopTexts);
  const { money } = useFormat();
  if (!offer) return <span className={styles.none}>{t('shop.noPrice')}</span>;
  return <strong className={isLarge ? styles.large : styles.amount}>{money(offer.cents)}</strong>;
}

/** 'from 10 pieces €84.00 each'. Never beside a crossed-out price: what was asked before is not said (Directive 98/6/EC, 6a). */
export function TierText({ offer: { quantity, cents } }: { offer: Offer }) {
  const t = useMessages(shopTexts);
  const { money } = useFormat();
  return <>{t('shop.tier', { count: quantity, price: money(cents) })}</>;
}

/** From so many a column is too long. */
const MANY = 6;

interface PricesProps {
  product: Product;
  /** So many are about to be put into the basket: the price that counts for them is marked. */
  pieces: number | undefined;
}

/** All that a product costs, in words (SHP-02): the price of one piece with its tax, and the prices of more pieces. */
export function Prices({ product, pieces = 0 }: PricesProps) {
  const t = useMessages(shopTexts);
  const { percent } = useFormat();
  const { first, further } = findOffers(product);
  const { tax_percentage: tax } = product;
  const counting = further.findLast(({ quantity }) => quantity <= pieces);
  return (
    <div className={styles.prices} data-carillon-part="prices">
      <p className={styles.line}>
        <FirstPrice offer={first} isLarge />
        {first && (
          <span className={styles.basis}>
            {tax > 0 ? t('shop.eachTaxed', { tax: percent(tax) }) : t('shop.each')}
            {first.discount > 0 && <Discount percentage={first.discount} />}
          </span>
        )}
      </p>
      {further.length > 0 && (
        <ul
          aria-label={t('shop.tiers')}
          className={styles.tiers}
          data-many={further.length > MANY || undefined}
        >
          {further.map((offer) => (
            <li key={offer.quantity} aria-current={offer === counting || undefined} className={styles.tier}>
              <Icon icon={offer === counting ? Check : Minus} size={14} className={styles.mark} />
              <span>
                <TierText offer={offer} />
                {offer.discount > 0 && <Discount percentage={offer.discount} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Discount({ percentage }: { percentage: number }) {
  const t = useMessages(shopTexts);
  const { percent } = useFormat();
  return <span className={styles.discount}>{t('shop.discount', { discount: percent(percentage) })}</span>;
}
