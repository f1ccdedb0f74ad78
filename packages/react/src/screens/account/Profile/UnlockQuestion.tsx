import { useMessages } from '../../../hooks/useMessages.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { profileTexts } from '../../../messages/en/profile.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';

export interface UnlockQuestionProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what a new e-mail or password leads to, before either can be typed (ACC-11, ACC-12). */
export default function UnlockQuestion({ onConfirm, onCancel }: UnlockQuestionProps) {
  const t = useMessages(formTexts, profileTexts);
  return (
    <ConfirmDialog
      isOpen
      title={t('profile.edit.title')}
      detail={t('profile.edit.email')}
      confirmLabel={t('profile.edit')}
      cancelLabel={t('form.cancel')}
      closeLabel={t('form.close')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('profile.edit.detail')}
    </ConfirmDialog>
  );
}
