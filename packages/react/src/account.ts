export { ForgotPassword } from './screens/account/ForgotPassword.tsx';
export { Login, type LoginProps } from './screens/account/Login/Login.tsx';
export { LoginForm } from './screens/account/Login/parts.ts';
export { type LoginOptions, type LoginState, useLogin } from './screens/account/Login/useLogin.ts';
export { Logout } from './screens/account/Logout.tsx';
export { ResendEmail } from './screens/account/ResendEmail.tsx';
export { ResetPassword } from './screens/account/ResetPassword.tsx';
export { Signup, type SignupProps } from './screens/account/Signup.tsx';
export { VerifyEmail } from './screens/account/VerifyEmail.tsx';
