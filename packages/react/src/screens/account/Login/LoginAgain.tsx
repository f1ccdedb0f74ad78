import { useMessages } from '../../../hooks/useMessages.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import { Button } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import * as styles from '../AccountPage.css.ts';
import { LoginForm } from './LoginForm.tsx';
import { useLoginForm } from './useLogin.ts';

export interface LoginAgainProps {
  /** The address of whose input it is. */
  email: string;
  /** The button that says so, or Escape. */
  onCancel: () => void;
}

/** The login over a screen whose session has ended while something is not saved. A module of its own: loaded when needed. */
export default function LoginAgain({ email, onCancel }: LoginAgainProps) {
  const t = useMessages(loginTexts);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('login.again')}
      onClose={onCancel}
      footer={<Button onPress={onCancel}>{t('login.again.cancel')}</Button>}
    >
      <p className={styles.lead}>{t('login.again.detail', { email })}</p>
      <LoginForm {...useLoginForm({}, email)} />
    </Dialog>
  );
}
