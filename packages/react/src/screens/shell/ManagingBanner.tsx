import { isRecordId } from '@carillon/protocol/http';
import { useCarillon } from '../../hooks/context.ts';
import { useSession } from '../../hooks/platform/useSession.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { managingTexts } from '../../messages/en/managing.ts';
import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { Banner, Link } from '../../ui/index.ts';
import * as styles from './AppShell.css.ts';

// As high as its line: what is below stands where it stood.
const ManagedPerson = lazyPart(
  () => import('./ManagedPerson.tsx'),
  () => <span>{'\u00a0'}</span>,
);

export interface ManagingBannerProps {
  /** Whose data the screen below shows. */
  userId: number;
}

/** Over a screen of another person's data: whose it is, by id and by name, and the way to them (NAV-05, DEV-02). Of one's own it says nothing. */
export function ManagingBanner({ userId }: ManagingBannerProps) {
  const t = useMessages(managingTexts);
  const { paths, hasPage, navigation } = useCarillon('ManagingBanner');
  const { pathname } = navigation.useLocation();
  const { user, isAdmin } = useSession();
  // Others than admins see nothing of it; nor is there anything to say of an address that names nobody.
  if (!isAdmin || user?.id === userId || !isRecordId(userId)) return null;
  return (
    <div className={styles.managing}>
      <Banner
        kind="warning"
        title={t(pathname === paths.addDevice(userId) ? 'managing.banner.addDevice' : 'managing.banner', {
          userId: String(userId),
        })}
        action={
          hasPage('user') ? (
            <Link variant="inherit" href={paths.user(userId)}>
              {t('managing.user')}
            </Link>
          ) : undefined
        }
      >
        <ManagedPerson key={userId} userId={userId} />
      </Banner>
    </div>
  );
}
