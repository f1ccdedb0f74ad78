import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { joinClasses, Screen } from '../../ui/index.ts';
import { asScreen, ScreenBoundary } from '../ScreenBoundary.tsx';
import * as styles from './AppShell.css.ts';
import { barRef, footRef } from './barHeights.ts';
import { Footer, type FooterProps } from './Footer.tsx';
import { useEntryNames } from './menu/entryNames.ts';
import type { LoadReleases } from './release/watchReleases.ts';
import { TopBar, type TopBarProps } from './TopBar.tsx';

const SideMenu = lazyPart(() => import('./menu/SideMenu.tsx'));

/** Long after all that the page needs, and soon enough to be there before the next release. */
const LATER_MS = 5000;
const loadNewRelease = () => import('./release/NewRelease.tsx');
/** Until it comes, and without a word: nobody has asked for it. */
const loadLater = (): ReturnType<typeof loadNewRelease> =>
  new Promise((done) => setTimeout(done, LATER_MS)).then(loadNewRelease).catch(loadLater);
const NewRelease = lazyPart(loadLater);

/** From as many entries on a column of its own is worth its room; fewer are in the drawer and in the menu of the account. */
const COLUMN_ENTRIES = 3;

/** `hasSideMenu`: whoever has three entries or more has them at the side, where the page is wide enough. */
export interface AppShellProps extends FooterProps, TopBarProps {
  /**
   * Loads what says whether there is a newer release of your app than the one of this page. It is asked from time to time, and
   * where a part of the page could not be fetched; then it is offered to reload. Define it outside of the component.
   */
  loadReleases?: LoadReleases | undefined;
  children?: ReactNode;
}

/**
 * The frame of a host (S2, D1): navigation above and at the side, the screen, and below it what there is to say of the page.
 * The document scrolls, and the bars stay in the window (NAV-19). Each of them lives on without the others (FLT-107).
 */
export const AppShell = asScreen('AppShell', function AppShell(props: AppShellProps) {
  const { children, links, isDebug, hasSideMenu = false, appearance, loadReleases } = props;
  const t = useMessages(shellTexts);
  const { own, admin } = useEntryNames();
  const hasColumn = hasSideMenu && own.length + admin.length >= COLUMN_ENTRIES;
  return (
    <Screen className={styles.shell}>
      <div ref={barRef} className={styles.bar}>
        <a className={styles.skip} href="#main">
          {t('shell.skip')}
        </a>
        <ScreenBoundary>
          <TopBar hasSideMenu={hasColumn} appearance={appearance} />
        </ScreenBoundary>
      </div>
      <div className={joinClasses(styles.body, hasColumn && styles.withColumn)}>
        {hasColumn && (
          <nav aria-label={t('shell.side')} className={styles.side}>
            <div className={styles.entries}>
              <ScreenBoundary>
                <SideMenu />
              </ScreenBoundary>
            </div>
          </nav>
        )}
        <Main>{children}</Main>
      </div>
      <div ref={footRef} className={styles.foot}>
        <ScreenBoundary>
          <Footer links={links} isDebug={isDebug} />
        </ScreenBoundary>
      </div>
      {loadReleases && <NewRelease loadReleases={loadReleases} />}
    </Screen>
  );
});

/**
 * What changes from page to page. After a navigation the focus is here, for the link that led away may be gone; unless the
 * screen has taken it to something in it, as a list to the row from which one has come back. Before the effects of the screen:
 * a form that takes the focus then begins at the top, too.
 */
function Main({ children }: { children: ReactNode }) {
  const { pathname } = useCarillon('AppShell').navigation.useLocation();
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useLayoutEffect(() => {
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
