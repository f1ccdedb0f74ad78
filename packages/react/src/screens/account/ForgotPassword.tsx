import { forgotPassword } from '@carillon/protocol/http';
import { useCarillon } from '../../hooks/context.ts';
import { useNavigateFromHere } from '../../hooks/page/useIsHere.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { loginTexts } from '../../messages/en/login.ts';
import { recoverTexts } from '../../messages/en/recover.ts';
import { Link } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';
import { AccountPage } from './AccountPage.tsx';
import { EmailForm } from './EmailForm.tsx';
import { useEmailForm } from './useEmailForm.ts';

/** Asks for an e-mail with which a new password is set (S2, /backend/forgot-password). */
export const ForgotPassword = asScreen('ForgotPassword', function ForgotPassword() {
  const t = useMessages(loginTexts, recoverTexts);
  const { paths, hasPage, notify } = useCarillon('ForgotPassword');
  const navigate = useNavigateFromHere();
  const form = useEmailForm(forgotPassword, 'reset', (email) => {
    notify({
      kind: 'success',
      title: t('forgot.done.title'),
      detail: t('forgot.done', { email }),
      ...(hasPage('resetPassword') && { link: { label: t('forgot.enter'), href: paths.resetPassword } }),
    });
    navigate(paths.home);
  });
  return (
    <AccountPage
      title={t('login.forgot')}
      lead={t('forgot.detail')}
      links={
        hasPage('login') && (
          <span>
            {t('forgot.remember')} <Link href={paths.login}>{t('login.title')}</Link>
          </span>
        )
      }
    >
      <EmailForm form={form} />
    </AccountPage>
  );
});
