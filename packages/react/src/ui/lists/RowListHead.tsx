import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { fill, unknown } from '../feedback/ProgressBar.css.ts';
import { X } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './RowList.css.ts';
import { SelectionBox, type SelectionState } from './SelectionBox.tsx';
import type { RowRecord, RowSelection } from './useRowSelection.ts';

export interface RowListLabels {
  /** 'Select all rows'. */
  readonly selectAll: string;
  /** '2 rows': what is selected, and how many there are where nothing is. */
  readonly rows: (count: number) => string;
  /** 'Clear selection'. */
  readonly clear: string;
}

export interface RowListHeadProps {
  rows: readonly RowRecord[];
  selection: RowSelection;
  labels: RowListLabels;
  /** Others are on their way. */
  isBusy?: boolean;
  actions?: ReactNode;
  /** The cross has been pressed. */
  onClear: () => void;
}

/** Above the rows: how many are selected, and what can be done with them. Always there, so that nothing moves. */
export function RowListHead({ rows, selection, labels, isBusy, actions, onClear }: RowListHeadProps) {
  const count = selection.ids.size;
  const mostCount = rows.length - selection.locked.size;
  const state: SelectionState = count === 0 ? 'none' : count === mostCount ? 'all' : 'some';
  return (
    <div className={styles.head} data-selected={count > 0 || undefined}>
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
      <span role="status" className={styles.count}>
        {labels.rows(count > 0 ? count : rows.length)}
        {selection.refusal !== undefined && ` · ${selection.refusal}`}
      </span>
      {count > 0 && (
        <>
          <Button variant="quiet" size="s" icon={X} aria-label={labels.clear} onPress={onClear} />
          <span className={styles.actions}>{actions}</span>
        </>
      )}
      {isBusy && (
        <span aria-hidden className={styles.busy}>
          <span className={joinClasses(fill, unknown)} />
        </span>
      )}
    </div>
  );
}
