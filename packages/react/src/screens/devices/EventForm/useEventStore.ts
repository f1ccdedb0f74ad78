import { getEvents, setEvent } from '@carillon/protocol/broker';
import type { Device, DeviceEvent, ListedEvent, SetEventBody } from '@carillon/protocol/device';
import { useMemo, useRef, useState } from 'react';
import { ApiError, CommandError } from '../../../hooks/device/errors.ts';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import type { UseDevice } from '../../../hooks/device/useDevice.ts';
import { isSame } from '../../../patterns/form/paths.ts';
import type { RecordStore } from '../../../patterns/form/stored/recordStore.ts';

export interface EventStoreOptions<Rec extends DeviceEvent, Body> {
  /** Null while it is being loaded. */
  readonly device: Device | null;
  readonly live: UseDevice;
  /** Why the device could not be loaded. */
  readonly error: Error | null;
  /** Looks for the device again. */
  readonly onReload: () => void;
  /** 'evts/1', or 'add' for a new one. */
  readonly id: string;
  /** The event of which a new one is a copy: 'evts/3'. */
  readonly originalId?: string | undefined;
  readonly isOfKind: (event: ListedEvent) => event is Rec;
  readonly toCommand: (body: Body, saved?: Rec) => SetEventBody;
}

/** What was sent to be stored anew and is not answered yet, or never was: the device may have it, or not. */
interface Unanswered {
  /** What the device had before. */
  readonly known: ReadonlySet<string>;
  readonly bodies: readonly SetEventBody[];
}

export interface EventStore<Rec extends DeviceEvent, Body> extends RecordStore<Rec, Body> {
  /** The events of the device beside the one that is edited, or that it has stored without our hearing of it. */
  readonly others: readonly ListedEvent[];
  /** Whether the device has told its events: until then it may have others, and nothing can be called free. */
  readonly areOthersKnown: boolean;
  /** As it was when it was first seen: a copy needs it no longer. */
  readonly original: Rec | undefined;
}

const NO_EVENTS: readonly ListedEvent[] = [];

/**
 * The events of one kind on a device, as a form reads and saves them (D7). After a reply that never came the list is read
 * before anything is stored anew: what the device has taken all the same is not stored a second time.
 */
export function useEventStore<Rec extends DeviceEvent, Body>(
  options: EventStoreOptions<Rec, Body>,
): EventStore<Rec, Body> {
  const { device, live, id, originalId, isOfKind, toCommand } = options;
  const { link, events } = live;
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);
  const [storedId, setStoredId] = useState<string>();
  const saving = useRef<Rec>(undefined);
  const find = (list: readonly ListedEvent[], wanted = id) =>
    list.find((event): event is Rec => event.id === wanted && isOfKind(event));
  const found = id === 'add' ? undefined : find(events ?? []);
  const [original, setOriginal] = useState<Rec>();
  const seen = original ?? (originalId === undefined ? undefined : find(events ?? [], originalId));
  if (seen !== original) setOriginal(seen);
  const isAwaited = originalId !== undefined && !seen;
  const error = findError(options, found ?? seen);

  async function read(): Promise<readonly ListedEvent[]> {
    return sendTo(link, getEvents, {});
  }

  async function store(body: SetEventBody): Promise<Rec> {
    const saved = await sendTo(link, setEvent, body);
    if (!isOfKind(saved)) throw new CommandError('invalidReply', { command: setEvent.msg, label: '' });
    return saved;
  }

  /** What was sent without an answer, and is there all the same. */
  const findTaken = (list: readonly ListedEvent[]) =>
    unanswered && list.find((event) => !unanswered.known.has(event.id) && isOne(event, unanswered.bodies));

  async function add(body: Body): Promise<Rec> {
    const wanted = toCommand(body);
    const taken = unanswered && findTaken(await read());
    const { known, bodies } = unanswered ?? { known: idsOf(events ?? []), bodies: [] };
    // The list may have it before the answer comes.
    setUnanswered({ known, bodies: [...bodies, wanted] });
    try {
      const saved = await store(taken ? { ...wanted, id: taken.id } : wanted);
      setStoredId(saved.id);
      setUnanswered(null);
      return saved;
    } catch (error) {
      if (!isDoubtful(error)) setUnanswered(unanswered);
      throw error;
    }
  }

  const taken = findTaken(events ?? NO_EVENTS);
  // The same list as long as nothing changes: for each key, what overlaps is looked up in it.
  const others = useMemo(
    () =>
      (events ?? NO_EVENTS).filter((event) => event.id !== id && event.id !== storedId && event !== taken),
    [events, id, storedId, taken],
  );
  return {
    // What this form saves itself is nobody else's change.
    record: saving.current ?? found,
    error,
    others,
    areOthersKnown: events !== null,
    original: seen,
    isLoading: (device === null || isAwaited) && error === null,
    async reload() {
      if (!device) {
        options.onReload();
        return undefined;
      }
      void link?.retry();
      const now = find(await read());
      if (!now) throw notFound();
      return now;
    },
    add,
    async update(_id, body) {
      saving.current = found;
      try {
        return await store(toCommand(body, found));
      } catch (error) {
        saving.current = undefined;
        throw error;
      }
    },
  };
}

function findError<Rec extends DeviceEvent>(
  { device, live, error, id, originalId }: Omit<EventStoreOptions<Rec, never>, 'isOfKind' | 'toCommand'>,
  found: Rec | undefined,
): Error | null {
  if (!device) return error;
  // A new one is typed all the same: why it cannot be saved for now is said beside Save.
  if ((id === 'add' && originalId === undefined) || found) return null;
  const fail = (code: 'deviceNotValid' | 'subscription' | 'deviceOffline') =>
    new CommandError(code, { command: getEvents.msg, label: device.device_id });
  if (!live.isValid) return fail('deviceNotValid');
  if (live.isRefused) return fail('subscription');
  if (live.events) return notFound();
  return live.presence === 'offline' ? fail('deviceOffline') : live.problem;
}

/** As the platform says it of its records: what was asked for is not there any more, or never was. */
const notFound = () => new ApiError('notFound', { call: getEvents.msg });

/** The device may have done what it was asked for. */
const isDoubtful = (error: unknown) =>
  error instanceof CommandError && error.code !== 'refused' && error.code !== 'notConnected';

const idsOf = (events: readonly ListedEvent[]) => new Set(events.map(({ id }) => id));

/** Whether an event is one of those that were sent; a device may add to it. */
const isOne = (event: ListedEvent, bodies: readonly SetEventBody[]) =>
  bodies.some((body) =>
    Object.entries(body).every(([name, value]) => isSame(value, (event as Record<string, unknown>)[name])),
  );
