import { asPart } from '../../asPart.tsx';
import { LoginForm as Form } from './LoginForm.tsx';

/** Address, password and the button, for what `useLogin` returns. */
export const LoginForm = asPart('LoginForm', Form);
