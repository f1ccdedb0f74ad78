import { toVerifyBody, type VerifyBody, verifyBody } from '@carillon/protocol/account';
import { verifyEmail } from '@carillon/protocol/http';
import { useEffect, useRef } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useNavigateFromHere } from '../../hooks/page/useIsHere.ts';
import { useOneTimeParams } from '../../hooks/page/useOneTimeParams.ts';
import { useRequest } from '../../hooks/platform/useRequest.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { accountTexts } from '../../messages/en/account.ts';
import { loginTexts } from '../../messages/en/login.ts';
import { recoverTexts } from '../../messages/en/recover.ts';
import { isTokenUsed } from '../../messages/errorText.ts';
import { SENT, useForm } from '../../patterns/form/useForm.ts';
import { Link } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { TokenField } from './TokenField.tsx';

/** Verifies an account (S2, /backend/verify-email): by itself with the token of the address, else with a pasted one. */
export const VerifyEmail = asScreen('VerifyEmail', function VerifyEmail() {
  const { token } = useOneTimeParams(['token']);
  // The link of another e-mail, opened on this very page, does not wait for the first.
  return <Verification key={token} token={token} />;
});

function Verification({ token }: { token: string | null }) {
  const t = useMessages(loginTexts, recoverTexts);
  const { paths, hasPage } = useCarillon('VerifyEmail');
  const form = useVerification(token);
  const isVerified = form.step.status === 'refused' && isTokenUsed(form.step.error, 'verified');
  return (
    <AccountPage
      title={t('login.verify')}
      links={
        <>
          {hasPage('resendEmail') && (
            <span>
              {t('verify.noEmail')} <Link href={paths.resendEmail}>{t('verify.request')}</Link>
            </span>
          )}
          {hasPage('login') && <Link href={paths.login}>{t('login.title')}</Link>}
        </>
      }
    >
      <AccountForm
        form={form}
        submitLabel={t('verify.submit')}
        pendingText={t('verify.running')}
        refusal={
          isVerified
            ? {
                kind: 'info',
                title: t('verify.already.title'),
                children: t('verify.already'),
                action: hasPage('login') && (
                  <Link variant="inherit" href={paths.login}>
                    {t('login.title')}
                  </Link>
                ),
              }
            : {
                title: t('login.failed.title'),
                action: hasPage('resendEmail') && (
                  <Link variant="inherit" href={paths.resendEmail}>
                    {t('resend.title')}
                  </Link>
                ),
              }
        }
      >
        <TokenField {...form.field('token')} />
      </AccountForm>
    </AccountPage>
  );
}

function useVerification(token: string | null) {
  const t = useMessages(recoverTexts);
  const { paths, notify, endNotices, nextLogin } = useCarillon('VerifyEmail');
  const navigate = useNavigateFromHere();
  const request = useRequest();
  const isSent = useRef(token === null);
  const form = useForm({
    start: { token: token ?? '' },
    toBody: toVerifyBody,
    schema: verifyBody,
    areas: [accountTexts],
    async send(body: VerifyBody) {
      const { username } = await request(verifyEmail, { body });
      nextLogin.current = username;
      endNotices(paths.verifyEmail);
      notify({ kind: 'success', title: t('verify.done.title'), detail: t('verify.done') });
      navigate(paths.login, { replace: true });
      return SENT;
    },
    retryField: 'token',
  });
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    form.onSubmit();
  });
  return form;
}
