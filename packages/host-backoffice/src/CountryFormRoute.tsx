import { PageTitle, recordIdOf } from '@carillon/host-common';
import { RequireSession } from '@carillon/react';
import { CountryForm } from '@carillon/react/backoffice';
import { useParams } from 'react-router';

export default function CountryFormRoute() {
  return (
    <RequireSession isForAdmins>
      <PageTitle name="country.title" />
      <CountryForm id={recordIdOf(useParams().coid)} />
    </RequireSession>
  );
}
