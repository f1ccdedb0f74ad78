import type { LoginBody } from '@carillon/protocol/account';
import { useMessages } from '../../../hooks/useMessages.ts';
import { noticesTexts } from '../../../messages/en/notices.ts';
import type { FormState } from '../../../patterns/form/useForm.ts';
import { Banner, Screen, ScreenTitle } from '../../../ui/index.ts';
import * as styles from './Login.css.ts';
import { LoginForm } from './LoginForm.tsx';

export interface LoginViewProps extends FormState<LoginBody> {
  /** False where the login ends with the page. */
  isLasting: boolean;
}

/** The login page in any of its states. */
export function LoginView({ isLasting, ...form }: LoginViewProps) {
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
