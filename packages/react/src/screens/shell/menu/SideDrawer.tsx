import { useMessages } from '../../../hooks/useMessages.ts';
import { menusTexts } from '../../../messages/en/menus.ts';
import { BrandMark, Drawer } from '../../../ui/index.ts';
import * as styles from './SideMenu.css.ts';
import SideMenu from './SideMenu.tsx';

export interface SideDrawerProps {
  onClose: () => void;
}

/** The side menu where no column has room: over the page, until an entry is followed or it is closed. */
export default function SideDrawer({ onClose }: SideDrawerProps) {
  const t = useMessages(menusTexts);
  return (
    <Drawer onClose={onClose} title={t('shell.product')} icon={BrandMark} closeLabel={t('menus.close')}>
      <div className={styles.drawn}>
        <SideMenu onFollow={onClose} />
      </div>
    </Drawer>
  );
}
