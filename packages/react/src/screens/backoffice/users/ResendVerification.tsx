import { resendEmail } from '@carillon/protocol/http';
import { useCarillon } from '../../../hooks/context.ts';
import { useRequest } from '../../../hooks/platform/useRequest.ts';
import { useAction } from '../../../hooks/useAction.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { userFormTexts } from '../../../messages/en/userForm.ts';
import { usersTexts } from '../../../messages/en/users.ts';
import { errorText } from '../../../messages/errorText.ts';
import { action } from '../../../patterns/form/FormSection.css.ts';
import { Button, Mail } from '../../../ui/index.ts';
import { useMailed } from '../../account/useMailed.ts';

export interface ResendVerificationProps {
  /** As it is saved: what is typed meanwhile is sent nothing. */
  email: string;
}

/** Sends somebody the e-mail again by which they verify their address. */
export function ResendVerification({ email }: ResendVerificationProps) {
  const t = useMessages(usersTexts, userFormTexts);
  const { notify } = useCarillon('ResendVerification');
  const request = useRequest();
  const mailed = useMailed();
  const sending = useAction(async () => {
    try {
      await request(resendEmail, { body: { email } }, { onDebug: mailed.onDebug({ use: 'verify', email }) });
      await mailed.told();
      notify({ kind: 'success', title: t('user.resend.done'), detail: email });
    } catch (error) {
      notify({ kind: 'warning', title: t('user.resend.failed'), detail: errorText(t, error) });
    }
  });
  return (
    <div className={action}>
      <span>{t('user.resend.detail', { email })}</span>
      <Button
        icon={Mail}
        isPending={sending.state.status === 'running'}
        pendingText={t('user.resend.running')}
        onPress={() => sending.run()}
      >
        {t('user.resend')}
      </Button>
    </div>
  );
}
