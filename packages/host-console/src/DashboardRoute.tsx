import { idOf, PageTitle } from '@carillon/host-common';
import { RequireSession } from '@carillon/react';
import { DeviceDashboard } from '@carillon/react/devices';
import { useParams } from 'react-router';

export default function DashboardRoute() {
  const { uid, did } = useParams();
  const userId = idOf(uid);
  return (
    <RequireSession userId={userId}>
      <PageTitle name="dash.title" />
      <DeviceDashboard userId={userId} id={idOf(did)} />
    </RequireSession>
  );
}
