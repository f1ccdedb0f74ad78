import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCarillon } from '../../hooks/context.ts';
import { useBroker } from '../../hooks/useBroker.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { useSession } from '../../hooks/useSession.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { BrandMark, Button, ButtonLink, Icon, Link, LogOut, Screen, UserRound } from '../../ui/index.ts';
import { asScreen, ScreenBoundary } from '../ScreenBoundary.tsx';
import * as styles from './AppShell.css.ts';

const LiveState = lazyPart(() => import('./LiveState.tsx'));

/** The version of the application (S9, D1). */
const APP_VERSION = '1.3';

export interface AppShellProps {
  /** Pages of the company, at the foot. */
  links?: { readonly company?: string | undefined; readonly terms?: string | undefined } | undefined;
  /** This is the debug variant (S1): said at the foot. */
  isDebug?: boolean | undefined;
  children?: ReactNode;
}

/**
 * The frame of a host (S2, D1): navigation above, the screen, and below it the live connection. Each of the three lives
 * on without the others (FLT-107).
 */
export const AppShell = asScreen('AppShell', function AppShell({ children, ...about }: AppShellProps) {
  const t = useMessages(shellTexts);
  return (
    <Screen className={styles.shell}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <ScreenBoundary>
        <TopBar />
      </ScreenBoundary>
      <Main>{children}</Main>
      <ScreenBoundary>
        <Footer {...about} />
      </ScreenBoundary>
    </Screen>
  );
});

/**
 * What changes from page to page. After a navigation the focus is here, for the link that led away may be gone; unless the
 * screen has taken it to something in it, as a list to the row from which one has come back.
 */
function Main({ children }: { children: ReactNode }) {
  const { pathname } = useCarillon('AppShell').navigation.useLocation();
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (ref.current?.contains(document.activeElement) && document.activeElement !== ref.current) return;
    ref.current?.focus();
    scrollTo(0, 0);
  }, [pathname]);
  return (
    <main id="main" ref={ref} tabIndex={-1} className={styles.main}>
      <ScreenBoundary>{children}</ScreenBoundary>
    </main>
  );
}

function TopBar() {
  const t = useMessages(shellTexts);
  const { navigation, leaving, paths } = useCarillon('AppShell');
  const { user, logout } = useSession();
  const navigate = navigation.useNavigate();
  const { pathname } = navigation.useLocation();
  const current = (path: string) => (pathname.startsWith(path) ? 'page' : undefined);
  function handleLogout() {
    leaving.leave(() => {
      // At once: a private screen answers the end of the session by leading to the login, and the last navigation counts.
      flushSync(() => void logout());
      navigate(paths.home);
    });
  }
  return (
    <header className={styles.top}>
      <Link variant="plain" href={paths.home} className={styles.brand}>
        <Icon icon={BrandMark} size={20} className={styles.mark} />
        {t('shell.product')}
      </Link>
      <nav className={styles.nav} aria-label={t('shell.main')}>
        <Link variant="plain" href={paths.shop} className={styles.entry} aria-current={current(paths.shop)}>
          {t('shell.shop')}
        </Link>
        {user && (
          <Link
            variant="plain"
            href={paths.devices(user.id)}
            className={styles.entry}
            aria-current={current('/manage')}
          >
            {t('shell.devices')}
          </Link>
        )}
      </nav>
      <div className={styles.account}>
        {user ? (
          <>
            <span className={styles.who}>
              <Icon icon={UserRound} />
              <span className={styles.name}>{`${user.first_name} ${user.last_name}`}</span>
            </span>
            <Button variant="quiet" icon={LogOut} onPress={handleLogout}>
              {t('shell.logout')}
            </Button>
          </>
        ) : (
          <ButtonLink variant="quiet" icon={UserRound} href={paths.login}>
            {t('shell.login')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function Footer({ links = {}, isDebug = false }: AppShellProps) {
  const t = useMessages(shellTexts);
  const { user } = useSession();
  return (
    <footer className={styles.footer}>
      <span>{t('shell.tagline')}</span>
      {(['company', 'terms'] as const).map(
        (name) =>
          links[name] && (
            <Link key={name} href={links[name]}>
              {t(`shell.${name}`)}
            </Link>
          ),
      )}
      <span className={styles.end}>
        {t(isDebug ? 'shell.version.debug' : 'shell.version', { version: APP_VERSION })}
      </span>
      {user && <Live />}
    </footer>
  );
}

/** The state of the broker connection, said once when it changes. */
function Live() {
  const t = useMessages(shellTexts);
  const { status, lastError } = useBroker();
  // A page without devices does not connect, and a logout disconnects: that is no fault.
  if (status === 'disconnecting' || (status === 'disconnected' && !lastError)) return null;
  return (
    <span role="status" aria-label={t('shell.live')}>
      <LiveState status={status} lastError={lastError} />
    </span>
  );
}
