import { PAGE_SIZES, pageCount, pageWindow } from '@carillon/protocol/list';
import type { ReactNode } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { errorText, isForbidden, isGone } from '../../messages/errorText.ts';
import {
  ArrowUpDown,
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  type IconType,
  LoadingList,
  Pagination,
  Panel,
  Plus,
  Screen,
  ScreenTitle,
  Search,
  SearchField,
  Select,
  toolbar,
} from '../../ui/index.ts';
import { RowList, type RowListProps, type RowRecord } from '../../ui/lists/RowList.tsx';
import { DeadEnd } from '../DeadEnd.tsx';
import { lazyPart } from '../part/lazyPart.tsx';
import * as styles from './ListScreen.css.ts';
import type { ListState } from './listState.ts';
import { Match, MatchContext } from './Match.tsx';
import type { ListAction } from './useBulkAction.ts';
import { useFocusAfterAction } from './useFocusAfterAction.ts';
import { useFocusOnReturn } from './useFocusOnReturn.ts';
import { useHeldHeight } from './useHeldHeight.ts';

const BulkDialog = lazyPart(() => import('./BulkDialog.tsx'));

/** The Add button of a list (LST-13): it leads to a form, or opens a dialog. */
export type AddAction = { readonly label: string } & (
  | { readonly href: string }
  | {
      readonly onPress: () => void;
      /** Why nothing can be added now. */
      readonly reasonAgainst?: string | undefined;
    }
);

/** What a list is called; with its counts, once they are known: 'Manage 10 of 23 countries.' (LST-09). */
export type ListTitle =
  | string
  | { readonly loading: string; readonly ready: (counts: { shown: number; count: number }) => string };

function titleOf<Row extends RowRecord>(title: ListTitle, { rows, count }: ListState<Row>): string {
  if (typeof title === 'string') return title;
  return rows && count !== undefined ? title.ready({ shown: rows.length, count }) : title.loading;
}

export interface ListScreenProps<Row extends RowRecord, Live = undefined>
  extends Pick<RowListProps<Row, Live>, 'columns' | 'hrefOf' | 'markOf' | 'useLive' | 'hasColumnNames'> {
  list: ListState<Row>;
  title: ListTitle;
  /** Under the title. */
  second?: ReactNode;
  /** Between title and search: tabs, banners. */
  above?: ReactNode;
  add?: AddAction;
  /** Where there is nothing at all: 'No country added yet'. */
  empty: { readonly icon: IconType; readonly title: string; readonly detail?: string };
  /** The first sentence of the alert when rows cannot be loaded. */
  failedTitle: string;
  /** Said where what the list belongs to is not there: 'This user does not exist or was removed.' */
  missing?: string;
  /** What the rows are, for those who cannot see them. */
  rowsLabel: string;
  /** What can be done with the rows that are selected. */
  actions?: readonly (ListAction<Row> | undefined)[];
  /** Where a row leads nowhere but opens something, by a second click or Enter (LST-12). */
  onOpen?: (row: Row) => void;
}

