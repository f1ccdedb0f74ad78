import type { CarillonClient } from '@carillon/client';
import type { AttentionPolicy } from '@carillon/protocol/attention';
import { createContext, useContext } from 'react';
import type { Messages } from '../messages/messages.ts';
import type { LastLists } from './page/lastLists.ts';
import type { LeaveGuard } from './page/leaving.ts';
import type { Navigation } from './page/navigation.ts';
import type { AddressName, Paths } from './page/paths.ts';

/** What a person is told, for some seconds unless it stays (API-09). */
export interface Notice {
  readonly kind: 'success' | 'danger' | 'warning' | 'info';
  readonly title: string;
  readonly detail?: string;
  /** Where it leads on, such as to what was made. */
  readonly link?: { readonly label: string; readonly href: string };
  /** It is there until somebody closes it, such as a link that is needed later. */
  readonly stays?: boolean;
}

/** What a form has done with a record. */
export interface SavedRecord {
  readonly done: 'added' | 'edited' | 'deleted';
  /** That of a new record is the one that it was given. */
  readonly id: number | string;
  /** What the record is called. */
  readonly name: string;
}

/** What a CarillonProvider hands to everything below it. */
export interface CarillonContextValue {
  readonly client: CarillonClient;
  /** Asks before it leads away from what is not saved. */
  readonly navigation: Navigation;
  readonly leaving: LeaveGuard;
  /** The pages to which screens lead. */
  readonly paths: Paths;
  /** Whether there is such a page: menus, tabs and links lead to no other. */
  readonly hasPage: (name: AddressName) => boolean;
  /** Tells the host what the screen shows is called: as a title, and the bare name of the record or device. */
  readonly tellName: (title: string, name: string) => void;
  /** Tells the host what a form has done. */
  readonly tellSaved: (saved: SavedRecord) => void;
  /** Tells the host why something failed, if it was a command to a device. */
  readonly tellFailure: (error: unknown) => void;
  /** Where each list was left. */
  readonly lastLists: LastLists;
  /** With which address somebody logs in next, as a signup or a verification has told. In memory, and in no address. */
  readonly nextLogin: { current: string };
  readonly messages: Messages;
  readonly locale: string;
  /** In which times are shown: the viewer's, or below a device the one that was chosen for it. */
  readonly timeZone: string;
  readonly viewersTimeZone: string;
  /** What the host says of the zone of a device, by its label. */
  readonly deviceTimeZone: (label: string) => string | undefined;
  /** The time server of the host's own, which is suggested for a device before the public ones (CLK-03). */
  readonly ntpServer: string | undefined;
  /** Grace times and severities by which devices are judged, where they are not the usual ones. */
  readonly attention: AttentionPolicy | undefined;
  /** Tells the person what happened, for some seconds. */
  readonly notify: (notice: Notice) => void;
  /** What was asked for at this path is done: notices that link to it go. */
  readonly endNotices: (path: string) => void;
  /** Tells the host of a screen that failed while rendering. */
  readonly reportError: (error: unknown) => void;
  /** Tells the host that a screen is shown to nobody. */
  readonly askForLogin: () => void;
}

export const CarillonContext = createContext<CarillonContextValue | null>(null);

/** The surroundings of a screen. Throws where there is no provider, naming the hook that asked. */
export function useCarillon(hook = 'This'): CarillonContextValue {
  const value = useContext(CarillonContext);
  if (!value) throw new Error(`${hook} needs a <CarillonProvider> above it.`);
  return value;
}
