import { PageTitle } from '@carillon/host-common';
import { Login } from '@carillon/react/account';

export default function LoginRoute() {
  return (
    <>
      <PageTitle name="login.title" />
      <Login />
    </>
  );
}
