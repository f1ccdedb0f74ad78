// The parts of the shell, for a page that has a frame of its own.
import { asPart } from '../asPart.tsx';
import { Footer } from './Footer.tsx';
import { LiveConnection as LiveConnectionPart } from './live/LiveConnection.tsx';
import { AccountMenuButton as AccountMenuButtonPart } from './menu/AccountMenuButton.tsx';
import SideMenuPart from './menu/SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

/** The top of a page: Shop, Devices, and the menu of the account (NAV-01). */
export const ShellTop = asPart('ShellTop', TopBar);
/** The button of the account, with its menu (NAV-02). */
export const AccountMenuButton = asPart('AccountMenuButton', AccountMenuButtonPart);
/** The entries by role, below each other (NAV-03). */
export const SideMenu = asPart('SideMenu', SideMenuPart);
/** The foot of a page (NAV-12). */
export const ShellFooter = asPart('ShellFooter', Footer);
/** How live the page is, with its popover. */
export const LiveConnection = asPart('LiveConnection', LiveConnectionPart);