/** A list in any of its states (S2, LST-01 to LST-13). */
export function ListScreen<Row extends RowRecord, Live = undefined>(props: ListScreenProps<Row, Live>) {
  const { list, second, above, add, failedTitle, missing, actions = [] } = props;
  const t = useMessages(listTexts);
  const title = titleOf(props.title, list);
  const dialogs = actions.flatMap((action) => action?.dialog ?? []);
  const { titleRef, rowsRef } = useFocusAfterAction(list.selection.ids.size === 0, dialogs.length > 0);
  const areaRef = useFocusOnReturn(list.params.openedId, list.rows, rowsRef);
  useHeldHeight(areaRef, list.isFiltered);
  // Nothing here is of use to somebody who may not see the list, or where there can be none.
  const isMissing = missing !== undefined && isGone(list.error);
  if (isMissing || isForbidden(list.error)) {
    return (
      <Screen isPage>
        <ScreenTitle>{title}</ScreenTitle>
        {above}
        <DeadEnd kind={isMissing ? 'missing' : 'forbidden'}>
          {isMissing ? missing : errorText(t, list.error)}
        </DeadEnd>
      </Screen>
    );
  }
  return (
    <Screen isPage isLoading={!list.rows && !list.error}>
      <ScreenTitle ref={titleRef} second={second}>
        {title}
      </ScreenTitle>
      {above}
      <div className={toolbar}>
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
      </div>
      {list.error && (
        <Banner
          kind="danger"
          role="alert"
          title={failedTitle}
          action={<Button onPress={() => void list.reload()}>{t('error.retry')}</Button>}
        >
          {errorText(t, list.error)}
        </Banner>
      )}
      {list.orderError && (
        <Banner kind="danger" role="alert" title={t('list.order.failed')}>
          {errorText(t, list.orderError)}
        </Banner>
      )}
      <div ref={areaRef} className={styles.area}>
        <Rows {...props} rowsRef={rowsRef} />
      </div>
      <Pages list={list} />
      {dialogs.map((dialog) => (
        <BulkDialog key={dialog.words.running} {...dialog} />
      ))}
    </Screen>
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

function Order<Row extends RowRecord>({ list }: { list: ListState<Row> }) {
  const t = useMessages(listTexts);
  const { by } = list.params;
  const named = list.orders.map(({ name, order }) => ({ value: order, label: name }));
  // Where the names could not be loaded, the order of the address has its key only.
  const unnamed = by && named.length === 0 ? [{ value: by, label: by }] : [];
  const newest = list.kind === 'server' ? [{ value: '', label: t('list.order.newest') }] : [];
  return (
    <Select
      className={styles.order}
      label={t('list.order')}
      isLabelHidden
      hasNoMessage
      size="m"
      icon={ArrowUpDown}
      options={[...newest, ...named, ...unnamed]}
      value={list.kind === 'local' ? by || (named[0]?.value ?? '') : by}
      onChange={list.onOrder}
    />
  );
}

interface RowsProps<Row extends RowRecord, Live> extends ListScreenProps<Row, Live> {
  rowsRef: RowListProps<Row, Live>['ref'];
}

const drawText = (text: string) => <Match>{text}</Match>;

function Rows<Row extends RowRecord, Live>({ rowsRef, ...props }: RowsProps<Row, Live>) {
  const { list, columns, hasColumnNames, empty, rowsLabel, hrefOf, onOpen } = props;
  const { rows, count, text, selection, error } = list;
  const t = useMessages(listTexts);
  const navigate = useCarillon('ListScreen').navigation.useNavigate();
  if (!rows) {
    // What could not be loaded is not on its way.
    if (error) return null;
    return (
      <LoadingList
        aria-label={t('list.loading')}
        columns={columns}
        rowCount={list.params.size}
        isBoxed
        hasColumnNames={hasColumnNames}
      />
    );
  }
  if (rows.length === 0) {
    const isSearched = list.kind === 'local' || text === list.params.query;
    return (
      <Panel>
        {text ? (
          <EmptyState icon={Search} title={t(isSearched ? 'list.nothingFound' : 'list.noMatch', { text })}>
            {t(isSearched ? 'list.nothingFound.detail' : 'list.noMatch.detail')}
          </EmptyState>
        ) : (
          <EmptyState icon={empty.icon} title={count === 0 ? empty.title : t('list.emptyPage')}>
            {count === 0 && empty.detail}
          </EmptyState>
        )}
      </Panel>
    );
  }
  return (
    <MatchContext value={list.match}>
      <RowList
        {...props}
        ref={rowsRef}
        startId={list.params.openedId}
        aria-label={rowsLabel}
        rows={rows}
        nameOf={list.nameOf}
        drawText={drawText}
        isBusy={list.isStale}
        selection={selection}
        onOpen={onOpen ?? (hrefOf && ((row) => navigate(hrefOf(row))))}
        labels={{
          selectAll: t('list.selectAll'),
          rows: (count) => t('list.rows', { count }),
          clear: t('list.clearSelection'),
        }}
        actions={<Actions {...props} rows={rows} />}
      />
    </MatchContext>
  );
}

interface ActionsProps<Row extends RowRecord> {
  list: ListState<Row>;
  rows: readonly Row[];
  actions?: ListScreenProps<Row>['actions'];
}

/** What can be done with the rows that are selected, and why something cannot. */
function Actions<Row extends RowRecord>({ list, rows, actions = [] }: ActionsProps<Row>) {
  const selected = rows.filter(({ id }) => list.selection.ids.has(id));
  return actions.map((action) => {
    if (!action) return null;
    const { label, icon, isDangerous, reasonAgainst, onPress } = action;
    const reason = reasonAgainst?.(selected);
    return (
      <span key={label} className={styles.action}>
        {/* The name of the button says it, too. */}
        {reason !== undefined && <span aria-hidden>{reason}</span>}
        <Button
          variant={isDangerous ? 'danger' : 'default'}
          size="s"
          icon={icon}
          reasonAgainst={reason}
          onPress={() => onPress(selected)}
        >
          {label}
        </Button>
      </span>
    );
  });
}

function Pages<Row extends RowRecord>({ list }: { list: ListState<Row> }) {
  const { params, rows, count = 0, index, onPage, onSize } = list;
  const t = useMessages(listTexts);
  const { number } = useFormat();
  const pages = pageCount(count, params.size);
  const smallest = Math.min(PAGE_SIZES[0], params.defaultSize);
  // With placeholders above, it would move with them.
  if (!rows || count <= Math.min(smallest, params.size)) return null;
  const from = params.size * index + 1;
  const to = Math.min(count, from + params.size - 1);
  const sizes = [...new Set([...PAGE_SIZES, params.size])].sort((a, b) => a - b);
  return (
    <div className={styles.pages}>
      <Pagination
        pages={pageWindow(index, pages).map((link) => (link === 'gap' ? link : link + 1))}
        page={index + 1}
        pageCount={pages}
        onPage={(page) => onPage(page - 1)}
        labels={{
          pages: t('list.pages'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (figure) => t('list.page', { page: figure }),
        }}
        summary={t('list.range', { from, to, count })}
      />
      <Select
        className={styles.size}
        label={t('list.size')}
        isLabelHidden
        hasNoMessage
        size="m"
        options={sizes.map((size) => ({ value: String(size), label: number(size) }))}
        value={String(params.size)}
        onChange={(size) => onSize(Number(size))}
      />
    </div>
  );
}
