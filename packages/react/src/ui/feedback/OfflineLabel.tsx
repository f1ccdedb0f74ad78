import { Icon } from '../icons/Icon.tsx';
import { Unplug } from '../icons/icons.ts';
import * as styles from './StateLabel.css.ts';

/** The loud 'offline' of `StateLabel`, for a page that shows no other state: it need not load the marks of all. */
export function OfflineLabel({ children }: { children: string }) {
  return (
    <span className={styles.loud.warning}>
      <Icon icon={Unplug} size={14} />
      <span className={styles.word}>{children}</span>
    </span>
  );
}
