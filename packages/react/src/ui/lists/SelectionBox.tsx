import { Icon } from '../icons/Icon.tsx';
import { Check, Lock, Minus } from '../icons/icons.ts';
import * as styles from './RowList.css.ts';

/** What a box says of the rows it stands for. */
export type SelectionState = 'none' | 'some' | 'all' | 'locked';

const ICONS = { none: null, some: Minus, all: Check, locked: Lock };

/** The box that shows what is selected; what it stands in takes the click. */
export function SelectionBox({ state }: { state: SelectionState }) {
  const icon = ICONS[state];
  return (
    <span aria-hidden className={styles.selectionBox} data-state={state}>
      {icon && <Icon icon={icon} size={12} />}
    </span>
  );
}
