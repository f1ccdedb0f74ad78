import { DEVICE_MODES, type ListedEvent } from '@carillon/protocol/device';
import type { eventListTexts } from '../../../messages/en/eventList.ts';
import type { Translate } from '../../../messages/messages.ts';
import type { LocalOrder } from '../../../patterns/list/useLocalList.ts';

const modes: readonly string[] = DEVICE_MODES;
/** A mode of a newer firmware comes last. */
const rankOf = ({ mode }: ListedEvent) => (modes.includes(mode) ? modes.indexOf(mode) : modes.length);

/** The ways to order events (EVT-02), as the locale compares names. */
export function createEventOrders(
  t: Translate<typeof eventListTexts>,
  locale: string,
): readonly LocalOrder<ListedEvent>[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byName = (a: ListedEvent, b: ListedEvent) => compare(a.name, b.name);
  return [
    { order: 'name_asc', name: t('events.order.nameAsc'), compare: byName },
    { order: 'name_des', name: t('events.order.nameDes'), compare: (a, b) => byName(b, a) },
    { order: 'mode', name: t('events.order.mode'), compare: (a, b) => rankOf(a) - rankOf(b) || byName(a, b) },
  ];
}
