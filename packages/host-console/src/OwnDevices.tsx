import { RequireSession, useSession } from '@carillon/react';
import { Navigate } from 'react-router';

/** `/manage` alone: one's own devices, after the login if need be. */
export function OwnDevices() {
  const { user } = useSession();
  return <RequireSession>{user && <Navigate to={`/manage/${user.id}/list`} replace />}</RequireSession>;
}
