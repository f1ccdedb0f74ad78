import { type Device, isPlayback, isSender, type ListedEvent } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';

/** Where an event of a device is edited; undefined where there is no form for it, or no page in this host (EVT-05). */
export function useEventForms({ user_id, id }: Device): (event: ListedEvent) => string | undefined {
  const { paths, hasPage } = useCarillon('useEventForms');
  return (event) => {
    // 'evts/3'
    const eventId = Number(event.id.split('/')[1]);
    if (isPlayback(event))
      return hasPage('playbackEvent') ? paths.playbackEvent(user_id, id, eventId) : undefined;
    if (isSender(event)) return hasPage('senderEvent') ? paths.senderEvent(user_id, id, eventId) : undefined;
    return undefined;
  };
}
