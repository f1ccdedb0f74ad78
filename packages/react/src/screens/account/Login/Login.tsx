import { asScreen } from '../../ScreenBoundary.tsx';
import { LoginView } from './LoginView.tsx';
import { useLogin } from './useLogin.ts';

/** The login screen (S2, /backend/login). A `RequireGuest` around it leads on whoever is logged in. */
export const Login = asScreen('Login', function Login() {
  return <LoginView {...useLogin()} />;
});
