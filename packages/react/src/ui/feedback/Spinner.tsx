import { spinner } from '../actions/Button.css.ts';
import { Icon } from '../icons/Icon.tsx';
import { LoaderCircle } from '../icons/icons.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is waited for, as "Loading". */
  'aria-label': string;
  /** The words are shown beside it. */
  isLabelShown?: boolean;
  size?: 16 | 20;
}

/** Something goes on, nobody knows for how long. Where its result has a size, a `Skeleton` holds the place instead. */
export function Spinner({ 'aria-label': label, isLabelShown, size = 20 }: SpinnerProps) {
  return (
    <span role="progressbar" aria-label={label} className={styles.wait}>
      <Icon icon={LoaderCircle} size={size} className={spinner} />
      {isLabelShown && <span aria-hidden>{label}</span>}
    </span>
  );
}
