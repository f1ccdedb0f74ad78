import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import { noticesTexts } from '../../../messages/en/notices.ts';
import { Banner, Link } from '../../../ui/index.ts';
import { AccountPage } from '../AccountPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { LoginState } from './useLogin.ts';

const LINKS = [
  ['forgotPassword', 'login.forgot'],
  ['verifyEmail', 'login.verify'],
  ['signup', 'login.signup'],
] as const;

/** The login page in any of its states. */
export function LoginView({ isLasting, ...form }: LoginState) {
  const t = useMessages(loginTexts, noticesTexts);
  const { paths, hasPage } = useCarillon('Login');
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
      links={LINKS.map(
        ([page, text]) =>
          hasPage(page) && (
            <Link key={page} href={paths[page]}>
              {t(text)}
            </Link>
          ),
      )}
    >
      <LoginForm {...form} />
    </AccountPage>
  );
}
