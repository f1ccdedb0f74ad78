import { type SignupForm, signupBody, toSignupBody } from '@carillon/protocol/account';
import { signup } from '@carillon/protocol/http';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useCarillon } from '../../hooks/context.ts';
import { useNavigateFromHere } from '../../hooks/page/useIsHere.ts';
import { useUnsavedChanges } from '../../hooks/page/useUnsavedChanges.ts';
import { useRequest } from '../../hooks/platform/useRequest.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { accountTexts } from '../../messages/en/account.ts';
import { loginTexts } from '../../messages/en/login.ts';
import { signupTexts } from '../../messages/en/signup.ts';
import { isAlreadyRegistered } from '../../messages/errorText.ts';
import { type FormState, SENT, useForm } from '../../patterns/form/useForm.ts';
import { useMailed } from './useMailed.ts';

const START: SignupForm = { name: '', surname: '', location: '', email: '', password: '', terms: false };

export interface SignupState {
  readonly form: FormState<SignupForm>;
  /** The address that was refused because it has an account already (S8). */
  readonly takenEmail: string | undefined;
}

/** Signs up, and leads to the login (S4). */
export function useSignup(): SignupState {
  const t = useMessages(loginTexts, signupTexts);
  const { paths, hasPage, notify, nextLogin } = useCarillon('Signup');
  const navigate = useNavigateFromHere();
  const request = useRequest();
  const mailed = useMailed();
  const [sentEmail, setSentEmail] = useState('');
  const [isDone, setDone] = useState(false);
  const form = useForm({
    start: START,
    toBody: toSignupBody,
    schema: signupBody,
    areas: [loginTexts, accountTexts],
    async send(body) {
      const { email } = body;
      setSentEmail(email);
      await request(signup, { body }, { onDebug: mailed.onDebug({ use: 'verify', email }) });
      await mailed.told();
      nextLogin.current = email;
      // From here on nobody is asked before what was typed is left.
      flushSync(() => setDone(true));
      notify({
        kind: 'success',
        title: t('signup.done.title'),
        detail: t('signup.done'),
        ...(hasPage('verifyEmail') && { link: { label: t('login.verify'), href: paths.verifyEmail } }),
      });
      navigate(paths.login);
      return SENT;
    },
    retryField: 'email',
  });
  useUnsavedChanges(form.isDirty && !isDone);
  const isTaken = form.step.status === 'refused' && isAlreadyRegistered(form.step.error);
  return { form, takenEmail: isTaken ? sentEmail : undefined };
}
