import { Fragment, type ReactElement, type ReactNode, type RefObject } from 'react';
// Only the root has it; a bundler takes nothing else from there.
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { toRel, useNavigation } from '../actions/navigation.tsx';
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
  /** On a second line: what it does, or why it cannot be chosen, in a sentence. */
  second?: string;
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
  return (
    <Navigated>
      <MenuTrigger>
        {trigger}
        <Popover {...attributes} placement={placement} offset={4} className={styles.popover}>
          <Entries aria-label={label} entries={entries} />
        </Popover>
      </MenuTrigger>
    </Navigated>
  );
}

export interface OpenMenuProps extends Pick<MenuProps, 'aria-label' | 'entries'> {
  /** The button under which it opens, and to which the focus goes back. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The same menu, open at once: for a button that is there before the menu has been fetched. */
export function OpenMenu({ triggerRef, entries, onClose, 'aria-label': label }: OpenMenuProps) {
  const attributes = useOverlayAttributes();
  return (
    <Navigated>
      <Popover
        {...attributes}
        aria-label={label}
        isOpen
        trigger="MenuTrigger"
        triggerRef={triggerRef}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        placement="bottom end"
        offset={4}
        className={styles.popover}
      >
        <Entries aria-label={label} entries={entries} onClose={onClose} autoFocus="first" />
      </Popover>
    </Navigated>
  );
}

interface EntriesProps extends Pick<MenuProps, 'aria-label' | 'entries'> {
  onClose?: () => void;
  autoFocus?: 'first';
}

function Entries({ entries, ...props }: EntriesProps) {
  return (
    <AriaMenu {...props} className={styles.menu}>
      {entries.map(({ id, icon, detail, second, startsGroup, ...entry }) => (
        <Fragment key={id}>
          {startsGroup && <Separator className={styles.separator} />}
          <MenuItem
            id={id}
            textValue={entry.label}
            href={entry.href}
            {...toRel(entry.href ?? '')}
            onAction={entry.onAction}
            isDisabled={entry.isDisabled}
            className={styles.item}
          >
            {icon && <Icon icon={icon} />}
            <span className={styles.label}>
              {entry.label}
              {second !== undefined && <span className={styles.second}>{second}</span>}
            </span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </MenuItem>
        </Fragment>
      ))}
    </AriaMenu>
  );
}

/** Links of a menu go where other links go. */
function Navigated({ children }: { children: ReactNode }) {
  const { navigate, useHref } = useNavigation();
  if (navigate === undefined) return children;
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}
