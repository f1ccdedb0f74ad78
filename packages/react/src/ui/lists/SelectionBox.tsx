import { Icon } from '../icons/Icon.tsx';
import { Check, Minus } from '../icons/icons.ts';
import * as styles from './RowList.css.ts';

/** What a box says of the rows it stands for. */
export type SelectionState = 'none' | 'some' | 'all';

/** The box that shows what is selected; what it stands in takes the click. */
export function SelectionBox({ state }: { state: SelectionState }) {
  return (
    <span aria-hidden className={styles.selectionBox} data-state={state}>
      {state !== 'none' && <Icon icon={state === 'all' ? Check : Minus} size={12} />}
    </span>
  );
}
