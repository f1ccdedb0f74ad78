import { useMessages } from '../../../hooks/useMessages.ts';
import { noticesTexts } from '../../../messages/en/notices.ts';
import { Banner, Screen, ScreenTitle } from '../../../ui/index.ts';
import * as styles from './Login.css.ts';
import { LoginForm } from './LoginForm.tsx';
import type { LoginState } from './useLogin.ts';

/** The login page in any of its states. */
export function LoginView({ isLasting, ...form }: LoginState) {
  const t = useMessages(noticesTexts);
  return (
    <Screen>
      <div className={styles.page}>
        <ScreenTitle>{t('login.title')}</ScreenTitle>
        {!isLasting && (
          <Banner kind="warning" title={t('notices.notKept.title')}>
            {t('notices.notKept')}
          </Banner>
        )}
        <div className={styles.frame}>
          <LoginForm {...form} />
        </div>
      </div>
    </Screen>
  );
}
