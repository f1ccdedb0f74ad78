import { memo, type ReactNode, type RefObject } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import type { Translate } from '../../messages/messages.ts';
import { NavigationProvider, useNavigation } from '../../ui/actions/navigation.tsx';
import { Button, type Column, LoadingList } from '../../ui/index.ts';
import { RowList, type RowListProps, type RowRecord } from '../../ui/lists/RowList.tsx';
import { useRowTabIndex } from '../../ui/lists/rowTabIndex.ts';
import { lazyPart } from '../part/lazyPart.tsx';
import { Slot } from '../part/Slot.tsx';
import { folded, words } from './AddButton.css.ts';
import * as styles from './ListScreen.css.ts';
import type { ListState } from './listState.ts';
import { Match, MatchContext } from './Match.tsx';
import { NoRows, type NoRowsProps } from './NoRows.tsx';
import type { ListAction } from './useBulkAction.ts';
import { useFocusAfterAction } from './useFocusAfterAction.ts';
import { useFocusOnReturn } from './useFocusOnReturn.ts';
import { useHeldHeight } from './useHeldHeight.ts';
import { useKeptScroll } from './useKeptScroll.ts';

const BulkDialog = lazyPart(() => import('./BulkDialog.tsx'));

/** A column of the host's, after ours. */
export interface HostColumn<Row> {
  /** Above it, and in each cell for screen readers. */
  readonly label: string;
  /** As in a grid template: '96px', 'minmax(0, 1fr)'. */
  readonly width: string;
  /** Gone in a container narrower than this. */
  readonly hiddenBelow?: 'phone' | 'tablet' | 'desktop';
  /** A control in it takes the `tabIndex`: Tab reaches those of the row to which the arrow keys have led. */
  readonly cell: (row: Row, tabIndex: 0 | -1 | undefined) => ReactNode;
}

/** What of a list is the host's. Every list takes these props. */
export interface ListSlots<Row> {
  /** In the place of what is said where there is nothing yet. */
  emptyState?: ReactNode;
  hostColumn?: HostColumn<Row> | undefined;
}

export interface ListRowsProps<Row extends RowRecord, Live = undefined>
  extends Pick<RowListProps<Row, Live>, 'columns' | 'toHref' | 'markOf' | 'useLive'>,
    Omit<NoRowsProps<Row>, 'emptyState'> {
  /** What the rows are, for those who cannot see them. */
  rowsLabel: string;
  /** What can be done with the rows that are selected. */
  actions?: readonly (ListAction<Row> | undefined)[];
  /** A row is opened, by a second click, Enter or its link (LST-12). With `toHref` it leads there, too. */
  onOpen?: ((row: Row) => void) | undefined;
  /** What of it is the host's, as the screen was given it. */
  slots?: ListSlots<Row> | undefined;
  /** Takes the focus when the last row that had it has gone. */
  titleRef?: RefObject<HTMLElement | null>;
}

/** The rows in any of their states, what can be done with those that are selected, and the questions about that. */
export function ListRows<Row extends RowRecord, Live = undefined>({
  titleRef,
  ...props
}: ListRowsProps<Row, Live>) {
  const { list, actions = [] } = props;
  const dialogs = actions.flatMap((action) => action?.dialog ?? []);
  const rowsRef = useFocusAfterAction(list.selection.ids.size === 0, dialogs.length > 0, titleRef);
  const areaRef = useFocusOnReturn(list.params.openedId, list.rows, rowsRef);
  // After the row has the focus, which scrolls it into sight.
  useKeptScroll(areaRef, list);
  useHeldHeight(areaRef, list.isFiltered);
  return (
    <>
      <div ref={areaRef} className={styles.area} data-carillon-part="rows">
        <Rows {...props} rowsRef={rowsRef} />
      </div>
      {dialogs.map((dialog) =>
        'words' in dialog ? <BulkDialog key={dialog.words.running} {...dialog} /> : dialog,
      )}
    </>
  );
}

const drawText = (text: string) => <Match>{text}</Match>;

interface RowsProps<Row extends RowRecord, Live> extends ListRowsProps<Row, Live> {
  rowsRef: RowListProps<Row, Live>['ref'];
}

