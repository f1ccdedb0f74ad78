import { users } from '@carillon/protocol/account';
import { useCall } from '../../hooks/platform/useCall.ts';

/** What somebody is called, as soon as that is known. A module of its own: loaded where somebody else's data is shown. */
export default function ManagedPerson({ userId }: { userId: number }) {
  const { data } = useCall(users.calls.read, { userId });
  return <span>{data ? `${users.getName(data)} · ${data.username}` : '\u00a0'}</span>;
}
