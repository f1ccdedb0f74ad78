import { useMessages } from '../../../hooks/useMessages.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';

export interface OverwriteQuestionProps {
  isOwn: boolean;
  onAnswer: (isWanted: boolean) => void;
}

/** Asks before the version of somebody else is replaced. A module of its own: loaded when needed. */
export default function OverwriteQuestion({ isOwn, onAnswer }: OverwriteQuestionProps) {
  const t = useMessages(formTexts);
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(isOwn ? 'form.overwrite.own.title' : 'form.overwrite.title')}
      confirmLabel={t('form.overwrite.confirm')}
      cancelLabel={t('form.cancel')}
      closeLabel={t('form.close')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {t(isOwn ? 'form.overwrite.own.detail' : 'form.overwrite.detail')}
    </ConfirmDialog>
  );
}
