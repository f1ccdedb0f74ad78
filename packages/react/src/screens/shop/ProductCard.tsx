import type { Product } from '@carillon/protocol/catalog';
import type { Ref } from 'react';
import { usePaths } from '../../hooks/page/usePaths.ts';
import { Match } from '../../patterns/list/Match.tsx';
import { Link, Skeleton } from '../../ui/index.ts';
import { useHeading } from '../../ui/layout/ScreenFrame.ts';
import { Availability } from './Availability.tsx';
import { findOffers } from './offers.ts';
import { FirstPrice, TierText } from './Prices.tsx';
import * as styles from './ProductGrid.css.ts';
import { ProductPicture } from './ProductPicture.tsx';

interface ProductCardProps {
  product: Product;
  /** It is seen before anybody scrolls. */
  isFirst: boolean;
  linkRef: Ref<HTMLAnchorElement> | undefined;
}

/** A product in the grid (SHP-01). The whole card leads to it, by the link that its title is. */
export function ProductCard({ product, isFirst, linkRef }: ProductCardProps) {
  const { shopProduct } = usePaths();
  const Heading = useHeading(1);
  const { first, further } = findOffers(product);
  const [next] = further;
  return (
    <li className={styles.card}>
      <ProductPicture className={styles.picture} media={product.medias[0]} place="card" isFirst={isFirst} />
      <div className={styles.facts}>
        <Heading className={styles.title}>
          <Link ref={linkRef} variant="plain" href={shopProduct(product.id)} className={styles.link}>
            <Match>{product.title}</Match>
          </Link>
        </Heading>
        <p className={styles.summary}>
          <Match>{product.summary}</Match>
        </p>
        <p className={styles.price}>
          <FirstPrice offer={first} />
          {next && (
            <span className={styles.next}>
              <TierText offer={next} />
            </span>
          )}
        </p>
        <Availability product={product} />
      </div>
    </li>
  );
}

/** Holds the place of a card. */
export function LoadingCard() {
  return (
    <li className={styles.card}>
      <Skeleton className={styles.picture} height="auto" />
      <div className={styles.facts}>
        <div className={styles.title}>
          <Skeleton width="55%" height="1lh" />
        </div>
        <div className={styles.summary}>
          <Skeleton width="85%" />
        </div>
        <div className={styles.price}>
          <Skeleton width={96} height={20} />
        </div>
        <Skeleton width={72} height={16} />
      </div>
    </li>
  );
}
