import { useCarillon } from '../hooks/context.ts';
import { useLoginPath } from '../hooks/page/useLoginPath.ts';
import { useSession } from '../hooks/platform/useSession.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { accessTexts } from '../messages/en/access.ts';
import { Banner, ButtonLink, Screen } from '../ui/index.ts';

/** In the place of a screen that is for people who are logged in. A module of its own: they never see it. */
export default function LoginNotice() {
  const t = useMessages(accessTexts);
  const { isHandedOver } = useSession();
  const { hasPage } = useCarillon('LoginNotice');
  const loginPath = useLoginPath(true, true);
  return (
    <Screen isPage>
      <Banner
        kind="info"
        role="status"
        title={t('login.needed')}
        // A host that handed the login over has a login screen elsewhere.
        action={
          !isHandedOver && hasPage('login') && <ButtonLink href={loginPath}>{t('login.title')}</ButtonLink>
        }
      />
    </Screen>
  );
}
