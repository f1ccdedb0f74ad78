import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../../hooks/useMessages.ts';
import { menusTexts } from '../../messages/en/menus.ts';
import { BrandMark, Button, Icon, X } from '../../ui/index.ts';
import { useOverlayAttributes } from '../../ui/overlays/OverlayProvider.tsx';
import * as styles from './SideMenu.css.ts';
import SideMenu from './SideMenu.tsx';

export interface SideDrawerProps {
  onClose: () => void;
}

/** The side menu where no column has room: over the page, until an entry is followed, by Escape, the cross or a press beside it. */
export default function SideDrawer({ onClose }: SideDrawerProps) {
  const t = useMessages(menusTexts);
  const titleId = useId();
  return (
    <ModalOverlay
      {...useOverlayAttributes()}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={styles.backdrop}
    >
      <Modal className={styles.drawer}>
        <Dialog aria-labelledby={titleId} className={styles.dialog}>
          <div className={styles.head}>
            <Button variant="quiet" icon={X} aria-label={t('menus.close')} onPress={onClose} />
            <Icon icon={BrandMark} size={20} className={styles.mark} />
            <h2 id={titleId} className={styles.title}>
              {t('shell.product')}
            </h2>
          </div>
          <div className={styles.body}>
            <SideMenu onFollow={onClose} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
