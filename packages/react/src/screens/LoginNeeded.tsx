import { useEffect } from 'react';
import { useCarillon } from '../hooks/context.ts';
import { lazyPart } from '../patterns/part/lazyPart.tsx';

const LoginNotice = lazyPart(() => import('./LoginNotice.tsx'));

/** Says that this is for people who are logged in, and tells the host. */
export function LoginNeeded() {
  const { askForLogin } = useCarillon('LoginNeeded');
  useEffect(askForLogin, [askForLogin]);
  return <LoginNotice />;
}
