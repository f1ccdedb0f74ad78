import { users } from '@carillon/protocol/account';
import { isRecordId } from '@carillon/protocol/http';
import { useCarillon } from '../../hooks/context.ts';
import { useCall } from '../../hooks/platform/useCall.ts';
import { useSession } from '../../hooks/platform/useSession.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { managingTexts } from '../../messages/en/managing.ts';
import { Banner, Link } from '../../ui/index.ts';
import * as styles from './AppShell.css.ts';

export interface ManagingBannerProps {
  /** Whose data the screen below shows. */
  userId: number;
}

/** Over a screen of another person's data: whose it is, by number and name, and the way to them (NAV-05, DEV-02). Of one's own it says nothing. */
export function ManagingBanner({ userId }: ManagingBannerProps) {
  const t = useMessages(managingTexts);
  const { paths, hasPage, navigation } = useCarillon('ManagingBanner');
  const { pathname } = navigation.useLocation();
  const { user, isAdmin } = useSession();
  // Others than admins see nothing of it; nor is there anything to say of an address that names nobody.
  const isManaging = isAdmin && user?.id !== userId && isRecordId(userId);
  const { data: person } = useCall(users.calls.read, { userId }, { isEnabled: isManaging });
  if (!isManaging) return null;
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
        {person && `${users.getName(person)} · ${person.username}`}
      </Banner>
    </div>
  );
}
