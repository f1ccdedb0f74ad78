export { Login as default } from '@carillon/react/account';
