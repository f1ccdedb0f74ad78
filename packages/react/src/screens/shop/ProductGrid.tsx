import type { Product } from '@carillon/protocol/catalog';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import type { ListState } from '../../patterns/list/listState.ts';
import { MatchContext } from '../../patterns/list/Match.tsx';
import { useFocusOnReturn } from '../../patterns/list/useFocusOnReturn.ts';
import { useHeldHeight } from '../../patterns/list/useHeldHeight.ts';
import { useKeptScroll } from '../../patterns/list/useKeptScroll.ts';
import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { LoadingCard, ProductCard } from './ProductCard.tsx';
import * as styles from './ProductGrid.css.ts';

const NoProducts = lazyPart(() => import('./NoProducts.tsx'));

/** So many pictures stand in the first row, which is seen first. */
const FIRST_ROW = 3;

interface ProductGridProps {
  list: ListState<Product>;
}

/**
 * Whether more than the first row is drawn: not before that one is seen, for on a slow machine the rest takes as long again.
 * Who comes back, which is not the beginning, looks for a place further down.
 */
function useAfterPaint(isReturn: boolean): boolean {
  const [isPainted, setPainted] = useState(isReturn);
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(true))));
  }, []);
  return isPainted;
}

/** The products of a page in any of their states. Who comes back from one finds the page, and the focus, where they were. */
export function ProductGrid({ list }: ProductGridProps) {
  const t = useMessages(shopTexts, listTexts);
  const { rows, params, isFiltered, isStale } = list;
  const isReturn = params.openedId !== undefined || params.memory.left.scrolledPx !== undefined;
  const isWhole = useAfterPaint(isReturn);
  const openedRef = useRef<HTMLAnchorElement>(null);
  const areaRef = useFocusOnReturn(params.openedId, rows, openedRef);
  useKeptScroll(areaRef, list);
  useHeldHeight(areaRef, isFiltered);
  return (
    <div ref={areaRef} data-carillon-part="products">
      {!rows && !list.error && (
        <ul aria-label={t('shop.loading')} className={styles.grid}>
          {Array.from({ length: params.size }, (_, place) => (
            <LoadingCard key={place} />
          ))}
        </ul>
      )}
      {rows?.length === 0 && <NoProducts list={list} />}
      {rows && rows.length > 0 && (
        <MatchContext value={list.match}>
          <ul aria-label={t('shop.list')} aria-busy={isStale || undefined} className={styles.grid}>
            {rows.map((product, place) =>
              isWhole || place < FIRST_ROW ? (
                <ProductCard
                  key={product.id}
                  product={product}
                  isFirst={place < FIRST_ROW}
                  linkRef={product.id === params.openedId ? openedRef : undefined}
                />
              ) : (
                <LoadingCard key={product.id} />
              ),
            )}
          </ul>
        </MatchContext>
      )}
    </div>
  );
}
