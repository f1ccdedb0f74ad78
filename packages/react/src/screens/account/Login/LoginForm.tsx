import type { LoginBody } from '@carillon/protocol/account';
import { useMessages } from '../../../hooks/useMessages.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import { FormAlert } from '../../../patterns/form/FormAlert.tsx';
import type { FormState } from '../../../patterns/form/useForm.ts';
import { Lock, Mail, PasswordField, TextField } from '../../../ui/index.ts';
import { AccountForm } from '../AccountForm.tsx';

export interface LoginFormProps extends FormState<LoginBody> {
  /** Where the address is known, only the password is missing. */
  beginsAtPassword?: boolean;
}

/** Address, password, and why the last try was refused. */
export function LoginForm({ beginsAtPassword = false, ...form }: LoginFormProps) {
  const { step, field } = form;
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
        autoFocus={beginsAtPassword}
        {...field('password')}
      />
    </AccountForm>
  );
}
