import {
  acceptProduct,
  type BasketOrder,
  type BasketSums,
  chooseCarrier,
  chooseCountry,
  type Delivery,
  isCounted,
  MAX_PIECES,
  type ReviewedLine,
  removeLine,
  reviewBasket,
  reviewDelivery,
  setPieces,
  toOrder,
} from '@carillon/protocol/basket';
import { type Carrier, carriers, countries, type Product } from '@carillon/protocol/catalog';
import { MAX_LIST_LIMIT } from '@carillon/protocol/list';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBasket } from '../../../hooks/platform/useBasket.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useProductsNow } from '../../../hooks/platform/useProductsNow.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { type Action, useAction } from '../../../hooks/useAction.ts';
import { useClock } from '../../../hooks/useClock.ts';

/** A product of the basket, as it is and as it is counted now. */
export type Line = ReviewedLine<Product>;

/** Whether a person has to say something to it before the basket is finished. */
export const hasChanged = (line: Line): boolean =>
  isCounted(line) ? line.seenGross !== undefined : line.status !== 'unknown';

const isChanged = (lines: readonly Line[], delivery: Delivery | undefined): boolean =>
  lines.some(hasChanged) || delivery?.status === 'repriced' || delivery?.status === 'gone';

/** Why what was asked to be finished was not: a new one each time, to lead there again. */
interface Refusal {
  readonly why: 'unread' | 'unanswered' | 'quantity' | 'country' | 'carrier';
}

/** Where the focus goes. */
export interface BasketRefs {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly changes: RefObject<HTMLDivElement | null>;
  readonly lines: RefObject<HTMLUListElement | null>;
  readonly country: RefObject<HTMLSelectElement | null>;
  readonly carrier: RefObject<{ focus(): void } | null>;
}

export interface BasketScreen {
  readonly lines: readonly Line[];
  readonly sums: BasketSums;
  /** Nothing of the products is known yet. */
  readonly isLoading: boolean;
  /** They could not be read; what was read before is still shown. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly country: number | null;
  readonly countryName: string;
  /** Undefined until the carriers are known. */
  readonly delivery: Delivery | undefined;
  readonly carrierCount: number;
  readonly carriersError: Error | null;
  readonly onRetryCarriers: () => void;
  /** What was typed for a line and cannot be: by its id. */
  readonly refused: ReadonlyMap<number, number | null>;
  readonly refusal: Refusal['why'] | null;
  readonly refs: BasketRefs;
  readonly onPieces: (line: Line, pieces: number | null) => void;
  readonly onTake: (line: Line, pieces: number) => void;
  readonly onRemove: (line: Line) => void;
  readonly onAccept: (product: Product) => void;
  readonly onCountry: (id: number | null) => void;
  readonly onCarrier: (carrier: Carrier) => void;
  /** The person has read what was said of the carrier. */
  readonly onAnswerCarrier: (carrier: Carrier | null) => void;
  readonly onFinish: () => void;
  readonly finishing: Action['state'];
}

