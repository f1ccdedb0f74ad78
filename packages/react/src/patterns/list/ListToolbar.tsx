import type { ReactNode } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { ArrowUpDown, Button, ButtonLink, Plus, SearchField, Select, toolbar } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import * as styles from './ListScreen.css.ts';
import type { ListState } from './listState.ts';

/** The Add button of a list (LST-13): it leads to a form, or opens a dialog. */
export type AddAction = { readonly label: string } & (
  | { readonly href: string }
  | {
      readonly onPress: () => void;
      /** Why nothing can be added now. */
      readonly reasonAgainst?: string | undefined;
    }
);

export interface ListToolbarProps<Row extends RowRecord> {
  list: ListState<Row>;
  add?: AddAction | undefined;
  /** In the place of Add, such as a button with a menu. */
  end?: ReactNode;
}

/** Above the rows: what is looked for, in which order, and Add. */
export function ListToolbar<Row extends RowRecord>({ list, add, end }: ListToolbarProps<Row>) {
  const t = useMessages(listTexts);
  return (
    <div className={toolbar} data-carillon-part="toolbar">
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
      {add && <AddButton add={add} />}
      {end && <div className={styles.add}>{end}</div>}
    </div>
  );
}

function AddButton({ add }: { add: AddAction }) {
  const look = { variant: 'main', icon: Plus, children: add.label } as const;
  return (
    <div className={styles.add}>
      {'href' in add ? (
        <ButtonLink {...look} href={add.href} />
      ) : (
        <Button {...look} reasonAgainst={add.reasonAgainst} onPress={add.onPress} />
      )}
    </div>
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
