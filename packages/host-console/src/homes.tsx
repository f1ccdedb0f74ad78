import { RequireSession, useSession } from '@carillon/react';
import { Navigate, useParams } from 'react-router';

/** `/manage` alone: one's own devices, after the login if need be. */
export function OwnDevices() {
  const { user } = useSession();
  return <RequireSession>{user && <Navigate to={`/manage/${user.id}/list`} replace />}</RequireSession>;
}

/** Any path below a person that is no screen: their list (D2). */
export function ListHome() {
  return <Navigate to={`/manage/${useParams().uid}/list`} replace />;
}

/** Any path below a device that is no screen: its dashboard (D2). */
export function DeviceHome() {
  const { uid, did } = useParams();
  return <Navigate to={`/manage/${uid}/feature/${did}/dash`} replace />;
}