/** The basket, priced by what the server says now; `onDone` gets it when it is finished (BSK-01, BSK-02). */
export function useBasketScreen(onDone: (order: BasketOrder) => void): BasketScreen {
  const { basket, update } = useBasket();
  const { user } = useSession();
  const clock = useClock();
  const products = useProductsNow(basket.lines.map(({ id }) => id));
  const shipping = useCall(carriers.calls.list, { query: { limit: MAX_LIST_LIMIT } });
  // As the select asks.
  const known = useCall(countries.calls.list, { query: { limit: MAX_LIST_LIMIT, order_by: 'name_asc' } });
  const [refused, setRefused] = useState<BasketScreen['refused']>(new Map());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refs: BasketRefs = {
    title: useRef(null),
    changes: useRef(null),
    lines: useRef(null),
    country: useRef(null),
    carrier: useRef(null),
  };
  const latest = useRef(basket);
  useEffect(() => {
    latest.current = basket;
  });

  const review = reviewBasket(basket, products.data ?? new Map());
  const delivery = shipping.data && reviewDelivery(basket, shipping.data);

  /** Why it cannot be finished, the first that a person meets from the top. */
  function findRefusal(lines: readonly Line[], way: Delivery | undefined): Refusal['why'] | null {
    if (isChanged(lines, way)) return 'unanswered';
    // Without a country nobody has to know who ships there.
    const isWayUnread = !way && basket.country !== null;
    if (isWayUnread || lines.some(({ status }) => status === 'unknown')) return 'unread';
    if (refused.size > 0) return 'quantity';
    if (!way || way.status === 'noCountry' || way.status === 'nobody') return 'country';
    return way.status === 'noCarrier' ? 'carrier' : null;
  }

  const finish = useAction(async () => {
    const asked = latest.current;
    const [read, ships] = await Promise.all([products.refetch(), shipping.refetch()]);
    const error = read.error ?? ships.error;
    if (error) throw error;
    const lines = reviewBasket(asked, read.data ?? new Map());
    const way = reviewDelivery(asked, ships.data ?? []);
    const order = toOrder(lines, way, {
      at: new Date(clock.now()).toISOString(),
      country: asked.country ?? 0,
      orderedBy: user && {
        userId: user.id,
        name: `${user.first_name} ${user.last_name}`,
        email: user.username,
      },
    });
    // Another tab may have changed it meanwhile: what is handed on is what is seen.
    if (order && latest.current === asked) onDone(order);
    else setRefusal({ why: findRefusal(lines.lines, way) ?? 'unanswered' });
  });

  const { title, changes, lines, country, carrier } = refs;
  const hasChanges = isChanged(review.lines, delivery);
  // What has to be answered may be there only after the refusal.
  useEffect(() => {
    if (refusal?.why === 'unanswered') ((hasChanges && changes.current) || title.current)?.focus();
    if (refusal?.why === 'quantity')
      lines.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (refusal?.why === 'country') country.current?.focus();
    if (refusal?.why === 'carrier') carrier.current?.focus();
  }, [refusal, hasChanges, title, changes, lines, country, carrier]);

  /** Something was answered; the focus goes where what was answered does not take it along. */
  function settle(change: Parameters<typeof update>[0]) {
    setRefusal(null);
    update(change);
    title.current?.focus();
  }

  function forget(id: number) {
    setRefused((before) => new Map([...before].filter(([other]) => other !== id)));
  }

  return {
    lines: review.lines,
    sums: review.sums,
    isLoading: basket.lines.length > 0 && !products.data && !products.error,
    error: products.error,
    onRetry: () => void products.refetch(),
    country: basket.country,
    countryName: known.data?.find(({ id }) => id === basket.country)?.name ?? '',
    delivery,
    carrierCount: shipping.data?.length ?? 0,
    carriersError: shipping.error,
    onRetryCarriers: () => void shipping.refetch(),
    refused,
    refusal: refusal?.why ?? null,
    refs,
    onPieces({ id }, pieces) {
      setRefusal(null);
      const isRight = pieces !== null && Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_PIECES;
      if (!isRight) return setRefused((before) => new Map(before).set(id, pieces));
      forget(id);
      update((now) => setPieces(now, id, pieces));
    },
    onTake({ id }, pieces) {
      forget(id);
      settle((now) => setPieces(now, id, pieces));
    },
    onRemove({ id }) {
      forget(id);
      settle((now) => removeLine(now, id));
    },
    onAccept: (product) => settle((now) => acceptProduct(now, product)),
    onCountry(id) {
      setRefusal(null);
      update((now) => chooseCountry(now, id));
    },
    onCarrier(chosen) {
      setRefusal(null);
      update((now) => chooseCarrier(now, chosen));
    },
    onAnswerCarrier: (chosen) => settle((now) => chooseCarrier(now, chosen)),
    onFinish() {
      const found = findRefusal(review.lines, delivery);
      setRefusal(found && { why: found });
      if (found === 'unread') {
        void products.refetch();
        void shipping.refetch();
      }
      if (!found) finish.run();
    },
    finishing: finish.state,
  };
}
