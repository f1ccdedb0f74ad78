import { useMessages } from '../../../hooks/useMessages.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { isNotFound } from '../../../messages/errorText.ts';
import { FormAlert } from '../FormAlert.tsx';
import type { FormFailure, FormStep } from '../useForm.ts';
import type { Conflict } from './conflict.ts';

export interface ConflictAlertProps {
  conflict: Conflict;
  step: FormStep;
  /** What the button says that saves what is typed as a new record. */
  addLabel: string;
}

/** Somebody else has deleted the record, on a page or in a dialog (FLT-076). What they have saved stands in the `ConflictFrame`. */
export function ConflictAlert({ conflict, step, addLabel }: ConflictAlertProps) {
  const t = useMessages(formTexts);
  if (conflict.kind !== 'gone') return null;
  return (
    <FormAlert
      failure={isGoneSaid(conflict, step) ? step : null}
      title={t(conflict.isOwn ? 'form.gone.own' : 'form.gone')}
    >
      {conflict.isAddable ? t('form.gone.detail', { button: addLabel }) : t('form.gone.lost')}
    </FormAlert>
  );
}

/** Whether the last try was refused because the record is gone: `ConflictAlert` says that already. */
export const isGoneSaid = (conflict: Conflict, step: FormStep): step is FormFailure & { status: 'refused' } =>
  conflict.kind === 'gone' && step.status === 'refused' && isNotFound(step.error);
