import { isRecordId } from '@carillon/protocol/http';
import { type ComponentType, useEffect } from 'react';
import { useCarillon } from '../hooks/context.ts';
import { useLoginPath } from '../hooks/page/registrationLink.ts';
import { usePerson } from '../hooks/platform/usePerson.ts';
import { useSession } from '../hooks/platform/useSession.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { lazyPart } from '../patterns/part/lazyPart.tsx';
import { Banner, ButtonLink, Screen } from '../ui/index.ts';
import type { MissingKind } from './NoSuchRecord.tsx';
import { asScreen } from './ScreenBoundary.tsx';

const NoSuchRecord = lazyPart(() => import('./NoSuchRecord.tsx'));

/** What there cannot be of what a screen is to show: its id is no number of a record, as of a mistyped address. */
function findImpossible(props: object): MissingKind | undefined {
  const odd = new Set(
    Object.entries(props).flatMap(([name, value]) =>
      typeof value === 'number' && !isRecordId(value) ? [name] : [],
    ),
  );
  if (odd.has('userId')) return 'user';
  if (odd.has('id')) return 'userId' in props ? 'device' : 'record';
  return odd.has('eventId') ? 'record' : undefined;
}

/**
 * A screen for people who are logged in: to others it says so, and the host is told (SES-03). Of an id that no record can have it
 * says so, too, and asks nobody.
 */
/* @__NO_SIDE_EFFECTS__ */
export function asPrivateScreen<Props extends object>(name: string, Content: ComponentType<Props>) {
  return asScreen(name, function PrivateScreen(props: Props) {
    const { person, isKnown } = usePerson(name);
    if (!person && isKnown) return <LoginNeeded />;
    const missing = findImpossible(props);
    return missing ? <NoSuchRecord kind={missing} /> : <Content {...props} />;
  });
}

function LoginNeeded() {
  const t = useMessages();
  const { isHandedOver } = useSession();
  const { hasPage, askForLogin } = useCarillon('LoginNeeded');
  const loginPath = useLoginPath(true, true);
  useEffect(askForLogin, [askForLogin]);
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
