import { PAGE_SIZES, pageCount, pageWindow } from '@carillon/protocol/list';
import type { ReactNode } from 'react';
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
  List,
  ListRow,
  Pagination,
  Panel,
  Plus,
  Screen,
  ScreenTitle,
  Search,
  SearchField,
  Select,
  Skeleton,
  Trash2,
  toolbar,
} from '../../ui/index.ts';
import { RowList, type RowListProps, type RowRecord } from '../../ui/lists/RowList.tsx';
import { DeadEnd } from '../DeadEnd.tsx';
import { lazyPart } from '../part/lazyPart.tsx';
import * as styles from './ListScreen.css.ts';
import { MatchContext } from './Match.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useFocusOnReturn } from './useFocusOnReturn.ts';
import { useHeldHeight } from './useHeldHeight.ts';
import type { ListState } from './useList.ts';
import type { Removal } from './useRemoval.ts';

const RemovalDialog = lazyPart(() => import('./RemovalDialog.tsx'));

export interface ListScreenProps<Row extends RowRecord>
  extends Pick<RowListProps<Row>, 'className' | 'nameOf' | 'children' | 'onOpen' | 'columnNames'> {
  list: ListState<Row>;
  /** 'Manage 10 of 23 countries.' (LST-09). */
  title: string;
  /** Under the title. */
  second?: ReactNode;
  /** Between title and search: tabs, banners. */
  above?: ReactNode;
  /** The Add button (LST-13). */
  add?: { readonly label: string; readonly href: string };
  /** Where there is nothing at all: 'No country added yet'. */
  empty: { readonly icon: IconType; readonly title: string; readonly detail?: string };
  /** The first sentence of the alert when rows cannot be loaded. */
  failedTitle: string;
  /** Said where what the list belongs to is not there: 'This user does not exist or was removed.' */
  missing?: string;
  /** What the rows are, for who cannot see them. */
  rowsLabel: string;
  /** The cells of a row that is still loading, with a `Skeleton` for each; its name is so many pixels wide. */
  placeholder: (nameWidth: number) => ReactNode;
  /** With it, what is selected can be deleted. */
  removal?: Removal;
}

const NAME_WIDTHS = [180, 240, 150, 210, 170, 200, 160, 230, 190, 140];

/** A list in any of its states (S2, LST-01 to LST-13). */
export function ListScreen<Row extends RowRecord>(props: ListScreenProps<Row>) {
  const { list, title, second, above, add, failedTitle, missing, removal } = props;
  const t = useMessages(listTexts);
  const { titleRef, rowsRef } = useFocusAfterRemoval(list.selection.ids.size === 0, removal);
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
          placeholder={t('list.search.hint')}
          clearLabel={t('list.search.clear')}
          value={list.text}
          onChange={list.onType}
          onSubmit={list.onSearch}
        />
        {list.hasOrders && (!list.orderError || list.params.by) && <Order list={list} />}
        {add && (
          <ButtonLink className={styles.add} variant="main" icon={Plus} href={add.href}>
            {add.label}
          </ButtonLink>
        )}
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
      {removal?.step && <RemovalDialog removal={removal} step={removal.step} />}
    </Screen>
  );
}

function Order<Row extends RowRecord>({ list }: { list: ListState<Row> }) {
  const t = useMessages(listTexts);
  const newest = { value: '', label: t('list.order.newest') };
  const { by } = list.params;
  const named = list.orders.map(({ name, order }) => ({ value: order, label: name }));
  // Where the names could not be loaded, the order of the address has its key only.
  const unnamed = by && named.length === 0 ? [{ value: by, label: by }] : [];
  return (
    <Select
      className={styles.order}
      label={t('list.order')}
      isLabelHidden
      hasNoMessage
      size="m"
      icon={ArrowUpDown}
      options={[newest, ...named, ...unnamed]}
      value={by}
      onChange={list.onOrder}
    />
  );
}

interface RowsProps<Row extends RowRecord> extends ListScreenProps<Row> {
  rowsRef: RowListProps<Row>['ref'];
}

function Rows<Row extends RowRecord>({ rowsRef, ...props }: RowsProps<Row>) {
  const { list, className, columnNames, empty, rowsLabel, removal, nameOf } = props;
  const { rows, count, text, selection, error } = list;
  const t = useMessages(listTexts);
  if (!rows) {
    // What could not be loaded is not on its way.
    if (error) return null;
    return (
      <List
        className={className}
        aria-label={t('list.loading')}
        head={
          <>
            <Skeleton width={16} height={16} />
            <Skeleton width={40} />
          </>
        }
        columnNames={
          columnNames && (
            <>
              <span />
              {columnNames}
            </>
          )
        }
        isBusy
      >
        {NAME_WIDTHS.slice(0, list.params.size).map((width) => (
          <ListRow key={width}>
            <Skeleton width={16} height={16} />
            {props.placeholder(width)}
          </ListRow>
        ))}
      </List>
    );
  }
  if (rows.length === 0) {
    const isSearched = text === list.params.query;
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
  const selected = rows.filter(({ id }) => selection.ids.has(id));
  return (
    <MatchContext value={list.match}>
      <RowList
        {...props}
        ref={rowsRef}
        startId={list.params.openedId}
        aria-label={rowsLabel}
        rows={rows}
        isBusy={list.isStale}
        selection={selection}
        labels={{
          selectAll: t('list.selectAll'),
          rows: (count) => t('list.rows', { count }),
          clear: t('list.clearSelection'),
        }}
        actions={
          removal && (
            <Button
              variant="danger"
              size="s"
              icon={Trash2}
              onPress={() => removal.ask(selected.map((row) => ({ id: row.id, name: nameOf(row) })))}
            >
              {t('list.delete')}
            </Button>
          )
        }
      />
    </MatchContext>
  );
}

function Pages<Row extends RowRecord>({ list }: { list: ListState<Row> }) {
  const { params, rows, count = 0, onPage, onSize } = list;
  const t = useMessages(listTexts);
  const { number } = useFormat();
  const pages = pageCount(count, params.size);
  const smallest = Math.min(PAGE_SIZES[0], params.defaultSize);
  // With placeholders above, it would move with them.
  if (!rows || count <= Math.min(smallest, params.size)) return null;
  const from = params.size * params.index + 1;
  const to = Math.min(count, from + params.size - 1);
  const sizes = [...new Set([...PAGE_SIZES, params.size])].sort((a, b) => a - b);
  return (
    <div className={styles.pages}>
      <Pagination
        pages={pageWindow(params.index, pages).map((link) => (link === 'gap' ? link : link + 1))}
        page={params.index + 1}
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
