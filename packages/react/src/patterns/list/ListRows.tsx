import type { ReactNode, RefObject } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import type { Translate } from '../../messages/messages.ts';
import { NavigationProvider, useNavigation } from '../../ui/actions/navigation.tsx';
import { Button, EmptyState, type IconType, LoadingList, Panel, Search } from '../../ui/index.ts';
import { RowList, type RowListProps, type RowRecord } from '../../ui/lists/RowList.tsx';
import { lazyPart } from '../part/lazyPart.tsx';
import * as styles from './ListScreen.css.ts';
import type { ListState } from './listState.ts';
import { Match, MatchContext } from './Match.tsx';
import type { ListAction } from './useBulkAction.ts';
import { useFocusAfterAction } from './useFocusAfterAction.ts';
import { useFocusOnReturn } from './useFocusOnReturn.ts';
import { useHeldHeight } from './useHeldHeight.ts';
import { useKeptScroll } from './useKeptScroll.ts';

const BulkDialog = lazyPart(() => import('./BulkDialog.tsx'));

export interface ListRowsProps<Row extends RowRecord, Live = undefined>
  extends Pick<RowListProps<Row, Live>, 'columns' | 'toHref' | 'markOf' | 'useLive'> {
  list: ListState<Row>;
  /** Where there is nothing at all: 'No country added yet'. */
  empty: {
    readonly icon: IconType;
    readonly title: string;
    readonly detail?: string;
    /** The one button that ends it. */
    readonly action?: ReactNode;
  };
  /** What the rows are, for those who cannot see them. */
  rowsLabel: string;
  /** What can be done with the rows that are selected. */
  actions?: readonly (ListAction<Row> | undefined)[];
  /** A row is opened, by a second click, Enter or its link (LST-12). With `toHref` it leads there, too. */
  onOpen?: ((row: Row) => void) | undefined;
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
      {dialogs.map((dialog) => (
        <BulkDialog key={dialog.words.running} {...dialog} />
      ))}
    </>
  );
}

const drawText = (text: string) => <Match>{text}</Match>;

interface RowsProps<Row extends RowRecord, Live> extends ListRowsProps<Row, Live> {
  rowsRef: RowListProps<Row, Live>['ref'];
}

function Rows<Row extends RowRecord, Live>({ rowsRef, ...props }: RowsProps<Row, Live>) {
  const { list, rowsLabel, toHref, onOpen } = props;
  const { rows, text, selection, error } = list;
  const t = useMessages(listTexts);
  const columns = props.columns.map((column) =>
    column.kind === 'name' ? { label: t('list.name'), ...column } : column,
  );
  const navigate = useCarillon('ListRows').navigation.useNavigate();
  const { useHref } = useNavigation();
  if (!rows) {
    // What could not be loaded is not on its way.
    if (error) return null;
    return (
      <LoadingList aria-label={t('list.loading')} columns={columns} rowCount={list.params.size} isBoxed />
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
          <Nothing {...props} />
        )}
      </Panel>
    );
  }
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

/** Nothing at all, or nothing on this page: what is said, and what there is to do about it. */
function Nothing<Row extends RowRecord, Live>({ list, empty }: ListRowsProps<Row, Live>) {
  const t = useMessages(listTexts);
  if (list.count !== 0) return <EmptyState icon={empty.icon} title={t('list.emptyPage')} />;
  return (
    <EmptyState icon={empty.icon} title={empty.title} action={empty.action} isLarge>
      {empty.detail}
    </EmptyState>
  );
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
