import { useMessages } from '../../../hooks/useMessages.ts';
import { usePaths } from '../../../hooks/usePaths.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import { noticesTexts } from '../../../messages/en/notices.ts';
import { Banner, Link } from '../../../ui/index.ts';
import { AccountPage } from '../AccountPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { LoginState } from './useLogin.ts';

/** The login page in any of its states. */
export function LoginView({ isLasting, ...form }: LoginState) {
  const t = useMessages(loginTexts, noticesTexts);
  const paths = usePaths();
  return (
    <AccountPage
      title={t('login.title')}
      top={
        !isLasting && (
          <Banner kind="warning" title={t('notices.notKept.title')}>
            {t('notices.notKept')}
          </Banner>
        )
      }
      links={
        <>
          <Link href={paths.forgotPassword}>{t('login.forgot')}</Link>
          <Link href={paths.verifyEmail}>{t('login.verify')}</Link>
          <Link href={paths.signup}>{t('login.signup')}</Link>
        </>
      }
    >
      <LoginForm {...form} />
    </AccountPage>
  );
}
