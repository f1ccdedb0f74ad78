import { useMessages } from '../../../hooks/useMessages.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { isNotFound } from '../../../messages/errorText.ts';
import { Banner, Button } from '../../../ui/index.ts';
import { FormAlert } from '../FormAlert.tsx';
import type { FormFailure, FormStep } from '../useForm.ts';
import * as styles from './ConflictAlert.css.ts';
import type { Conflict } from './conflict.ts';

export interface ConflictAlertProps {
  conflict: Conflict;
  step: FormStep;
  /** What the button says that saves what is typed as a new record. */
  addLabel: string;
}

/** What somebody else has done with the record, on a page or in a dialog (ENT-03, FLT-076). */
export function ConflictAlert({ conflict, step, addLabel }: ConflictAlertProps) {
  const t = useMessages(formTexts);
  if (conflict.kind === 'none') return null;
  if (conflict.kind === 'gone') {
    return (
      <FormAlert
        failure={isGoneSaid(conflict, step) ? step : null}
        title={t(conflict.isOwn ? 'form.gone.own' : 'form.gone')}
      >
        {conflict.isAddable ? t('form.gone.detail', { button: addLabel }) : t('form.gone.lost')}
      </FormAlert>
    );
  }
  return (
    <Banner
      kind="warning"
      role="alert"
      title={t(conflict.isOwn ? 'form.changed.own' : 'form.changed')}
      action={<Button onPress={conflict.onLoadAgain}>{t('form.changed.load')}</Button>}
    >
      {t('form.changed.detail')}
      <ul className={styles.changes}>
        {conflict.changes.map(({ name, before, now }) => (
          <li key={name}>{t('form.changed.field', { field: name, before, now })}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** Whether the last try was refused because the record is gone: `ConflictAlert` says that already. */
export const isGoneSaid = (conflict: Conflict, step: FormStep): step is FormFailure & { status: 'refused' } =>
  conflict.kind === 'gone' && step.status === 'refused' && isNotFound(step.error);