/**
 * What is typed is shown at once, and the rows follow: until they do they are as they were, and are not drawn twice for each key.
 */
const Rows = memo(DrawnRows, (_, { list }) => list.text !== list.match) as typeof DrawnRows;

function DrawnRows<Row extends RowRecord, Live>({ rowsRef, ...props }: RowsProps<Row, Live>) {
  const { list, rowsLabel, toHref, onOpen } = props;
  const { rows, selection, error } = list;
  const t = useMessages(listTexts);
  const columns: Column<Row, Live>[] = props.columns.map((column) =>
    column.kind === 'name' ? { label: t('list.name'), ...column } : column,
  );
  const hostColumn = props.slots?.hostColumn;
  if (hostColumn) {
    const { cell } = hostColumn;
    columns.push({ ...hostColumn, kind: 'cell', cell: (row) => <HostCell row={row} cell={cell} /> });
  }
  const navigate = useCarillon('ListRows').navigation.useNavigate();
  const { useHref } = useNavigation();
  if (!rows) {
    // What could not be loaded is not on its way.
    if (error) return null;
    return (
      <LoadingList aria-label={t('list.loading')} columns={columns} rowCount={list.params.size} isBoxed />
    );
  }
  if (rows.length === 0)
    return <NoRows list={list} empty={props.empty} emptyState={props.slots?.emptyState} />;
  function open(row: Row) {
    onOpen?.(row);
    const to = toHref?.(row);
    if (to !== undefined) navigate(to);
  }
  const follow = (to: string) => {
    const row = rows.find((row) => toHref?.(row) === to);
    if (row) open(row);
    else navigate(to);
  };
  return (
    <MatchContext value={list.match}>
      <NavigationProvider navigate={follow} useHref={useHref}>
        <RowList
          {...props}
          columns={columns}
          note={noteOf(t, list)}
          ref={rowsRef}
          startId={list.params.openedId}
          aria-label={rowsLabel}
          rows={rows}
          getName={list.getName}
          drawText={drawText}
          isBusy={list.isStale}
          selection={selection}
          onOpen={onOpen || toHref ? open : undefined}
          labels={{
            selectAll: t('list.selectAll'),
            rows: (count) => t('list.rows', { count }),
            clear: t('list.clearSelection'),
          }}
          actions={<Actions {...props} rows={rows} />}
        />
      </NavigationProvider>
    </MatchContext>
  );
}

interface HostCellProps<Row> extends Pick<HostColumn<Row>, 'cell'> {
  row: Row;
}

const HostCell = <Row,>(props: HostCellProps<Row>) => (
  <Slot>
    <Cell {...props} />
  </Slot>
);

function Cell<Row>({ row, cell }: HostCellProps<Row>) {
  return <span className={styles.hostCell}>{cell(row, useRowTabIndex())}</span>;
}

/** What is found of what is looked for: at once in the rows that are here, with Enter in all (LST-04). */
function noteOf<Row extends RowRecord>(
  t: Translate<typeof listTexts>,
  { kind, params, rows, count = 0, loadedCount = 0, match, isFiltered }: ListState<Row>,
): string | undefined {
  if (kind === 'local') return match ? t('list.match', { shown: count, count: loadedCount }) : undefined;
  if (!isFiltered) return params.query ? t('list.found', { count }) : undefined;
  const values = { shown: rows?.length ?? 0, count: loadedCount };
  return t(count > loadedCount ? 'list.match.loaded' : 'list.match', values);
}

interface ActionsProps<Row extends RowRecord> {
  list: ListState<Row>;
  rows: readonly Row[];
  actions?: ListRowsProps<Row>['actions'];
}

/** What can be done with the rows that are selected, and why something cannot. */
function Actions<Row extends RowRecord>({ list, rows, actions = [] }: ActionsProps<Row>) {
  const selected = rows.filter(({ id }) => list.selection.ids.has(id));
  // On a phone the words of two have room in the line of the head; of more only the signs, so that no row moves.
  const isMany = actions.filter(Boolean).length > 2;
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
          aria-label={isMany ? label : undefined}
          className={isMany ? folded : undefined}
        >
          {isMany ? <span className={words}>{label}</span> : label}
        </Button>
      </span>
    );
  });
}
