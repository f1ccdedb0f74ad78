import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { fill, unknown } from '../feedback/ProgressBar.css.ts';
import { X } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { visuallyHidden } from '../theme/text.css.ts';
import { ColumnNames } from './Cells.tsx';
import type { Column } from './columns.ts';
import * as styles from './RowList.css.ts';
import { SelectionBox, type SelectionState } from './SelectionBox.tsx';
import type { RowRecord, RowSelection } from './useRowSelection.ts';

export interface RowListLabels {
  /** 'Select all rows'. */
  readonly selectAll: string;
  /** '2 rows': how many are selected. */
  readonly rows: (count: number) => string;
  /** 'Clear selection'. */
  readonly clear: string;
}

export interface RowListHeadProps {
  rows: readonly RowRecord[];
  columns: readonly Column<never, never>[];
  selection: RowSelection;
  labels: RowListLabels;
  /** In the place of the name of the rows: what is found of them. */
  note?: string | undefined;
  /** Others are on their way. */
  isBusy?: boolean;
  actions?: ReactNode;
  /** The cross has been pressed. */
  onClear: () => void;
}

/**
 * Above the rows: the box of all of them and the names of the columns. A selection makes it the bar that says how many are
 * selected, and what can be done with them. Always as high, so that nothing moves.
 */
export function RowListHead(props: RowListHeadProps) {
  const { rows, columns, selection, labels, note, isBusy, actions, onClear } = props;
  const count = selection.ids.size;
  const isSelected = count > 0;
  const mostCount = rows.length - selection.locked.size;
  const state: SelectionState = count === 0 ? 'none' : count === mostCount ? 'all' : 'some';
  const said = [isSelected ? labels.rows(count) : note, selection.refusal].filter(Boolean).join(' · ');
  const isNoted = !isSelected && said !== '';
  // After the box.
  const nameColumn = columns.findIndex(({ kind }) => kind === 'name') + 2;
  return (
    <div className={styles.head} data-selected={isSelected || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a native box has no third state that its markup can say. */}
      <button
        type="button"
        role="checkbox"
        aria-checked={state === 'some' ? 'mixed' : state === 'all'}
        aria-label={labels.selectAll}
        disabled={mostCount === 0}
        className={styles.selectAll}
        onClick={state === 'all' ? selection.clear : selection.selectAll}
      >
        <SelectionBox state={state} />
      </button>
      {/* One element whatever it says: only so it is read out. */}
      <span
        role="status"
        className={isSelected ? styles.count : isNoted ? styles.note : visuallyHidden}
        style={isNoted ? { gridColumn: nameColumn } : undefined}
      >
        {said}
      </span>
      {isSelected ? (
        <>
          <Button variant="quiet" size="s" icon={X} aria-label={labels.clear} onPress={onClear} />
          <span className={styles.actions}>{actions}</span>
        </>
      ) : (
        <span aria-hidden className={styles.names}>
          <ColumnNames columns={columns} isNameLeftOut={isNoted} />
        </span>
      )}
      {isBusy && (
        <span aria-hidden className={styles.busy}>
          <span className={joinClasses(fill, unknown)} />
        </span>
      )}
    </div>
  );
}
