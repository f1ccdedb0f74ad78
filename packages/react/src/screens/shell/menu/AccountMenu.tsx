import type { RefObject } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { menusTexts } from '../../../messages/en/menus.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { Icon, type IconType, LogIn, LogOut, Select, ToggleGroup } from '../../../ui/index.ts';
import { OpenPopover } from '../../../ui/overlays/Popover.tsx';
import * as styles from './AccountMenu.css.ts';
import type { Appearance } from './Appearance.ts';
import { EntryLinks } from './EntryLinks.tsx';
import { useShellEntries } from './shellEntries.ts';
import { useLogout } from './useLogout.ts';

export interface AccountMenuProps {
  triggerRef: RefObject<HTMLElement | null>;
  appearance?: Appearance | undefined;
  onClose: () => void;
}

/** Links, and how the page looks. No `role="menu"`: it holds fields as well. */
export default function AccountMenu({ triggerRef, appearance = {}, onClose }: AccountMenuProps) {
  const t = useMessages(menusTexts, shellTexts);
  const { user, isHandedOver } = useSession();
  const { askForLogin } = useCarillon('AccountMenu');
  const { own, admin } = useShellEntries();
  const logOut = useLogout();
  const act = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <OpenPopover
      triggerRef={triggerRef}
      onClose={onClose}
      size="menu"
      title={user ? `${user.first_name} ${user.last_name}` : t('shell.account')}
    >
      {user && <p className={styles.email}>{user.username}</p>}
      {own.length > 0 && (
        <div className={styles.group}>
          <EntryLinks entries={own} aria-label={t('shell.account')} onFollow={onClose} />
        </div>
      )}
      {admin.length > 0 && (
        <div className={styles.group}>
          <div aria-hidden className={styles.caption}>
            {t('menus.admin')}
          </div>
          <EntryLinks entries={admin} aria-label={t('menus.admin')} onFollow={onClose} />
        </div>
      )}
      {(appearance.theme || appearance.language) && <AppearanceFields {...appearance} />}
      {user && <Action icon={LogOut} label={t('menus.logout')} onPress={act(logOut)} />}
      {/* The login is the host's, and so is the way there. */}
      {!user && isHandedOver && <Action icon={LogIn} label={t('menus.login')} onPress={act(askForLogin)} />}
    </OpenPopover>
  );
}

interface ActionProps {
  icon: IconType;
  label: string;
  onPress: () => void;
}

/** What a menu does itself, below the pages to which it leads. */
function Action({ icon, label, onPress }: ActionProps) {
  return (
    <div className={styles.group}>
      <button type="button" className={styles.action} onClick={onPress}>
        <Icon icon={icon} className={styles.icon} />
        {label}
      </button>
    </div>
  );
}

function AppearanceFields({ theme, language }: Appearance) {
  const t = useMessages(menusTexts);
  return (
    <div className={styles.fields}>
      {theme && (
        <ToggleGroup
          label={t('menus.theme')}
          size="m"
          isFullWidth
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: t(`menus.theme.${value}`),
          }))}
          value={theme.value}
          onChange={theme.onChange}
        />
      )}
      {language && (
        <Select
          label={t('menus.language')}
          size="m"
          options={[
            { value: 'system', label: t('menus.language.system') },
            ...Object.entries(language.names).map(([value, label]) => ({ value, label })),
          ]}
          value={language.value}
          onChange={language.onChange}
        />
      )}
    </div>
  );
}
