export { Login } from './screens/account/Login/Login.tsx';
