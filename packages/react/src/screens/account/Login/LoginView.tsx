import type { FormEvent } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import {
  Banner,
  Button,
  Lock,
  Mail,
  PasswordField,
  Screen,
  ScreenTitle,
  TextField,
} from '../../../ui/index.ts';
import * as styles from './Login.css.ts';
import type { LoginState } from './useLogin.ts';

/** The login form in any of its states. */
export function LoginView(state: LoginState) {
  const t = useMessages(loginTexts);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    state.onSubmit();
  }
  return (
    <Screen>
      <div className={styles.page}>
        <ScreenTitle>{t('login.title')}</ScreenTitle>
        <form className={styles.form} onSubmit={handleSubmit} noValidate>
          {state.alert && (
            <div className={styles.alert}>
              <Banner kind="danger" role="alert" title={state.alert.title}>
                {state.alert.text}
              </Banner>
            </div>
          )}
          <TextField
            label={t('login.email')}
            type="email"
            autoComplete="username"
            icon={Mail}
            value={state.email}
            onChange={state.onEmail}
            errorText={state.emailError}
            inputRef={state.emailRef}
          />
          <PasswordField
            label={t('login.password')}
            showLabel={t('login.show')}
            hideLabel={t('login.hide')}
            icon={Lock}
            value={state.password}
            onChange={state.onPassword}
            errorText={state.passwordError}
            inputRef={state.passwordRef}
          />
          <Button type="submit" variant="main" size="f" isFullWidth isPending={state.isBusy}>
            {t('login.submit')}
          </Button>
        </form>
      </div>
    </Screen>
  );
}
