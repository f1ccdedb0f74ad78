import { idOf, PageTitle } from '@carillon/host-common';
import { RequireSession } from '@carillon/react';
import { DeviceList } from '@carillon/react/devices';
import { useParams } from 'react-router';

export default function DeviceListRoute() {
  const userId = idOf(useParams().uid);
  return (
    <RequireSession userId={userId}>
      <PageTitle name="devices.title" />
      <DeviceList userId={userId} />
    </RequireSession>
  );
}
