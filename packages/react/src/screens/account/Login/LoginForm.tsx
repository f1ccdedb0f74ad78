import type { LoginBody } from '@carillon/protocol/account';
import type { FormEvent } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import { FormAlert, FormRefusal } from '../../../patterns/form/FormAlert.tsx';
import type { FormState } from '../../../patterns/form/useForm.ts';
import { Button, Lock, Mail, PasswordField, TextField } from '../../../ui/index.ts';
import * as styles from './Login.css.ts';

export interface LoginFormProps extends FormState<LoginBody> {
  /** Where the address is known, only the password is missing. */
  beginsAtPassword?: boolean;
}

/** Address, password, and why the last try was refused. */
export function LoginForm({ beginsAtPassword = false, ...form }: LoginFormProps) {
  const { step, field, onSubmit } = form;
  const t = useMessages(loginTexts);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form data-carillon-part="form" className={styles.form} onSubmit={handleSubmit} noValidate>
      <div className={styles.alert}>
        {step.status === 'invalid' && (
          <FormAlert failure={step} title={t('login.invalid.title')}>
            {t('login.invalid')}
          </FormAlert>
        )}
        <FormRefusal form={form} title={t('login.failed.title')} closeLabel={t('login.close')} />
      </div>
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
      <Button type="submit" variant="main" size="f" isFullWidth isPending={step.status === 'sending'}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
