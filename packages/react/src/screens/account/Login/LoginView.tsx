import type { LoginBody } from '@carillon/protocol/account';
import { useMessages } from '../../../hooks/useMessages.ts';
import type { FormState } from '../../../patterns/form/useForm.ts';
import { Screen, ScreenTitle } from '../../../ui/index.ts';
import * as styles from './Login.css.ts';
import { LoginForm } from './LoginForm.tsx';

/** The login page in any of its states. */
export function LoginView(form: FormState<LoginBody>) {
  const t = useMessages();
  return (
    <Screen>
      <div className={styles.page}>
        <ScreenTitle>{t('login.title')}</ScreenTitle>
        <div className={styles.frame}>
          <LoginForm {...form} />
        </div>
      </div>
    </Screen>
  );
}
