import { usePerson } from '../../../hooks/platform/usePerson.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { ProfileView } from './ProfileView.tsx';
import { useProfile } from './useProfile.ts';

/** One's own account (S2, /backend/profile). */
export const Profile = asPrivateScreen('Profile', function Profile() {
  const { person } = usePerson('Profile');
  // A server does not know yet whose it is, and draws what is there while it loads.
  return <Form key={person?.id} userId={person?.id ?? 0} />;
});

function Form({ userId }: { userId: number }) {
  return <ProfileView {...useProfile(userId)} />;
}
