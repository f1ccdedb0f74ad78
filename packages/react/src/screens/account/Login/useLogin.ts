import { type LoginBody, loginBody, toLoginBody } from '@carillon/protocol/account';
import { useSyncExternalStore } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import { type FormState, useForm } from '../../../patterns/form/useForm.ts';
import type { LoginViewProps } from './LoginView.tsx';

/** Logs in (S2, S5): checks the format first, then asks the server. */
export function useLoginForm(email = ''): FormState<LoginBody> {
  const { login } = useSession();
  return useForm({
    start: { email, password: '' },
    toBody: toLoginBody,
    schema: loginBody,
    areas: [loginTexts],
    send: (body) => login(body),
    retryField: 'password',
  });
}

/** The login of a page. */
export function useLogin(): LoginViewProps {
  const { lasting } = useCarillon('Login').client.session;
  // A server draws for a storage that it does not know.
  const isLasting = useSyncExternalStore(lasting.subscribe, lasting.getSnapshot, () => true);
  return { ...useLoginForm(), isLasting };
}
