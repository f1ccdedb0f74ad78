import type { LoginBody } from '@carillon/protocol/account';
import { useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import { FormAlert } from '../../../patterns/form/FormAlert.tsx';
import type { FormState } from '../../../patterns/form/useForm.ts';
import { Lock, Mail, PasswordField, TextField } from '../../../ui/index.ts';
import { AccountForm } from '../AccountForm.tsx';

/** Address, password, and why the last try was refused. Where the address is known, it begins at the password. */
export function LoginForm(form: FormState<LoginBody>) {
  const { step, values, field } = form;
  const [isAddressKnown] = useState(values.email !== '');
  const t = useMessages(loginTexts);
  return (
    <AccountForm
      form={form}
      submitLabel={t('login.submit')}
      alert={
        step.status === 'invalid' && (
          <FormAlert failure={step} title={t('login.invalid.title')}>
            {t('login.invalid')}
          </FormAlert>
        )
      }
    >
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
        capsLockText={t('login.capsLock')}
        icon={Lock}
        autoFocus={isAddressKnown}
        {...field('password')}
      />
    </AccountForm>
  );
}
