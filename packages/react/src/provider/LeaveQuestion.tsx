import type { LeaveGuard } from '../hooks/page/leaving.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { formTexts } from '../messages/en/form.ts';
import { formLeaveTexts } from '../messages/en/formLeave.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';

/** Asks whether what is not saved may be lost (FLT-085). A module of its own: loaded when needed. */
export default function LeaveQuestion({ leaving }: { leaving: LeaveGuard }) {
  const t = useMessages(formTexts, formLeaveTexts);
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('form.leave.title')}
      confirmLabel={t('form.leave.confirm')}
      cancelLabel={t('form.leave.cancel')}
      closeLabel={t('form.close')}
      onConfirm={leaving.go}
      onCancel={leaving.stay}
    >
      {t('form.leave.detail')}
    </ConfirmDialog>
  );
}
