import { type Device, isPlayback, isSender, type ListedEvent } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';

/** Where an event of a device is edited and where it is duplicated: each undefined where this host has no form for it. */
export interface EventForms {
  /** This host has one of them at least. */
  readonly isThere: boolean;
  readonly edit: (event: ListedEvent) => string | undefined;
  readonly duplicate: (event: ListedEvent) => string | undefined;
}

/** The forms of the events of a device (EVT-05, EVT-08). */
export function useEventForms({ user_id, id }: Pick<Device, 'user_id' | 'id'>): EventForms {
  const { paths, hasPage } = useCarillon('useEventForms');

  function pathTo(event: ListedEvent, eventId: number | 'add') {
    const page = isPlayback(event) ? 'playbackEvent' : isSender(event) ? 'senderEvent' : undefined;
    return page && hasPage(page) ? paths[page](user_id, id, eventId) : undefined;
  }

  return {
    isThere: hasPage('playbackEvent') || hasPage('senderEvent'),
    edit: (event) => pathTo(event, numberOf(event)),
    duplicate(event) {
      const path = pathTo(event, 'add');
      return path && withSearch(path, `from=${numberOf(event)}`);
    },
  };
}

/** Of 'evts/3' the 3. */
const numberOf = ({ id }: ListedEvent) => Number(id.split('/')[1]);

/** The same path with a question more: a host's own may ask something already. */
export const withSearch = (path: string, search: string) =>
  search === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`;
