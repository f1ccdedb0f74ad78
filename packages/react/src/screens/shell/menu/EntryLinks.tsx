import { useMessages } from '../../../hooks/useMessages.ts';
import { menusTexts } from '../../../messages/en/menus.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { Icon, Link } from '../../../ui/index.ts';
import * as styles from './EntryLinks.css.ts';
import type { MainEntry } from './entryNames.ts';
import type { ShellEntry } from './shellEntries.ts';

export interface EntryLinksProps {
  'aria-label': string;
  entries: readonly ShellEntry<ShellEntry['text'] | MainEntry['text']>[];
  onFollow?: (() => void) | undefined;
}

/** The entries of a menu, below each other. */
export function EntryLinks({ entries, onFollow, 'aria-label': label }: EntryLinksProps) {
  const t = useMessages(menusTexts, shellTexts);
  return (
    <ul aria-label={label} className={styles.entries}>
      {entries.map(({ text, icon, href, isCurrent }) => (
        <li key={text} className={styles.item}>
          <Link
            variant="plain"
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className={styles.entry}
            onClick={onFollow}
          >
            <Icon icon={icon} className={styles.icon} />
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
