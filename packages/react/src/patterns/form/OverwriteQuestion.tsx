import { useMessages } from '../../hooks/useMessages.ts';
import { formTexts } from '../../messages/en/form.ts';
import { Question } from './Question.tsx';

export interface OverwriteQuestionProps {
  onAnswer: (isWanted: boolean) => void;
}

/** Asks before the version of somebody else is replaced. A module of its own: loaded when needed. */
export default function OverwriteQuestion({ onAnswer }: OverwriteQuestionProps) {
  const t = useMessages(formTexts);
  return (
    <Question
      title={t('form.overwrite.title')}
      confirm={t('form.overwrite.confirm')}
      cancel={t('form.cancel')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {t('form.overwrite.detail')}
    </Question>
  );
}
