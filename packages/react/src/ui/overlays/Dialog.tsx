import { type ReactNode, useId, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../actions/Button.tsx';
import { X } from '../icons/icons.ts';
import * as styles from './Dialog.css.ts';
import { useOverlayAttributes } from './OverlayProvider.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the cross, or a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** Of the cross; without it there is none, and the buttons say what each leads to. */
  closeLabel?: string;
  /** While what was asked for is being done: neither Escape nor the cross closes it. */
  isBusy?: boolean;
  /** The buttons, the one that does it last. */
  footer?: ReactNode;
  /** `alertdialog` for a question that must be answered: a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Controls between the title and the cross. */
  tools?: ReactNode;
  /** 480 or 720 px, or the whole page. */
  size?: keyof typeof styles.size;
  children?: ReactNode;
}

/** Whether a text can only be scrolled by keys if the focus can go to it: it does not fit, and holds nothing that takes it. */
const needsStop = (body: Element) =>
  body.scrollHeight > body.clientHeight &&
  body.querySelector('a[href], button, input, select, textarea, [tabindex]') === null;

function watchSize(element: Element, onSize: () => void) {
  const observer = new ResizeObserver(onSize);
  observer.observe(element);
  return () => observer.disconnect();
}

/** A modal dialog: holds the focus, gives it back, closes by Escape. Load it with `lazyPart`, it brings 13 kB. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  isBusy = false,
  footer,
  role = 'dialog',
  size = 'm',
  tools,
  children,
}: DialogProps) {
  // react-aria would look for a title of its own in the document, where no shadow root shows its ids.
  const titleId = useId();
  const bodyId = useId();
  const [isStop, setStop] = useState(false);
  return (
    <ModalOverlay
      {...useOverlayAttributes()}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      isDismissable={role === 'dialog' && !isBusy}
      isKeyboardDismissDisabled={isBusy}
      className={styles.backdrop}
    >
      <Modal className={styles.size[size]}>
        <AriaDialog
          role={role}
          aria-labelledby={titleId}
          // The focus goes to a button: a question that must be answered is read out with it.
          aria-describedby={role === 'alertdialog' ? bodyId : undefined}
          className={styles.dialog}
        >
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {tools}
            {closeLabel !== undefined && (
              <Button
                variant="quiet"
                size="s"
                icon={X}
                aria-label={closeLabel}
                isDisabled={isBusy}
                onPress={onClose}
              />
            )}
          </header>
          <div
            id={bodyId}
            ref={(body) => {
              if (body) return watchSize(body, () => setStop(needsStop(body)));
            }}
            tabIndex={isStop ? 0 : undefined}
            className={styles.body}
          >
            {children}
          </div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
