import { Icon } from '../icons/Icon.tsx';
import { Check, Lock, Minus } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './RowList.css.ts';

/** What a box says of the rows it stands for. */
export type SelectionState = 'none' | 'some' | 'all' | 'locked';

const ICONS = { none: null, some: Minus, all: Check, locked: Lock };

export interface SelectionBoxProps {
  state: SelectionState;
  /** As a radio button: another one takes its place. */
  isRound?: boolean | undefined;
  /** Why it is locked. */
  title?: string | undefined;
}

/** The box that shows what is selected; what it stands in takes the click. */
export function SelectionBox({ state, isRound, title }: SelectionBoxProps) {
  const icon = ICONS[state];
  return (
    <span
      aria-hidden
      title={title}
      className={joinClasses(styles.selectionBox, isRound && styles.round)}
      data-state={state}
    >
      {isRound && state === 'all' ? <span className={styles.dot} /> : icon && <Icon icon={icon} size={12} />}
    </span>
  );
}
