import { useMessages } from '../../../hooks/useMessages.ts';
import { menusTexts } from '../../../messages/en/menus.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { BrandMark, Drawer } from '../../../ui/index.ts';
import { EntryLinks } from './EntryLinks.tsx';
import * as styles from './SideMenu.css.ts';
import SideMenu from './SideMenu.tsx';
import { useMainShellEntries } from './shellEntries.ts';

export interface SideDrawerProps {
  onClose: () => void;
}

/** Where the bar leads, and the side menu where no column has room for it: over the page, until an entry is followed or it is closed. */
export default function SideDrawer({ onClose }: SideDrawerProps) {
  const t = useMessages(menusTexts, shellTexts);
  return (
    <Drawer onClose={onClose} title={t('shell.product')} icon={BrandMark} closeLabel={t('menus.close')}>
      <div className={styles.drawn}>
        <div className={styles.main}>
          <EntryLinks entries={useMainShellEntries()} aria-label={t('shell.main')} onFollow={onClose} />
        </div>
        <SideMenu onFollow={onClose} />
      </div>
    </Drawer>
  );
}
