import { type ReactNode, useContext } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './Button.tsx';
import * as styles from './Dialog.css.ts';
import { X } from './icons.ts';
import { OverlayContainerContext } from './overlayContainer.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the cross, or a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** The buttons, the one that does it last. */
  footer?: ReactNode;
  /** `alertdialog` for a question that must be answered: a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** 480 or 720 px. */
  size?: keyof typeof styles.size;
  children?: ReactNode;
}

/** A modal dialog: holds the focus, gives it back, closes by Escape. Load it with `lazy`, it brings 13 kB. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  footer,
  role = 'dialog',
  size = 'm',
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      isDismissable={role === 'dialog'}
      UNSTABLE_portalContainer={useContext(OverlayContainerContext)}
      className={styles.backdrop}
    >
      <Modal className={styles.size[size]}>
        <AriaDialog role={role} className={styles.dialog}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <Button variant="quiet" size="s" icon={X} aria-label={closeLabel} onPress={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
