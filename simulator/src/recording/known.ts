import { type CommandReply, commands, type DeviceClock } from '@carillon/protocol/broker';
import { type DeviceEvent, deviceEvent } from '@carillon/protocol/device';

/** What replies have told of a device; undefined where none has. */
export interface Known {
  readonly events?: readonly DeviceEvent[] | undefined;
  readonly vol?: unknown;
  readonly eq?: unknown;
  readonly ntp?: unknown;
  /** Its clock, as it was when the recording began. */
  readonly rtcc?: DeviceClock | undefined;
}

/** The replies that tell what a device holds, and not what became of a command. */
const READINGS = ['GetEvents', 'vol', 'eq', 'ntp', 'rtcc'];

/** What a device held when the recording began: the first that was heard of each. */
export function knowAtBegin(
  replies: readonly { readonly ms: number; readonly reply: CommandReply }[],
): Known {
  let known: Known = {};
  for (const { reply, ms } of replies.toReversed()) {
    if (READINGS.includes(reply.msg)) known = { ...known, ...learn({}, reply, ms) };
  }
  return known;
}

/** What is known once this reply was heard, too, so many milliseconds after the begin. */
export function learn(known: Known, { ok, msg, body }: CommandReply, ms: number): Known {
  if (!ok) return known;
  switch (msg) {
    case 'GetEvents':
      return Array.isArray(body) ? { ...known, events: body.flatMap(readEvent) } : known;
    case 'SetEvent': {
      const [event] = readEvent(body);
      if (!event || !known.events) return known;
      const isNew = known.events.every(({ id }) => id !== event.id);
      const events = isNew
        ? [...known.events, event]
        : known.events.map((one) => (one.id === event.id ? event : one));
      return { ...known, events };
    }
    case 'DeleteEvent': {
      const { data } = commands.DeleteEvent.reply.safeParse(body);
      return { ...known, events: known.events?.filter(({ id }) => id !== data?.id) };
    }
    case 'rtcc': {
      const { data } = commands.rtcc.reply.safeParse(body);
      return data ? { ...known, rtcc: { ...data, epoch: data.epoch - ms / 1000 } } : known;
    }
    case 'vol':
    case 'eq':
    case 'ntp':
      return commands[msg].reply.safeParse(body).success ? { ...known, [msg]: body } : known;
    default:
      return known;
  }
}

/** Of a mode that only a newer firmware knows, nothing can be done again. */
function readEvent(body: unknown): readonly DeviceEvent[] {
  const { data } = deviceEvent.safeParse(body);
  return data ? [data] : [];
}
