import type { Product } from '@carillon/protocol/catalog';
import { useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { usePaths } from '../../hooks/page/usePaths.ts';
import { useMediaUrl } from '../../hooks/platform/useMediaUrl.ts';
import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { Badge, ScreenTitle } from '../../ui/index.ts';
import { Availability } from './Availability.tsx';
import { findOffers } from './offers.ts';
import { PageDescription } from './PageDescription.tsx';
import { Prices } from './Prices.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import * as styles from './ProductPage.css.ts';
import { ProductTexts } from './ProductTexts.tsx';
import { toProductData } from './productData.ts';

/** Its field weighs more than all else of the page, and nobody buys before they have looked. */
const AddToBasket = lazyPart(async () => ({ default: (await import('./AddToBasket.tsx')).AddToBasket }));

interface ProductPageProps {
  product: Product;
}

/** A product with all that is said of it: pictures, prices, stock and tags above, texts below. */
export function ProductPage({ product }: ProductPageProps) {
  const { title, summary, sku, tags, medias, is_available, stock } = product;
  const { hasPage } = useCarillon('ProductPage');
  // As the field begins.
  const [pieces, setPieces] = useState(findOffers(product).first?.quantity);
  return (
    <>
      <Description product={product} />
      <div className={styles.columns}>
        <ProductGallery medias={medias} title={title} />
        <div className={styles.facts}>
          <div className={styles.head}>
            <ScreenTitle>{title}</ScreenTitle>
            <p className={styles.summary}>{summary}</p>
            <p className={styles.tags}>
              {tags.map(({ id, name, variant }) => (
                <Badge key={id} variant={variant} title={name}>
                  {name}
                </Badge>
              ))}
              <span className={styles.sku}>{sku}</span>
            </p>
          </div>
          <Prices product={product} pieces={hasPage('basket') ? pieces : undefined} />
          {hasPage('basket') && (
            <div data-for-sale={(is_available && stock > 0) || undefined} className={styles.basketPlace}>
              <AddToBasket product={product} onPieces={setPieces} />
            </div>
          )}
          <Availability product={product} hasStock />
        </div>
      </div>
      <ProductTexts product={product} />
    </>
  );
}

function Description({ product }: ProductPageProps) {
  const path = usePaths().shopProduct(product.id);
  const mediaUrl = useMediaUrl();
  const href = useCarillon('ProductPage').navigation.useHref(path);
  const toAddress = (url: string) =>
    typeof location === 'undefined' ? url : new URL(url, location.href).href;
  const data = toProductData(product, {
    url: toAddress(href),
    images: product.medias.map((media) => toAddress(mediaUrl(media.path))),
  });
  return <PageDescription description={product.summary} path={path} data={data} />;
}
