import { Fragment, type ReactElement } from 'react';
// Only the root has it; a bundler takes nothing else from there.
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { relOf, useNavigation } from '../actions/navigation.tsx';
import { Icon, type IconType } from '../icons/Icon.tsx';
import * as styles from './Menu.css.ts';
import { useOverlayAttributes } from './OverlayProvider.tsx';

export interface MenuEntry {
  /** Unlike any other of the menu. */
  id: string;
  label: string;
  icon?: IconType;
  /** At the end, why it cannot be chosen or what it means. */
  detail?: string;
  /** Where it leads; else `onAction`. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
  /** A line above it. */
  startsGroup?: boolean;
}

export interface MenuProps {
  'aria-label': string;
  /** The button that opens it: one `Button`. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  placement?: 'bottom start' | 'bottom end';
}

/** A menu of actions and places under a button. Load it with `lazyPart`: react-aria's menu is the dearest of the kit. */
export function Menu({ trigger, entries, placement = 'bottom end', 'aria-label': label }: MenuProps) {
  const attributes = useOverlayAttributes();
  const menu = (
    <MenuTrigger>
      {trigger}
      <Popover {...attributes} placement={placement} offset={4} className={styles.popover}>
        <AriaMenu aria-label={label} className={styles.menu}>
          {entries.map(({ id, icon, detail, startsGroup, ...entry }) => (
            <Fragment key={id}>
              {startsGroup && <Separator className={styles.separator} />}
              <MenuItem
                id={id}
                textValue={entry.label}
                href={entry.href}
                {...relOf(entry.href ?? '')}
                onAction={entry.onAction}
                isDisabled={entry.isDisabled}
                className={styles.item}
              >
                {icon && <Icon icon={icon} />}
                <span className={styles.label}>{entry.label}</span>
                {detail !== undefined && <span className={styles.detail}>{detail}</span>}
              </MenuItem>
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
  const { navigate, useHref } = useNavigation();
  if (navigate === undefined) return menu;
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {menu}
    </RouterProvider>
  );
}
