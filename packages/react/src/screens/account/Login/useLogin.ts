import { loginBody, toLoginBody } from '@carillon/protocol/account';
import { findProblems } from '@carillon/protocol/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages, useProblemText } from '../../../hooks/useMessages.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import { errorText } from '../../../messages/errorText.ts';
import { paths, returnPath } from '../../paths.ts';

/** What the login view shows and does. */
export interface LoginState {
  readonly email: string;
  readonly password: string;
  readonly emailError: string | undefined;
  readonly passwordError: string | undefined;
  /** Why the last try failed. */
  readonly alert: { readonly title: string; readonly text: string } | null;
  readonly isBusy: boolean;
  readonly emailRef: RefObject<HTMLInputElement | null>;
  readonly passwordRef: RefObject<HTMLInputElement | null>;
  readonly onEmail: (email: string) => void;
  readonly onPassword: (password: string) => void;
  readonly onSubmit: () => void;
}

type Flags = { readonly email?: string | undefined; readonly password?: string | undefined };

/** Logs in (S2, S5): checks the format first, then asks the server; afterwards goes back, or to /. */
export function useLogin(): LoginState {
  const t = useMessages(loginTexts);
  const problemText = useProblemText(loginTexts);
  const { navigation } = useCarillon('Login');
  const { status, login } = useSession();
  const { search } = navigation.useLocation();
  const navigate = navigation.useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [flags, setFlags] = useState<Flags>({});
  const [alert, setAlert] = useState<LoginState['alert']>(null);
  const [isBusy, setBusy] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  // NAV-06: also who comes here logged in is sent on.
  useEffect(() => {
    if (status === 'loggedIn') navigate(returnPath(search) ?? paths.home, { replace: true });
  }, [status, search, navigate]);

  const body = () => toLoginBody({ email, password });

  function check(): Flags {
    const problems = findProblems(loginBody, body());
    return { email: problemText(problems.email), password: problemText(problems.password) };
  }

  async function submit() {
    const found = check();
    setFlags(found);
    if (found.email || found.password) {
      setAlert({ title: t('login.invalid.title'), text: t('login.invalid') });
      (found.email ? emailRef : passwordRef).current?.focus();
      return;
    }
    setAlert(null);
    setBusy(true);
    try {
      await login(body());
    } catch (error) {
      setAlert({ title: t('login.failed.title'), text: errorText(t, error) });
      passwordRef.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  return {
    email,
    password,
    emailError: flags.email,
    passwordError: flags.password,
    alert,
    isBusy,
    emailRef,
    passwordRef,
    onEmail(next) {
      setEmail(next);
      setFlags(({ email: _, ...rest }) => rest);
    },
    onPassword(next) {
      setPassword(next);
      setFlags(({ password: _, ...rest }) => rest);
    },
    onSubmit() {
      if (!isBusy) void submit();
    },
  };
}
