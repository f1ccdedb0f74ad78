import { PageTitle } from '@carillon/host-common';
import { Welcome } from '@carillon/react';

export default function WelcomeRoute() {
  return (
    <>
      <PageTitle name="welcome.title" />
      <Welcome />
    </>
  );
}
