import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import * as styles from './ConfirmDialog.css.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question. */
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** What it happens to, as names. */
  detail?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Name of the cross. */
  closeLabel: string;
  onConfirm: () => void;
  /** Cancel, Escape, or the cross. */
  onCancel: () => void;
  /** It cannot be taken back. */
  isDangerous?: boolean;
  /** It is being done: the dialog stays, and takes no second answer. */
  isPending?: boolean;
  pendingText?: string;
  /** Why it could not be done. */
  errorText?: ReactNode;
}

/** A question before something is done, with the focus on the answer that changes nothing. Load it with `lazyPart`. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  detail,
  confirmLabel,
  cancelLabel,
  closeLabel,
  onConfirm,
  onCancel,
  isDangerous,
  isPending = false,
  pendingText,
  errorText,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      title={title}
      closeLabel={closeLabel}
      isBusy={isPending}
      onClose={onCancel}
      footer={
        <>
          <Button autoFocus isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDangerous ? 'dangerMain' : 'main'}
            isPending={isPending}
            pendingText={pendingText}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <div>{children}</div>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
        {errorText !== undefined && <Banner kind="danger" role="alert" title={errorText} />}
      </div>
    </Dialog>
  );
}
