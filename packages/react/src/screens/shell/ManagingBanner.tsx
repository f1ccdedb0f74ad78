import { isRecordId } from '@carillon/protocol/http';
import { useSession } from '../../hooks/platform/useSession.ts';
import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { Skeleton } from '../../ui/index.ts';
import * as styles from './AppShell.css.ts';

// As high as it is with its two lines: what is below stands where it stood.
const ManagedPerson = lazyPart(
  () => import('./ManagedPerson.tsx'),
  () => <Skeleton height={62} />,
);

export interface ManagingBannerProps {
  /** Whose data the screen below shows. */
  userId: number;
}

/**
 * Over a screen of another person's data: whose it is, by id and by name, and the way to them (NAV-05, DEV-02). Of one's own it
 * says nothing.
 */
export function ManagingBanner({ userId }: ManagingBannerProps) {
  const { user, isAdmin } = useSession();
  // Others than admins see nothing of it; nor is there anything to say of an address that names nobody.
  if (!isAdmin || user?.id === userId || !isRecordId(userId)) return null;
  return (
    <div className={styles.managing}>
      <ManagedPerson key={userId} userId={userId} />
    </div>
  );
}
