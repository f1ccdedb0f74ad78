import { PageTitle, recordIdOf } from '@carillon/host-common';
import type { ScreenParams } from '@carillon/host-common/open';
import { RequireSession } from '@carillon/react';
import { CountryForm } from '@carillon/react/backoffice';

export default function CountryFormRoute({ coid }: ScreenParams) {
  return (
    <RequireSession isForAdmins>
      <PageTitle name="country.title" />
      <CountryForm id={recordIdOf(coid)} />
    </RequireSession>
  );
}
