import { clampIndex, matchesText, type OrderOption, toOffset } from '@carillon/protocol/list';
import { useDeferredValue, useMemo } from 'react';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import {
  type ListRules,
  type ListState,
  useCorrection,
  useListHandlers,
  useListSelection,
  useTyped,
} from './listState.ts';

/** A way to order rows that are all here. */
export interface LocalOrder<Row> extends OrderOption {
  readonly compare: (one: Row, other: Row) => number;
}

/** Rows that are all here, as the events of a device. What is a function or an array is stable from one drawing to the next. */
export interface LocalSource<Row extends RowRecord> extends ListRules<Row> {
  /** All of them; undefined until they have come. */
  readonly all: readonly Row[] | undefined;
  /** Why they have not. */
  readonly error?: Error | null;
  /** The ways to order them, by default the first; left out where there is only the order in which they are. */
  readonly orders?: readonly LocalOrder<Row>[];
  /** Reads them again, where somebody else may have changed them unheard. */
  readonly reload?: () => Promise<unknown>;
}

const NO_ORDERS: readonly never[] = [];

/** As `useList`, for rows that are all here: they are searched, ordered and paged in the page, and the address says how. */
export function useLocalList<Row extends RowRecord>(source: LocalSource<Row>): ListState<Row> {
  const {
    params,
    all,
    error = null,
    orders = NO_ORDERS,
    getName,
    getTexts,
    reload = async () => {},
  } = source;
  const [text, setText] = useTyped(params.query);
  const handlers = useListHandlers(params, setText);
  const isBadOrder = params.by !== '' && !orders.some(({ order }) => order === params.by);
  useCorrection(isBadOrder, params.href({ by: '' }));

  const filter = useDeferredValue(text);
  const { by } = params;
  const found = useMemo(() => {
    const texts = getTexts ?? ((row: Row) => [getName(row)]);
    const matching = filter ? all?.filter((row) => matchesText(texts(row), filter)) : all;
    const compare = (orders.find(({ order }) => order === by) ?? orders[0])?.compare;
    return compare ? matching?.toSorted(compare) : matching;
  }, [all, filter, orders, by, getName, getTexts]);

  const count = found?.length ?? 0;
  const index = clampIndex(params.index, count, params.size);
  // LST-08: what is only typed does not lead anywhere, it shows the last page there is.
  useCorrection(
    found !== undefined && index !== params.index && text === params.query,
    params.href({ index }),
  );
  const rows = useMemo(
    () => found?.slice(toOffset(index, params.size), toOffset(index + 1, params.size)),
    [found, index, params.size],
  );
  return {
    kind: 'local',
    viewsOf: source.viewsOf,
    params,
    getName,
    rows,
    count: found && count,
    loadedCount: all?.length,
    index,
    match: filter,
    isFiltered: filter !== params.query,
    isStale: false,
    error,
    orderError: null,
    hasOrders: orders.length > 1,
    orders,
    text,
    selection: useListSelection(rows, source),
    ...handlers,
    // The first of the orders is the one that the address need not name.
    onOrder: (next) => handlers.onOrder(next === orders[0]?.order ? '' : next),
    reload,
    readRows: async ({ offset, limit }) => found?.slice(offset, offset + limit) ?? [],
  };
}
