import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useCarillon } from '../hooks/context.ts';
import { loginPath } from '../hooks/paths.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { usePerson } from '../hooks/usePerson.ts';
import { Banner, ButtonLink, Screen } from '../ui/index.ts';
import { asScreen } from './ScreenBoundary.tsx';

const subscribeToNothing = () => () => {};

/** A server, and the page that takes over what it drew, do not know yet who is logged in. */
const useIsKnown = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** A screen for people who are logged in: to others it says so, and the host is told (SES-03). */
/* @__NO_SIDE_EFFECTS__ */
export function asPrivateScreen<Props extends object>(name: string, Content: ComponentType<Props>) {
  return asScreen(name, function PrivateScreen(props: Props) {
    const { person } = usePerson(name);
    const isKnown = useIsKnown();
    return person || !isKnown ? <Content {...props} /> : <LoginNeeded />;
  });
}

function LoginNeeded() {
  const t = useMessages();
  const { client, navigation, paths, askForLogin } = useCarillon('LoginNeeded');
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
          client.isHandedOver ? undefined : (
            <ButtonLink href={loginPath(paths.login, location)}>{t('login.title')}</ButtonLink>
          )
        }
      />
    </Screen>
  );
}
