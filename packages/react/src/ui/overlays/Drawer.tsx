import { type ReactNode, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../actions/Button.tsx';
import { Icon, type IconType } from '../icons/Icon.tsx';
import { X } from '../icons/icons.ts';
import * as styles from './Drawer.css.ts';
import { useOverlayAttributes } from './OverlayProvider.tsx';

export interface DrawerProps {
  /** Escape, the cross, or a press beside the drawer. */
  onClose: () => void;
  title: ReactNode;
  /** Before the title. */
  icon?: IconType;
  closeLabel: string;
  children?: ReactNode;
}

/** What lies over the page at its start edge, as high as the window: holds the focus, gives it back. Load it with `lazyPart`. */
export function Drawer({ onClose, title, icon, closeLabel, children }: DrawerProps) {
  // As in a dialog: react-aria would look for a title of its own in the document.
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
            <Button variant="quiet" icon={X} aria-label={closeLabel} onPress={onClose} />
            {icon && <Icon icon={icon} size={20} className={styles.mark} />}
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          </div>
          <div className={styles.body}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
