import { useMessages } from '../../../hooks/useMessages.ts';
import { eventListTexts } from '../../../messages/en/eventList.ts';
import { ListProblem } from '../../../patterns/list/ListProblem.tsx';
import type { StoredEvents } from './useEventList.ts';

/** Why the events could not be read, and another try. A module of its own. */
export default function Unreadable({
  status: _,
  ...problem
}: Extract<StoredEvents, { status: 'unreadable' }>) {
  const t = useMessages(eventListTexts);
  return <ListProblem {...problem} title={t('events.failed')} closeLabel={t('events.close')} />;
}
