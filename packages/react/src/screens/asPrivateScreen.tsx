import { type ComponentType, useEffect } from 'react';
import { useCarillon } from '../hooks/context.ts';
import { loginPath } from '../hooks/page/paths.ts';
import { usePerson } from '../hooks/platform/usePerson.ts';
import { useSession } from '../hooks/platform/useSession.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { Banner, ButtonLink, Screen } from '../ui/index.ts';
import { asScreen } from './ScreenBoundary.tsx';

/** A screen for people who are logged in: to others it says so, and the host is told (SES-03). */
/* @__NO_SIDE_EFFECTS__ */
export function asPrivateScreen<Props extends object>(name: string, Content: ComponentType<Props>) {
  return asScreen(name, function PrivateScreen(props: Props) {
    const { person, isKnown } = usePerson(name);
    return person || !isKnown ? <Content {...props} /> : <LoginNeeded />;
  });
}

function LoginNeeded() {
  const t = useMessages();
  const { isHandedOver } = useSession();
  const { navigation, paths, hasPage, askForLogin } = useCarillon('LoginNeeded');
  const location = navigation.useLocation();
  useEffect(askForLogin, [askForLogin]);
  return (
    <Screen isPage>
      <Banner
        kind="info"
        role="status"
        title={t('login.needed')}
        // A host that handed the login over has a login screen elsewhere.
        action={
          !isHandedOver &&
          hasPage('login') && (
            <ButtonLink href={loginPath(paths.login, location)}>{t('login.title')}</ButtonLink>
          )
        }
      />
    </Screen>
  );
}
