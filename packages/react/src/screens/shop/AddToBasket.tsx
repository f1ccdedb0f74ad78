import {
  addPieces,
  countPieces,
  fewestPieces,
  MAX_BASKET_LINES,
  MAX_PIECES,
} from '@carillon/protocol/basket';
import type { Product } from '@carillon/protocol/catalog';
import { computePrice } from '@carillon/protocol/money';
import { useRef, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useBasket } from '../../hooks/platform/useBasket.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { toBasketTexts } from '../../messages/en/toBasket.ts';
import { Button, NumberField, ShoppingBasket } from '../../ui/index.ts';
import { asPart } from '../asPart.tsx';
import * as styles from './AddToBasket.css.ts';

export interface AddToBasketProps {
  product: Product;
  /** Is told how many pieces stand in the field whenever that changes: for a list of prices beside it. */
  onPieces?: (pieces: number) => void;
}

/** How many pieces, what they cost, and the button that puts them into the basket (BSK-01). */
export const AddToBasket = asPart(
  'AddToBasket',
  function AddToBasket({ product, onPieces }: AddToBasketProps) {
    const t = useMessages(toBasketTexts);
    const isOffered = product.is_active && product.is_available;
    return isOffered && product.stock > 0 ? (
      <AddPieces key={product.id} product={product} onPieces={onPieces} />
    ) : (
      <Button
        size="f"
        icon={ShoppingBasket}
        reasonAgainst={t(isOffered ? 'toBasket.soldOut' : 'toBasket.unavailable')}
      >
        {t('toBasket.addNone')}
      </Button>
    );
  },
);

function AddPieces({ product, onPieces }: AddToBasketProps) {
  const t = useMessages(toBasketTexts);
  const { number, money } = useFormat();
  const { notify, paths, hasPage } = useCarillon('AddToBasket');
  const { basket, update } = useBasket();
  const fewest = fewestPieces(product);
  const [pieces, setPieces] = useState<number | null>(fewest);
  const [isAsked, setAsked] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const { stock, prices, tax_percentage, title } = product;
  const inBasket = countPieces(basket, product.id);

  function findProblem(): string | undefined {
    const isPieces = pieces !== null && Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_PIECES;
    if (!isPieces || inBasket + pieces < fewest) {
      return t('toBasket.problem', { min: number(fewest), max: number(Math.min(stock, MAX_PIECES)) });
    }
    if (pieces + inBasket > stock) {
      return inBasket > 0
        ? t('toBasket.stockLeft', { count: stock, inBasket: number(inBasket) })
        : t('toBasket.stock', { count: stock });
    }
    if (inBasket === 0 && basket.lines.length >= MAX_BASKET_LINES)
      return t('toBasket.full', { max: MAX_BASKET_LINES });
    return undefined;
  }

  const problem = findProblem();
  // An empty field is told when something is asked of it; too many are told at once.
  const isTold = isAsked || (pieces !== null && pieces !== fewest);
  const price =
    pieces === null ? null : computePrice({ tiers: prices, quantity: pieces, tax: tax_percentage });

  function add() {
    setAsked(true);
    if (problem !== undefined || pieces === null) return inputRef.current?.focus();
    update((now) => addPieces(now, product, pieces));
    setAsked(false);
    change(fewest);
    notify({
      kind: 'success',
      title: t('toBasket.added', { count: pieces }),
      detail: title,
      ...(hasPage('basket') && { link: { label: t('toBasket.open'), href: paths.basket } }),
    });
  }

  function change(next: number | null) {
    setPieces(next);
    if (next !== null) onPieces?.(next);
  }

  return (
    <div className={styles.add}>
      <NumberField
        label={t('toBasket.quantity')}
        value={pieces}
        onChange={change}
        minValue={1}
        maxValue={MAX_PIECES}
        formatOptions={WHOLE}
        stepLabels={{ decrease: t('toBasket.fewer'), increase: t('toBasket.more') }}
        errorText={isTold ? problem : undefined}
        inputRef={inputRef}
        className={styles.pieces}
      />
      <Button variant="main" size="f" icon={ShoppingBasket} onPress={add} className={styles.button}>
        {pieces === null ? t('toBasket.addNone') : t('toBasket.add', { count: pieces })}
      </Button>
      {price && (
        <p className={styles.sum}>
          <strong className={styles.amount}>{money(price.lineGross)}</strong>
          {price.vat > 0 && (
            <span className={styles.vat}>{t('toBasket.vat', { vat: money(price.vat) })}</span>
          )}
        </p>
      )}
    </div>
  );
}

const WHOLE = { maximumFractionDigits: 0 } as const;
