import { type EmailBody, emailBody, toEmailBody } from '@carillon/protocol/account';
import type { forgotPassword, resendEmail } from '@carillon/protocol/http';
import { useCarillon } from '../../hooks/context.ts';
import { useRequest } from '../../hooks/platform/useRequest.ts';
import { loginTexts } from '../../messages/en/login.ts';
import { type FormState, SENT, useForm } from '../../patterns/form/useForm.ts';
import type { Mailed } from './mailedNotice.ts';
import { useMailed } from './useMailed.ts';

/** Asks the platform for an e-mail with a token (S5); `onSent` is called when it was told that one is on its way. */
export function useEmailForm(
  call: typeof forgotPassword | typeof resendEmail,
  use: Mailed['use'],
  onSent: (email: string) => void,
): FormState<EmailBody> {
  const { nextLogin } = useCarillon('useEmailForm');
  const request = useRequest();
  const mailed = useMailed();
  return useForm({
    start: { email: nextLogin.current },
    toBody: toEmailBody,
    schema: emailBody,
    areas: [loginTexts],
    async send(body: EmailBody) {
      const { email } = body;
      await request(call, { body }, { onDebug: mailed.onDebug({ use, email }) });
      await mailed.told();
      nextLogin.current = email;
      onSent(email);
      return SENT;
    },
    retryField: 'email',
  });
}
