import { asScreen } from '../../ScreenBoundary.tsx';
import { LoginView } from './LoginView.tsx';
import { useLogin } from './useLogin.ts';

/** The login screen (S2, /backend/login). Who is logged in already is sent on, to `?return=` or to /. */
export const Login = asScreen('Login', function Login() {
  return <LoginView {...useLogin()} />;
});
