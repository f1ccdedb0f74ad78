import { useMessages } from '../../../hooks/useMessages.ts';
import { menusTexts } from '../../../messages/en/menus.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { EntryLinks } from './EntryLinks.tsx';
import * as styles from './SideMenu.css.ts';
import { useShellEntries } from './shellEntries.ts';

export interface SideMenuProps {
  /** Is called when an entry is followed. */
  onFollow?: (() => void) | undefined;
}

/** The entries by role, below each other (NAV-03). */
export default function SideMenu({ onFollow }: SideMenuProps) {
  const t = useMessages(menusTexts, shellTexts);
  const { own, admin } = useShellEntries();
  return (
    <div className={styles.groups}>
      {own.length > 0 && <EntryLinks entries={own} aria-label={t('shell.account')} onFollow={onFollow} />}
      {admin.length > 0 && (
        <div className={styles.second}>
          <EntryLinks entries={admin} aria-label={t('menus.admin')} onFollow={onFollow} />
        </div>
      )}
    </div>
  );
}
