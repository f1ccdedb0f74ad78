import { users } from '@carillon/protocol/account';
import { useCarillon } from '../../hooks/context.ts';
import { useCall } from '../../hooks/platform/useCall.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { managingTexts } from '../../messages/en/managing.ts';
import { Banner, Link } from '../../ui/index.ts';

/** Who is managed: the words of the banner. A module of its own: loaded where somebody else's data is shown. */
export default function ManagedPerson({ userId }: { userId: number }) {
  const t = useMessages(managingTexts);
  const { paths, hasPage, navigation } = useCarillon('ManagedPerson');
  const { pathname } = navigation.useLocation();
  const { data } = useCall(users.calls.read, { userId });
  const text = pathname === paths.addDevice(userId) ? 'managing.banner.addDevice' : 'managing.banner';
  return (
    <Banner
      kind="warning"
      title={t(text, { userId: String(userId) })}
      action={
        hasPage('user') ? (
          <Link variant="inherit" href={paths.user(userId)}>
            {t('managing.user')}
          </Link>
        ) : undefined
      }
    >
      {/* Its line is there before the name is. */}
      <span>{data ? `${users.getName(data)} · ${data.username}` : '\u00a0'}</span>
    </Banner>
  );
}
