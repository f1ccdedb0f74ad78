import { useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { type Area, isPageBelow } from '../../hooks/page/paths.ts';
import { useSession } from '../../hooks/platform/useSession.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import {
  BrandMark,
  Button,
  hiddenBelow,
  Icon,
  joinClasses,
  Link,
  MenuLines,
  shownBelow,
} from '../../ui/index.ts';
import { LiveDot } from './live/LiveConnection.tsx';
import { AccountMenuButton, type AccountMenuButtonProps } from './menu/AccountMenuButton.tsx';
import * as styles from './TopBar.css.ts';

const SideDrawer = lazyPart(() => import('./menu/SideDrawer.tsx'));

export interface TopBarProps extends AccountMenuButtonProps {
  /** A side menu stands in the page where it has room: the drawer is for where it has none. */
  hasSideMenu?: boolean | undefined;
}

/** The top of a page (NAV-01): where one can go, how live it is (NAV-19), and the menu of the account. On a phone the pages of an administrator are in the drawer. */
export function TopBar({ hasSideMenu = false, appearance }: TopBarProps) {
  const t = useMessages(shellTexts);
  const { navigation, paths, hasPage } = useCarillon('TopBar');
  const { user, isAdmin } = useSession();
  const location = navigation.useLocation();
  const current = (below: Area) => (isPageBelow(below, paths, location) ? 'page' : undefined);
  const brand = (
    <>
      <Icon icon={BrandMark} size={20} className={styles.mark} />
      <span className={styles.word}>{t('shell.product')}</span>
    </>
  );
  return (
    <header className={styles.top}>
      <DrawerButton className={hasSideMenu ? shownBelow.desktop : undefined} />
      {hasPage('home') ? (
        <Link variant="plain" href={paths.home} className={styles.brand}>
          {brand}
        </Link>
      ) : (
        <span className={styles.brand}>{brand}</span>
      )}
      <nav className={styles.nav} aria-label={t('shell.main')}>
        {hasPage('shop') && (
          <Link variant="plain" href={paths.shop} className={styles.entry} aria-current={current('/eshop')}>
            {t('shell.shop')}
          </Link>
        )}
        {user && hasPage('devices') && (
          <Link
            variant="plain"
            href={paths.devices(user.id)}
            className={styles.entry}
            aria-current={current('/manage')}
          >
            {t('shell.devices')}
          </Link>
        )}
        {isAdmin && hasPage('users') && (
          <Link
            variant="plain"
            href={paths.users}
            className={joinClasses(styles.entry, hiddenBelow.phone)}
            aria-current={current('/backend')}
          >
            {t('shell.backoffice')}
          </Link>
        )}
      </nav>
      <div className={styles.end}>
        <LiveDot />
        <AccountMenuButton appearance={appearance} />
      </div>
    </header>
  );
}

function DrawerButton({ className }: { className: string | undefined }) {
  const t = useMessages(shellTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={MenuLines}
        aria-label={t('shell.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        className={joinClasses(styles.menuButton, className)}
      />
      {isOpen && <SideDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
