import type { LoginBody } from '@carillon/protocol/account';
import type { FormEvent } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import { errorText } from '../../../messages/errorText.ts';
import { FormAlert } from '../../../patterns/form/FormAlert.tsx';
import type { FormState } from '../../../patterns/form/useForm.ts';
import { Button, Lock, Mail, PasswordField, TextField } from '../../../ui/index.ts';
import * as styles from './Login.css.ts';

export interface LoginFormProps extends FormState<LoginBody> {
  /** Where the address is known, only the password is missing. */
  beginsAtPassword?: boolean;
}

/** Address, password, and why the last try was refused. */
export function LoginForm({ failure, field, isSending, onSubmit, beginsAtPassword = false }: LoginFormProps) {
  const t = useMessages(loginTexts);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {failure && (
        <div className={styles.alert}>
          <FormAlert
            failure={failure}
            title={t(failure.kind === 'invalid' ? 'login.invalid.title' : 'login.failed.title')}
          >
            {failure.kind === 'invalid' ? t('login.invalid') : errorText(t, failure.error)}
          </FormAlert>
        </div>
      )}
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        icon={Mail}
        {...field('email')}
      />
      <PasswordField
        label={t('login.password')}
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
        icon={Lock}
        autoFocus={beginsAtPassword}
        {...field('password')}
      />
      <Button type="submit" variant="main" size="f" isFullWidth isPending={isSending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
