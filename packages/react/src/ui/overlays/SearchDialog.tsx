import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useOverlayAttributes } from './OverlayProvider.tsx';
import * as styles from './SearchDialog.css.ts';

export interface SearchDialogProps {
  label: string;
  /** Escape, or a press beside it. */
  onClose: () => void;
  /** In the place of a title: the field. */
  head: ReactNode;
  foot?: ReactNode;
  /** What is found. */
  children: ReactNode;
}

/** A modal dialog that begins with what is typed, at the top of the window. Load it with `lazyPart`, as `Dialog`. */
export function SearchDialog({ label, onClose, head, foot, children }: SearchDialogProps) {
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
      <Modal className={styles.modal}>
        <Dialog aria-label={label} className={styles.dialog}>
          <div className={styles.head}>{head}</div>
          <div className={styles.body}>{children}</div>
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
