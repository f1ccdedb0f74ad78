import { isRecordId } from '@carillon/protocol/http';
import { useCarillon } from '../../hooks/context.ts';
import { useSession } from '../../hooks/platform/useSession.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { managingTexts } from '../../messages/en/managing.ts';
import { Banner, Link } from '../../ui/index.ts';
import * as styles from './AppShell.css.ts';

export interface ManagingBannerProps {
  /** Whose data the screen below shows. */
  userId: number;
}

/** Over a screen of another person's data: whose it is, and the way to them (NAV-05). Of one's own it says nothing. */
export function ManagingBanner({ userId }: ManagingBannerProps) {
  const t = useMessages(managingTexts);
  const { paths, hasPage } = useCarillon('ManagingBanner');
  const { user, isAdmin } = useSession();
  // Others than admins see nothing of it; nor is there anything to say of an address that names nobody.
  if (!isAdmin || user?.id === userId || !isRecordId(userId)) return null;
  return (
    <div className={styles.managing}>
      <Banner
        kind="warning"
        title={t('managing.banner', { userId: String(userId) })}
        action={
          hasPage('user') ? (
            <Link variant="inherit" href={paths.user(userId)}>
              {t('managing.user')}
            </Link>
          ) : undefined
        }
      />
    </div>
  );
}
