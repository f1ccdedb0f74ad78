import type { KeyboardEvent, MouseEvent } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { visuallyHidden } from '../theme/text.css.ts';
import { Cells, type RowContent } from './Cells.tsx';
import * as styles from './RowList.css.ts';
import { RowOpensContext, RowTabIndexContext } from './rowTabIndex.ts';
import { SelectionBox } from './SelectionBox.tsx';
import { useRowPress } from './useRowPress.ts';
import type { RowRecord, RowSelection } from './useRowSelection.ts';
import type { RowPx } from './useRowWindow.ts';

export interface SelectableRowProps<Row extends RowRecord, Live> extends RowContent<Row, Live> {
  row: Row;
  selection: RowSelection;
  isSingle?: boolean | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  index: number;
  /** In a list that scrolls in a box of its own all rows are as high. */
  heightPx: RowPx | undefined;
  /** Where it stands if that is not below the row before it. */
  topPx: number | undefined;
  isCurrent: boolean;
  onCurrent: () => void;
}

/** A row of a `RowList`. */
export function SelectableRow<Row extends RowRecord, Live>(props: SelectableRowProps<Row, Live>) {
  const { row, index, heightPx, topPx, isCurrent, onCurrent, selection, isSingle, onOpen, getName } = props;
  const reasonAgainst = selection.locked.get(row.id);
  const isSelected = selection.ids.has(row.id);
  const open = () => onOpen?.(row);
  const press = useRowPress({ onSelect: () => selection.toggle(row.id), onOpen: open });

  function handleClick(event: MouseEvent) {
    if (isControl(event)) return;
    if (event.shiftKey && !isSingle) selection.extendTo(row.id);
    else press.onClick(event);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // What a link or a button of the row does with a key is its own affair.
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') open();
    else if (event.key !== ' ') return;
    else if (event.shiftKey && !isSingle) selection.extendTo(row.id);
    else selection.toggle(row.id);
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: see RowList.
    <div
      {...press.handlers}
      role="row"
      data-row={row.id}
      aria-rowindex={index + 1}
      aria-selected={reasonAgainst === undefined ? isSelected : undefined}
      aria-label={getName(row)}
      tabIndex={isCurrent ? 0 : -1}
      className={joinClasses(
        styles.row,
        heightPx !== undefined && styles.high[heightPx],
        topPx !== undefined && styles.apart,
      )}
      style={topPx === undefined ? undefined : { insetBlockStart: topPx }}
      onFocus={onCurrent}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see RowList. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row has the focus. */}
      <div role="gridcell" className={styles.cells}>
        <SelectionBox
          state={reasonAgainst !== undefined ? 'locked' : isSelected ? 'all' : 'none'}
          isRound={isSingle}
          title={reasonAgainst}
        />
        {reasonAgainst !== undefined && <span className={visuallyHidden}>{reasonAgainst}</span>}
        <RowOpensContext value={onOpen !== undefined}>
          <RowTabIndexContext value={isCurrent ? 0 : -1}>
            <Cells {...props} />
          </RowTabIndexContext>
        </RowOpensContext>
      </div>
    </div>
  );
}

const isControl = ({ target, currentTarget }: MouseEvent) => {
  const control = target instanceof Element && target.closest('a, button, input, select, textarea, label');
  return control && currentTarget.contains(control);
};
