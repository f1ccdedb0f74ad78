import { resendEmail } from '@carillon/protocol/http';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { loginTexts } from '../../messages/en/login.ts';
import { recoverTexts } from '../../messages/en/recover.ts';
import { Link } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';
import { AccountPage } from './AccountPage.tsx';
import { EmailForm } from './EmailForm.tsx';
import { useEmailForm } from './useEmailForm.ts';

/** Asks for the verification e-mail once more (S2, /backend/resend-email). It stays: the e-mail may not come this time either. */
export const ResendEmail = asScreen('ResendEmail', function ResendEmail() {
  const t = useMessages(loginTexts, recoverTexts);
  const { paths, hasPage, notify } = useCarillon('ResendEmail');
  const form = useEmailForm(resendEmail, 'verify', () =>
    notify({ kind: 'success', title: t('resend.done'), detail: t('resend.done.detail') }),
  );
  return (
    <AccountPage
      title={t('resend.title')}
      lead={t('resend.detail')}
      links={
        <>
          {hasPage('verifyEmail') && <Link href={paths.verifyEmail}>{t('login.verify')}</Link>}
          {hasPage('login') && <Link href={paths.login}>{t('login.title')}</Link>}
        </>
      }
    >
      <EmailForm form={form} />
    </AccountPage>
  );
});
