import type { ReactNode } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { formTexts } from '../../messages/en/form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Button } from '../../ui/index.ts';

export interface QuestionProps {
  title: string;
  children: ReactNode;
  /** What the yes does. */
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before something is lost; the focus is on the answer that loses nothing. Load it with `lazy`. */
export function Question({ title, children, confirm, cancel, onConfirm, onCancel }: QuestionProps) {
  const t = useMessages(formTexts);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      closeLabel={t('form.close')}
      onClose={onCancel}
      footer={
        <>
          <Button autoFocus onPress={onCancel}>
            {cancel}
          </Button>
          <Button variant="dangerMain" onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
