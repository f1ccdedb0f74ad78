import { type FormEvent, type ReactNode, useRef } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { loginTexts } from '../../messages/en/login.ts';
import { FormRefusal, type RefusalWords } from '../../patterns/form/FormAlert.tsx';
import { useFirstField } from '../../patterns/form/useFirstField.ts';
import type { FormState } from '../../patterns/form/useForm.ts';
import { Button, LoaderCircle } from '../../ui/index.ts';
import * as styles from './AccountPage.css.ts';

export interface AccountFormProps {
  form: Pick<FormState<object>, 'step' | 'onSubmit' | 'onDismiss'>;
  submitLabel: string;
  /** What goes on while it is sent, in the place of the label. */
  pendingText?: string;
  /** Below the button, besides why the last try was refused. */
  alert?: ReactNode;
  /** What is said of the refusal, instead of 'Server error' and the server's sentence. */
  refusal?: RefusalWords | undefined;
  /** Fields. */
  children: ReactNode;
}

/** The form of an account page: it begins at its first field; one button, and why the last try was refused (S8, Account flows). */
export function AccountForm({ form, submitLabel, pendingText, alert, refusal, children }: AccountFormProps) {
  const t = useMessages(loginTexts);
  const isSending = form.step.status === 'sending';
  const ref = useRef<HTMLFormElement>(null);
  useFirstField(ref, true);
  const isNamed = isSending && pendingText !== undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.onSubmit();
  }
  return (
    <form ref={ref} data-carillon-part="form" className={styles.form} onSubmit={handleSubmit} noValidate>
      {children}
      <Button
        type="submit"
        variant="main"
        size="f"
        isFullWidth
        icon={isNamed ? LoaderCircle : undefined}
        isPending={isSending}
        pendingText={pendingText}
      >
        {isNamed ? pendingText : submitLabel}
      </Button>
      {/* Below all that is used: it comes with a press of the button, and moves neither it nor a field. */}
      <div className={styles.alert}>
        {alert}
        <FormRefusal form={form} title={t('login.failed.title')} closeLabel={t('login.close')} {...refusal} />
      </div>
    </form>
  );
}
