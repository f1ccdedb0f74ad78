import { idOf, PageTitle } from '@carillon/host-common';
import type { ScreenParams } from '@carillon/host-common/open';
import { RequireSession } from '@carillon/react';
import { DeviceList } from '@carillon/react/devices';

export default function DeviceListRoute({ uid }: ScreenParams) {
  const userId = idOf(uid);
  return (
    <RequireSession userId={userId}>
      <PageTitle name="devices.title" />
      <DeviceList userId={userId} />
    </RequireSession>
  );
}
