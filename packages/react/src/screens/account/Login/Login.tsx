import { asScreen } from '../../ScreenBoundary.tsx';
import { LoginView } from './LoginView.tsx';
import { type LoginOptions, useLogin } from './useLogin.ts';

export type LoginProps = LoginOptions;

/** The login screen (S2, /backend/login). A `RequireGuest` around it leads on people who are logged in. */
export const Login = asScreen('Login', function Login(props: LoginProps) {
  return <LoginView {...useLogin(props)} />;
});
