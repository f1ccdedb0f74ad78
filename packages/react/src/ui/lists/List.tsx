import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Cells, ColumnNames, PlaceholderCells, type RowContent } from './Cells.tsx';
import { type Column, columnsStyle } from './columns.ts';
import * as styles from './List.css.ts';
import type { RowRecord } from './useRowSelection.ts';

interface ListFrameProps {
  columns: readonly Column<never, never>[];
  /** A box before each row says what is selected. */
  isBoxed?: boolean;
  /** Without a frame, as in a dialog. */
  isPlain?: boolean | undefined;
  /** Above the rows: the names of their columns. */
  head?: ReactNode;
  children: ReactNode;
}

/** The frame around the rows of a list, which says how wide their columns are. */
export function ListFrame({ columns, isBoxed = false, isPlain, head, children }: ListFrameProps) {
  return (
    <div className={isPlain ? styles.plainList : styles.list} style={columnsStyle(columns, isBoxed)}>
      {head}
      {children}
    </div>
  );
}

export interface ListProps<Row extends RowRecord, Live = undefined> extends RowContent<Row, Live> {
  'aria-label': string;
  rows: readonly Row[];
  /** Said above the columns, where they do not explain themselves. */
  hasColumnNames?: boolean;
}

const namesOf = (columns: readonly Column<never, never>[]) => (
  <div aria-hidden className={styles.columnNames}>
    <ColumnNames columns={columns} />
  </div>
);

/** Rows in one frame, to be read or followed; where they are selected, a `RowList`. */
export function List<Row extends RowRecord, Live = undefined>(props: ListProps<Row, Live>) {
  const { rows, columns, hasColumnNames } = props;
  return (
    <ListFrame columns={columns} head={hasColumnNames && namesOf(columns)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari no longer takes it for a list. */}
      <ul role="list" aria-label={props['aria-label']} className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <Cells {...props} row={row} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}

export interface LoadingListProps {
  /** 'Loading'. */
  'aria-label': string;
  columns: readonly Column<never, never>[];
  /** So many rows, at most ten. */
  rowCount?: number;
  /** As a `RowList`, with its head and boxes. */
  isBoxed?: boolean;
  /** Of a `List`, as it will have them: a `RowList` has them always. */
  hasColumnNames?: boolean | undefined;
  /** Without frame and head, as in a dialog. */
  isPlain?: boolean;
}

const NAME_WIDTHS = [180, 240, 150, 210, 170, 200, 160, 230, 190, 140];

/** A list whose rows are still on their way: it has the size of what will come. */
export function LoadingList(props: LoadingListProps) {
  const { columns, rowCount = 10, isBoxed, isPlain, hasColumnNames } = props;
  const box = isBoxed && <Skeleton width={16} height={16} />;
  const head =
    isBoxed && !isPlain ? (
      <div aria-hidden className={styles.head}>
        {box}
        <ColumnNames columns={columns} />
      </div>
    ) : (
      hasColumnNames && namesOf(columns)
    );
  return (
    <ListFrame {...{ columns, isBoxed, isPlain, head }}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari no longer takes it for a list. */}
      <ul role="list" aria-label={props['aria-label']} aria-busy className={styles.rows}>
        {NAME_WIDTHS.slice(0, rowCount).map((nameWidth) => (
          <li key={nameWidth} className={styles.row}>
            {box}
            <PlaceholderCells columns={columns} nameWidth={nameWidth} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
