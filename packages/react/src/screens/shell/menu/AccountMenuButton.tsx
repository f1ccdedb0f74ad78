import { useSession } from '../../../hooks/platform/useSession.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { OpenButton } from '../../../patterns/part/OpenButton.tsx';
import { ChevronDown, Icon, UserRound } from '../../../ui/index.ts';
import * as styles from '../TopBar.css.ts';
import type { Appearance } from './Appearance.ts';

const AccountMenu = lazyPart(() => import('./AccountMenu.tsx'));

export interface AccountMenuButtonProps {
  appearance?: Appearance | undefined;
}

/** Who is logged in; pressed, their pages, theme and language, and Logout (NAV-02, NAV-18). */
export function AccountMenuButton({ appearance }: AccountMenuButtonProps) {
  const t = useMessages(shellTexts);
  const { user } = useSession();
  return (
    <OpenButton
      variant="quiet"
      icon={UserRound}
      className={styles.accountButton}
      opens={(opened) => <AccountMenu {...opened} appearance={appearance} />}
    >
      <span className={styles.name}>
        {user ? `${user.first_name} ${user.last_name}` : t('shell.account')}
      </span>
      <Icon icon={ChevronDown} className={styles.chevron} />
    </OpenButton>
  );
}
