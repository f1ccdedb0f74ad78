import { type LoginBody, loginBody, toLoginBody, type User } from '@carillon/protocol/account';
import { useCarillon } from '../../../hooks/context.ts';
import { useIsLasting, useSession } from '../../../hooks/platform/useSession.ts';
import { useCallbacks } from '../../../hooks/useCallbacks.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import { type FormState, SENT, useForm } from '../../../patterns/form/useForm.ts';

export interface LoginOptions {
  /** Somebody has logged in here. */
  onLogin?: ((user: User) => void) | undefined;
}

/** What a login shows and does: a form of `email` and `password`. */
export interface LoginState extends FormState<LoginBody> {
  /** False where the login ends with the page. */
  readonly isLasting: boolean;
}

/** Logs in (S2, S5): checks the format first, then asks the server. Begins with the address, where it is known. */
export function useLoginForm(options: LoginOptions = {}, email?: string): FormState<LoginBody> {
  const { nextLogin } = useCarillon('useLogin');
  const { login } = useSession();
  const { onLogin } = useCallbacks(options, 'useLogin');
  return useForm({
    start: { email: email ?? nextLogin.current, password: '' },
    toBody: toLoginBody,
    schema: loginBody,
    areas: [loginTexts],
    async send(body) {
      // Whoever forgot the password finds the address there.
      nextLogin.current = body.email;
      const user = await login(body);
      nextLogin.current = '';
      onLogin?.(user);
      return SENT;
    },
    retryField: 'password',
  });
}

/** The login of a page. */
export function useLogin(options: LoginOptions = {}): LoginState {
  return { ...useLoginForm(options), isLasting: useIsLasting() };
}
