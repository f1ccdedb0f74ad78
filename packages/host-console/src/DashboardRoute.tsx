import { idOf, PageTitle } from '@carillon/host-common';
import type { ScreenParams } from '@carillon/host-common/open';
import { RequireSession } from '@carillon/react';
import { DeviceDashboard } from '@carillon/react/devices';
import { useState } from 'react';

export default function DashboardRoute({ uid, did }: ScreenParams) {
  const userId = idOf(uid);
  const id = idOf(did);
  const [named, setNamed] = useState<{ id: number; name: string }>();
  return (
    <RequireSession userId={userId}>
      {named?.id === id ? <PageTitle text={named.name} /> : <PageTitle name="dash.title" />}
      <DeviceDashboard userId={userId} id={id} onName={(name) => setNamed({ id, name })} />
    </RequireSession>
  );
}
