// What a table of routes is written with. It imports nothing at run time: scripts and tests read the tables, too.
import type { ScreenOptions } from '@carillon/react';
import type { AddressName, AddressParams } from '@carillon/react/paths';
import type { PicturePlaceName } from '@carillon/react/pictures';
import type { ComponentType } from 'react';
import type { PageName } from '../PageTitle.tsx';

/** Who may enter (S2, D2). An owner is the person whose `:userId` stands in the address, or an admin. */
export type Access = 'everybody' | 'guests' | 'users' | 'owner' | 'admins';

/** A page of a host: where it is, what it is called, who may enter, and what it loads. */
export interface HostRoute {
  /** Its address, by the name that links use. */
  readonly at: AddressName;
  /** Other addresses that lead here, with the same parameters: '/manage/:userId/*'. Without a `:userId` they are one's own. */
  readonly leadingHere?: readonly string[];
  /** What the tab says until the screen tells a name of its own, as lists, forms and a device do (`useScreenName`). */
  readonly title?: PageName;
  readonly access: Access;
  /** Which screen of the door: in a bundle each is a file of its own (vite.ts). */
  readonly screen: string;
  /** Opens the door of the screen. */
  readonly load: () => Promise<object>;
  /** It shows devices: the connection to the broker is opened together with it. */
  readonly isLive?: boolean;
  /** Whoever is logged in sees a part of it that nobody else fetches (atOnce.ts), together with it. */
  readonly hasOwnPart?: boolean;
  /**
   * What its screen asks for first, as nobody and whoever looks, at an address without a query: the paths below `/api`. They
   * are asked for at once, and the answers handed over.
   */
  readonly firstCalls?: (texts: Readonly<Record<string, string>>) => readonly string[];
  /** Where it shows the first picture of the first of these answers, which is fetched with it. */
  readonly firstPicture?: PicturePlaceName;
  /** How much JavaScript, gzipped, may be loaded before it is seen, where that is less than scripts/budgets.ts gives to all. */
  readonly budgetKb?: number;
}

/** A row, whose screen must take what its address names. */
export interface RouteOf<At extends AddressName, Screen extends string> extends HostRoute {
  readonly at: At;
  readonly screen: Screen;
  readonly load: () => Promise<Record<Screen, ComponentType<AddressParams<At> & ScreenOptions>>>;
}

/** A row of a table of routes. */
export const route = <At extends AddressName, Screen extends string>(row: RouteOf<At, Screen>): HostRoute =>
  row;
