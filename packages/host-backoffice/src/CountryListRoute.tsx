import { PageTitle } from '@carillon/host-common';
import { RequireSession } from '@carillon/react';
import { CountryList } from '@carillon/react/backoffice';

export default function CountryListRoute() {
  return (
    <RequireSession isForAdmins>
      <PageTitle name="countries.name" />
      <CountryList />
    </RequireSession>
  );
}
