import type { LeaveGuard } from './hooks/leaving.ts';
import { useMessages } from './hooks/useMessages.ts';
import { formTexts } from './messages/en/form.ts';
import { Question } from './patterns/form/Question.tsx';

/** Asks whether what is not saved may be lost (FLT-085). A module of its own: loaded when needed. */
export default function LeaveQuestion({ leaving }: { leaving: LeaveGuard }) {
  const t = useMessages(formTexts);
  return (
    <Question
      title={t('form.leave.title')}
      confirm={t('form.leave.confirm')}
      cancel={t('form.leave.cancel')}
      onConfirm={leaving.go}
      onCancel={leaving.stay}
    >
      {t('form.leave.detail')}
    </Question>
  );
}
