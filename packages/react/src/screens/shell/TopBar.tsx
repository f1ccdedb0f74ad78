import { useCarillon } from '../../hooks/context.ts';
import { isPageBelow } from '../../hooks/page/paths.ts';
import { useSession } from '../../hooks/platform/useSession.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { OpenButton } from '../../patterns/part/OpenButton.tsx';
import { BrandMark, Icon, joinClasses, Link, MenuLines, shownBelow } from '../../ui/index.ts';
import { LiveConnection } from './live/LiveConnection.tsx';
import { AccountMenuButton, type AccountMenuButtonProps } from './menu/AccountMenuButton.tsx';
import { useMainEntries } from './menu/entryNames.ts';
import * as styles from './TopBar.css.ts';

const BasketLink = lazyPart(() => import('./BasketLink.tsx'));
const PaletteButton = lazyPart(() => import('./palette/PaletteButton.tsx'));
const SideDrawer = lazyPart(() => import('./menu/SideDrawer.tsx'));

export interface TopBarProps extends AccountMenuButtonProps {
  /** A side menu stands in the page where it has room: the drawer is for where it has none. */
  hasSideMenu?: boolean | undefined;
}

/** The top of a page (NAV-01): where one can go, how live it is (NAV-19), and the menu of the account. On a phone the pages of an administrator are in the drawer. */
export function TopBar({ hasSideMenu = false, appearance }: TopBarProps) {
  const t = useMessages(shellTexts);
  const { navigation, paths, hasPage } = useCarillon('TopBar');
  const { user } = useSession();
  const entries = useMainEntries();
  const location = navigation.useLocation();
  const isShop = isPageBelow('/eshop', paths, location);
  const brand = (
    <>
      <Icon icon={BrandMark} size={20} className={styles.mark} />
      <span className={styles.word}>{t('shell.product')}</span>
    </>
  );
  return (
    <header className={styles.top}>
      <OpenButton
        variant="quiet"
        icon={MenuLines}
        aria-label={t('shell.menu')}
        className={joinClasses(styles.menuButton, hasSideMenu && shownBelow.desktop)}
        opens={({ onClose }) => <SideDrawer onClose={onClose} />}
      />
      {hasPage('home') ? (
        <Link variant="plain" href={paths.home} className={styles.brand}>
          {brand}
        </Link>
      ) : (
        <span className={styles.brand}>{brand}</span>
      )}
      <nav className={styles.nav} aria-label={t('shell.main')}>
        {entries.map(({ area, text, href }) => (
          <Link
            key={area}
            variant="plain"
            href={href}
            className={styles.entry}
            aria-current={isPageBelow(area, paths, location) ? 'page' : undefined}
          >
            {t(text)}
          </Link>
        ))}
      </nav>
      <div className={joinClasses(styles.end, isShop && styles.shopEnd)}>
        {isShop && <BasketLink />}
        {/* A visitor has no devices to be live, and no records to be found. */}
        {user && <PaletteButton />}
        {user && <LiveConnection place="top" />}
        <AccountMenuButton appearance={appearance} />
      </div>
    </header>
  );
}
