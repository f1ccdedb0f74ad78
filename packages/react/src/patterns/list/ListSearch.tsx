import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { ArrowUpDown, SearchField, Select } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import * as styles from './ListScreen.css.ts';
import type { ListState } from './listState.ts';

/** What is looked for in a list, and in which order. */
export function ListSearch<Row extends RowRecord>({ list }: { list: ListState<Row> }) {
  const t = useMessages(listTexts);
  return (
    <>
      <SearchField
        className={styles.search}
        label={t('list.search')}
        placeholder={t(list.kind === 'server' ? 'list.search.hint' : 'list.search')}
        clearLabel={t('list.search.clear')}
        value={list.text}
        onChange={list.onType}
        onSubmit={list.onSearch}
      />
      {list.hasOrders && (!list.orderError || list.params.by) && <Order list={list} />}
    </>
  );
}

/** Orders of a server that are no other than none at all, newest first: they stand in the list once. */
const NEWEST: readonly string[] = ['date_des', 'last_created'];

function Order<Row extends RowRecord>({ list }: { list: ListState<Row> }) {
  const t = useMessages(listTexts);
  const isServer = list.kind === 'server';
  const isNewest = (order: string) => isServer && NEWEST.includes(order);
  const by = isNewest(list.params.by) ? '' : list.params.by;
  const named = list.orders
    .filter(({ name, order }) => !isNewest(order) && !(isServer && name === t('list.order.newest')))
    .map(({ name, order }) => ({ value: order, label: name }));
  // Where the names could not be loaded, the order of the address has its key only.
  const unnamed = by && named.length === 0 ? [{ value: by, label: by }] : [];
  const newest = isServer ? [{ value: '', label: t('list.order.newest') }] : [];
  return (
    <Select
      className={styles.order}
      label={t('list.order')}
      isLabelHidden
      hasNoMessage
      size="m"
      icon={ArrowUpDown}
      options={[...newest, ...named, ...unnamed]}
      value={isServer ? by : by || (named[0]?.value ?? '')}
      onChange={list.onOrder}
    />
  );
}
