import { Fragment, type ReactElement, type ReactNode, type RefObject } from 'react';
// Only the root has it; a bundler takes nothing else from there.
import { RouterProvider } from 'react-aria-components';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { AriaButtons } from '../actions/AriaButtons.tsx';
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
  /** Above it, what it and the entries after it are. */
  caption?: string;
  /** Of entries that say so one after the other, one is what holds now. */
  isChosen?: boolean;
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
        <AriaButtons>{trigger}</AriaButtons>
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
      {toGroups(entries).map(({ first, isChoice, all }) => {
        const items = all.map((entry) => <Entry key={entry.id} {...entry} />);
        const isSection = isChoice || first.caption !== undefined;
        return (
          <Fragment key={first.id}>
            {first.startsGroup && <Separator className={styles.separator} />}
            {isSection ? (
              <MenuSection
                className={styles.section}
                {...(first.caption === undefined && { 'aria-label': props['aria-label'] })}
                {...(isChoice && {
                  selectionMode: 'single',
                  selectedKeys: all.filter(({ isChosen }) => isChosen).map(({ id }) => id),
                })}
              >
                {first.caption !== undefined && <Header className={styles.caption}>{first.caption}</Header>}
                {items}
              </MenuSection>
            ) : (
              items
            )}
          </Fragment>
        );
      })}
    </AriaMenu>
  );
}

interface Group {
  first: MenuEntry;
  /** One of them holds now. */
  isChoice: boolean;
  all: MenuEntry[];
}

function toGroups(entries: readonly MenuEntry[]): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const isChoice = entry.isChosen !== undefined;
    const isNew = entry.startsGroup || entry.caption !== undefined || last?.isChoice !== isChoice;
    if (last && !isNew) last.all.push(entry);
    else groups.push({ first: entry, isChoice, all: [entry] });
  }
  return groups;
}

function Entry({ id, icon, detail, second, label, href = '', onAction, isDisabled }: MenuEntry) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={href || undefined}
      {...toRel(href)}
      onAction={onAction}
      isDisabled={isDisabled}
      className={styles.item}
    >
      {icon && <Icon icon={icon} />}
      <span className={styles.label}>
        {label}
        {second !== undefined && <span className={styles.second}>{second}</span>}
      </span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </MenuItem>
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
