import { type LoginBody, loginBody, toLoginBody } from '@carillon/protocol/account';
import { useEffect, useSyncExternalStore } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import { type FormState, useForm } from '../../../patterns/form/useForm.ts';
import { paths, returnPath } from '../../paths.ts';
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

/** The login of a page: afterwards goes back, or to /. */
export function useLogin(): LoginViewProps {
  const { navigation, client } = useCarillon('Login');
  const { lasting } = client.session;
  // A server draws for a storage that it does not know.
  const isLasting = useSyncExternalStore(lasting.subscribe, lasting.getSnapshot, () => true);
  const { status } = useSession();
  const { search } = navigation.useLocation();
  const navigate = navigation.useNavigate();

  // NAV-06: also who comes here logged in is sent on.
  useEffect(() => {
    if (status === 'loggedIn') navigate(returnPath(search) ?? paths.home, { replace: true });
  }, [status, search, navigate]);

  return { ...useLoginForm(), isLasting };
}
