import { type ResetBody, resetBody, toResetBody } from '@carillon/protocol/account';
import { resetPassword } from '@carillon/protocol/http';
import { useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useNavigateFromHere } from '../../hooks/page/useIsHere.ts';
import { useOneTimeParams } from '../../hooks/page/useOneTimeParams.ts';
import { useRequest } from '../../hooks/platform/useRequest.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { accountTexts } from '../../messages/en/account.ts';
import { loginTexts } from '../../messages/en/login.ts';
import { recoverTexts } from '../../messages/en/recover.ts';
import { isTokenUsed } from '../../messages/errorText.ts';
import { NewPasswordField } from '../../patterns/form/NewPasswordField.tsx';
import { SENT, useForm } from '../../patterns/form/useForm.ts';
import { Link } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { TokenField } from './TokenField.tsx';

/** Sets a new password with the token of an e-mail (S2, /backend/reset-password). */
export const ResetPassword = asScreen('ResetPassword', function ResetPassword() {
  const t = useMessages(loginTexts, recoverTexts);
  const { paths, hasPage } = useCarillon('ResetPassword');
  const form = useReset();
  const isUsed = form.step.status === 'refused' && isTokenUsed(form.step.error, 'used');
  return (
    <AccountPage
      title={t('reset.title')}
      links={
        <>
          {hasPage('forgotPassword') && <Link href={paths.forgotPassword}>{t('resend.title')}</Link>}
          {hasPage('login') && <Link href={paths.login}>{t('login.title')}</Link>}
        </>
      }
    >
      <AccountForm
        form={form}
        submitLabel={t('reset.submit')}
        pendingText={t('reset.running')}
        refusal={
          isUsed
            ? {
                kind: 'info',
                title: t('reset.already.title'),
                children: t('reset.already'),
                action: hasPage('login') && (
                  <Link variant="inherit" href={paths.login}>
                    {t('login.title')}
                  </Link>
                ),
              }
            : undefined
        }
      >
        <TokenField {...form.field('token')} />
        <NewPasswordField label={t('reset.password')} {...form.field('password')} />
      </AccountForm>
    </AccountPage>
  );
});

function useReset() {
  const t = useMessages(recoverTexts);
  const { paths, notify, endNotices } = useCarillon('ResetPassword');
  const navigate = useNavigateFromHere();
  const request = useRequest();
  const { token } = useOneTimeParams(['token']);
  const [shown, setShown] = useState(token);
  const form = useForm({
    start: { token: token ?? '', password: '' },
    toBody: toResetBody,
    schema: resetBody,
    areas: [accountTexts],
    async send(body: ResetBody) {
      await request(resetPassword, { body });
      endNotices(paths.resetPassword);
      notify({ kind: 'success', title: t('reset.done.title'), detail: t('reset.done') });
      navigate(paths.login, { replace: true });
      return SENT;
    },
    retryField: 'token',
  });
  // The link of another e-mail was opened on this very page.
  if (token !== shown) {
    setShown(token);
    form.change(
      (before) => ({ ...before, token: token ?? '' }),
      (at) => (at === 'token' ? undefined : at),
    );
  }
  return form;
}
