import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { RowContent } from './Cells.tsx';
import { findSecondBelow } from './columns.ts';
import { ListFrame } from './List.tsx';
import * as styles from './RowList.css.ts';
import { RowListHead, type RowListLabels } from './RowListHead.tsx';
import { SelectableRow } from './SelectableRow.tsx';
import type { RowId, RowRecord, RowSelection } from './useRowSelection.ts';
import { useRowWindow } from './useRowWindow.ts';

export type { RowRecord };

export interface RowListProps<Row extends RowRecord, Live = undefined> extends RowContent<Row, Live> {
  'aria-label': string;
  rows: readonly Row[];
  selection: RowSelection;
  /** Others are on their way. */
  isBusy?: boolean;
  /** By a second click within 200 ms, or by Enter (LST-12). */
  onOpen?: ((row: Row) => void) | undefined;
  /** What the head says besides the names of the columns; without them there is none. */
  labels?: RowListLabels;
  /** In the head, in the place of the name of the rows: what is found of them, as '3 of 10 rows match'. */
  note?: string | undefined;
  /** One is chosen instead of several: another takes its place. */
  isSingle?: boolean | undefined;
  /** Without a frame, as in a dialog. */
  isPlain?: boolean;
  /** The buttons for what is selected, in the head. */
  actions?: ReactNode;
  /** Where the keyboard begins; else at the first row. */
  startId?: RowId | undefined;
  /** Takes the focus to the row where the keyboard is. */
  ref?: Ref<{ focus: () => void }>;
}

/** The largest page of a list (LST-02). So many rows stand in the page as they are; a longer list scrolls in a box of its own. */
const MOST_IN_PAGE = 100;
const PAGE_ROWS = 10;

/** Where a key leads from a row. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + PAGE_ROWS,
  PageUp: (index) => index - PAGE_ROWS,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Rows that are selected by click, long press and keyboard, and opened by the second click or Enter (LST-06, LST-12).
 * One stop of the Tab key: the arrow keys, Home, End and the page keys lead from row to row, Enter opens what the name
 * leads to, and Tab goes to other controls of the row;
 * Space selects, with Shift up to here, Control and A all, Escape none. Takes tens of thousands of rows; where what it is given
 * is the same as before, they are not drawn again.
 */
export const RowList = memo(DrawnRowList) as typeof DrawnRowList;

function DrawnRowList<Row extends RowRecord, Live = undefined>(props: RowListProps<Row, Live>) {
  const { rows, selection, columns, labels, isSingle, isPlain } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState(props.startId);
  const currentIndex = Math.max(
    0,
    rows.findIndex(({ id }) => id === currentId),
  );
  const isLong = rows.length > MOST_IN_PAGE;
  const twoLinesBelow = findSecondBelow(columns) ?? 'phone';
  const view = useRowWindow(boxRef, isLong ? rows.length : 0, currentIndex, twoLinesBelow);
  const indexes = isLong ? view.indexes : rows.map((_, index) => index);

  function focusRow(index: number) {
    const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
    if (!row) return;
    setCurrentId(row.id);
    if (isLong) view.reveal(rows.indexOf(row));
    // A list that scrolls may not have drawn it yet.
    if (!focusDrawn(row)) requestAnimationFrame(() => focusDrawn(row));
    return row;
  }

  /** Tells whether the row was there to be focused. */
  function focusDrawn({ id }: Row) {
    const drawn = boxRef.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(String(id))}"]`);
    drawn?.focus();
    return drawn !== null && drawn !== undefined;
  }

  function handleKeyDown(event: KeyboardEvent) {
    const move = MOVES[event.key];
    const row = rows[currentIndex];
    if (event.defaultPrevented || !row) return;
    if (move) {
      const reached = focusRow(move(currentIndex, rows.length));
      if (event.shiftKey && reached && !isSingle) selection.extendTo(reached.id, row.id);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      if (!isSingle) selection.selectAll();
    } else if (event.key === 'Escape' && selection.ids.size > 0) {
      selection.clear();
      // A dialog around it stays.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  /** The button goes with the selection, and would take the focus with it. */
  function clearByButton() {
    selection.clear();
    focusRow(currentIndex);
  }

  useImperativeHandle(props.ref, () => ({ focus: () => void focusRow(currentIndex) }));

  return (
    <ListFrame
      columns={columns}
      isBoxed
      isPlain={isPlain}
      head={labels && <RowListHead {...props} labels={labels} onClear={clearByButton} />}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the rows of a table cannot be placed one by one. */}
      <div
        ref={boxRef}
        role="grid"
        aria-label={props['aria-label']}
        aria-multiselectable={!isSingle}
        aria-busy={props.isBusy || undefined}
        aria-rowcount={rows.length}
        className={isLong ? styles.box : styles.rows}
        onKeyDown={handleKeyDown}
      >
        <div
          role="presentation"
          className={isLong ? styles.places : styles.rows}
          style={
            isLong
              ? { height: rows.length * view.rowPx, paddingBlockStart: view.first * view.rowPx }
              : undefined
          }
        >
          {indexes.map((index) => {
            const row = rows[index];
            return (
              row && (
                <SelectableRow
                  key={row.id}
                  {...props}
                  row={row}
                  index={index}
                  heightPx={isLong ? view.rowPx : undefined}
                  topPx={isLong && index === view.apart ? index * view.rowPx : undefined}
                  isCurrent={index === currentIndex}
                  onCurrent={() => setCurrentId(row.id)}
                />
              )
            );
          })}
        </div>
      </div>
    </ListFrame>
  );
}
