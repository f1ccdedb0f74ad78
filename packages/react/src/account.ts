export { Login, type LoginProps } from './screens/account/Login/Login.tsx';
export { LoginForm } from './screens/account/Login/parts.ts';
export { type LoginOptions, type LoginState, useLogin } from './screens/account/Login/useLogin.ts';
