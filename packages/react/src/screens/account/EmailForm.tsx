import type { EmailBody } from '@carillon/protocol/account';
import { useMessages } from '../../hooks/useMessages.ts';
import { loginTexts } from '../../messages/en/login.ts';
import { recoverTexts } from '../../messages/en/recover.ts';
import type { FormState } from '../../patterns/form/useForm.ts';
import { Mail, TextField } from '../../ui/index.ts';
import { AccountForm } from './AccountForm.tsx';

/** Where an e-mail is to be sent. */
export function EmailForm({ form }: { form: FormState<EmailBody> }) {
  const t = useMessages(loginTexts, recoverTexts);
  return (
    <AccountForm form={form} submitLabel={t('recover.send')} pendingText={t('recover.sending')}>
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        icon={Mail}
        hint={t('recover.email.hint')}
        {...form.field('email')}
      />
    </AccountForm>
  );
}
