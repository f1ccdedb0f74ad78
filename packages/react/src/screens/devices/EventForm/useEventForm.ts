import {
  canRun,
  type Device,
  type DeviceEvent,
  devices,
  type EventKind,
  type ListedEvent,
  type ScheduledForm,
  type SetEventBody,
} from '@carillon/protocol/device';
import { cutCharacters, getLimit, type Problems } from '@carillon/protocol/form';
import type { Schema } from '@carillon/protocol/http';
import {
  offsetAt,
  recap,
  type ScheduleDraft,
  type ScheduleEntry,
  toScheduleEntry,
} from '@carillon/protocol/schedule';
import { useCallback, useMemo, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useBroker } from '../../../hooks/device/useBroker.ts';
import { useDevice } from '../../../hooks/device/useDevice.ts';
import { useDeviceBlock, useDeviceObstacle } from '../../../hooks/device/useDeviceBlock.ts';
import { useDeviceZone } from '../../../hooks/device/useDeviceZone.ts';
import { useScheduleRecap } from '../../../hooks/device/useScheduleRecap.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { eventsTexts } from '../../../messages/en/events.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import { recapText } from '../../../messages/recapText.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import { isWithin } from '../../../patterns/form/paths.ts';
import type { Fact } from '../../../patterns/form/stored/conflict.ts';
import { type StoredFormState, useStoredForm } from '../../../patterns/form/stored/useStoredForm.ts';
import type { FormField } from '../../../patterns/form/useForm.ts';
import { findFirstDay } from '../../../ui/index.ts';
import { useEventsPath } from '../common/useEventsPath.ts';
import type { Awaited } from './SavingWaits.tsx';
import {
  findScheduleProblems,
  type ScheduleForm,
  toDraft,
  toNewSchedule,
  toScheduleForm,
} from './scheduleForm.ts';
import { useEventStore } from './useEventStore.ts';

/** What stands in the form of an event: what is special about its kind, and when it runs. */
export interface EventValues<Form> {
  readonly event: Form;
  readonly schedule: ScheduleForm;
}

/** What is special about the form of one kind of events. */
export interface EventFormKind<Rec extends DeviceEvent, Form extends { readonly name: string }> {
  readonly kind: EventKind;
  readonly start: Form;
  readonly schema: Schema<ScheduledForm<Form>>;
  readonly isOfKind: (event: ListedEvent) => event is Rec;
  readonly toForm: (event: Rec) => Form;
  readonly toBody: (form: Form, schedule: ScheduleEntry, saved?: Rec) => SetEventBody;
  /** What its schema cannot know, such as what was loaded. */
  readonly rules?: (form: Form, saved: Rec | null) => Problems;
}

export interface EventFormOptions<Form> {
  /** Whose device. */
  readonly userId: number;
  /** The id of the device's record. */
  readonly id: number;
  /** The number of the event on its device, of 'evts/3' the 3; 'add' for a new one. */
  readonly eventId: number | 'add';
  /** What the fields show besides name and schedule, to say what somebody else has changed; never a password. */
  readonly listFacts: (form: Form) => readonly Fact[];
}

/** The fields of the schedule: with any of them, what was wrong with the whole may be right. */
export type ScheduleFields = { readonly [Name in keyof ScheduleForm]: FormField<ScheduleForm[Name]> };

export type ScheduleChange = (next: (before: ScheduleForm) => ScheduleForm) => void;

/** The event as its schedule is now typed, beside the others of its device. */
export interface SchedulePicture {
  readonly draft: ScheduleDraft;
  readonly entry: ScheduleEntry | null;
  readonly others: readonly ListedEvent[];
  /** Until they are known, nothing can be called free. */
  readonly areOthersKnown: boolean;
  readonly offsetMinutes: number;
  readonly timeZone: string;
  readonly openedMs: number;
}

export type EventFormState<Rec extends DeviceEvent, Form extends { readonly name: string }> = {
  readonly form: StoredFormState<Rec, EventValues<Form>>;
  /** Null while it is loaded. */
  readonly device: Device | null;
  /** Undefined while it may be saved, and where it never can be. */
  readonly awaited: Awaited | undefined;
  readonly schedule: ScheduleFields;
  /** Other values in the fields of the schedule, as by a hand that drags. */
  readonly onSchedule: ScheduleChange;
  readonly picture: SchedulePicture;
};

/** The controller of the form of an event, of whatever kind: it is read from its device and saved there (D2, D5, D7). */
export function useEventForm<Rec extends DeviceEvent, Form extends { readonly name: string }>(
  { kind, start, schema, isOfKind, toForm, toBody, rules }: EventFormKind<Rec, Form>,
  { userId, id, eventId, listFacts }: EventFormOptions<Form>,
): EventFormState<Rec, Form> {
  const { locale, navigation } = useCarillon('useEventForm');
  const eventsPath = useEventsPath({ user_id: userId, id });
  const { search } = navigation.useLocation();
  const t = useMessages(devicesTexts, eventsTexts, eventFormsTexts, weekTexts);
  const read = useCall(devices.calls.read, { userId, id });
  const device = read.data ?? null;
  const live = useDevice(device);
  const block = useDeviceBlock(device);
  const obstacle = useDeviceObstacle(device);
  const { connect } = useBroker();
  const writer = useMemo(() => createWeekWriter(locale), [locale]);
  const firstDay = findFirstDay(locale);
  // One zone and one offset for what is read and what is saved, whatever is chosen in another tab and whenever the clocks
  // change meanwhile.
  const [openedMs] = useState(useClock().now);
  const [newSchedule] = useState(() => toNewSchedule(search));
  const zone = useDeviceZone(device?.device_id).timeZone;
  const [openedZone, setOpenedZone] = useState<string | null>(null);
  if (device && openedZone === null) setOpenedZone(zone);
  const timeZone = openedZone ?? zone;
  const offsetMinutes = offsetAt(timeZone, openedMs);
  const context = { timeZone, now: openedMs };
  const cannotRun = device !== null && !canRun(device.class_id, kind);

  const store = useEventStore<Rec, ScheduledForm<Form>>({
    device,
    live,
    error: read.error,
    onReload: () => void read.refetch(),
    id: eventId === 'add' ? 'add' : `evts/${eventId}`,
    originalId: eventId === 'add' ? readOriginalId(search) : undefined,
    isOfKind,
    // The rules let nothing through that has no schedule.
    toCommand: ({ event, schedule }, saved) => toBody(event, schedule ?? { repeat: 0, time: [0, 0] }, saved),
  });
  const saved = store.record ?? null;
  const { others, areOthersKnown, original } = store;
  const toValues = (event: Rec) => ({
    event: toForm(event),
    schedule: toScheduleForm(event, offsetMinutes),
  });

  function toCopy(event: Rec): EventValues<Form> {
    const { schedule, event: copied } = toValues(event);
    const name = cutCharacters(t('eventForms.copyOf', { name: event.name }), getLimit(schema, 'name') ?? 32);
    return { schedule, event: { ...copied, name } };
  }

  const form: StoredFormState<Rec, EventValues<Form>> = useStoredForm<
    Rec,
    EventValues<Form>,
    ScheduledForm<Form>
  >({
    id: eventId === 'add' ? 'add' : `evts/${eventId}`,
    store,
    start: { event: start, schedule: newSchedule },
    toForm: toValues,
    copy: original && toCopy(original),
    toBody: ({ event, schedule }) => ({
      event,
      schedule: toScheduleEntry(toDraft(schedule, saved), offsetMinutes),
    }),
    schema,
    rules: ({ event, schedule }) => ({
      ...findScheduleProblems(recap(toDraft(schedule, saved), others, context), schedule),
      ...rules?.(event, saved),
    }),
    areas: [eventsTexts],
    getName: ({ name }) => name,
    listFacts: ({ event, schedule }) => [
      [t('eventForms.name'), event.name],
      [
        t('eventForms.schedule'),
        recapText(recap(toDraft(schedule, saved), [], context), { t, writer, firstDay, locale, timeZone })
          .text,
      ],
      ...listFacts(event),
    ],
    listPath: eventsPath,
    blocked: cannotRun ? t('eventForms.cannotRun', { device: device.name }) : block,
  });

  const draft = toDraft(form.values.schedule, saved);
  const { change } = form;
  const onSchedule: ScheduleChange = useCallback(
    (next) =>
      change(
        (before) => ({ ...before, schedule: next(before.schedule) }),
        (path) => (isWithin(path, 'schedule') ? undefined : path),
      ),
    [change],
  );
  const handlers = useMemo(() => makeScheduleHandlers(onSchedule), [onSchedule]);

  function findAwaited(): Awaited | undefined {
    if (!device || cannotRun) return undefined;
    if (obstacle === 'connection') return { kind: 'connection', onRetry: connect };
    if (obstacle === 'offline') return { kind: 'device', name: device.name };
    return obstacle
      ? { kind: 'access', name: device.name, onRetry: async () => live.link?.retry() }
      : undefined;
  }

  return {
    form,
    device,
    awaited: findAwaited(),
    schedule: {
      kind: { ...form.field('schedule.kind'), onChange: handlers.kind },
      days: { ...form.field('schedule.days'), onChange: handlers.days },
      startDay: { ...form.field('schedule.startDay'), onChange: handlers.startDay },
      endDay: { ...form.field('schedule.endDay'), onChange: handlers.endDay },
      start: { ...form.field('schedule.start'), onChange: handlers.start },
      end: { ...form.field('schedule.end'), onChange: handlers.end },
      endsNextDay: { ...form.field('schedule.endsNextDay'), onChange: handlers.endsNextDay },
    },
    onSchedule,
    picture: {
      draft,
      entry: toScheduleEntry(draft, offsetMinutes),
      others,
      areOthersKnown,
      offsetMinutes,
      timeZone,
      openedMs,
    },
  };
}

/** 'evts/3' of '?from=3': the event that is duplicated (EVT-08). */
function readOriginalId(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  return from === null ? undefined : `evts/${from}`;
}

/** What the schedule of a form means while it is typed. */
export function usePictureRecap({ draft, others, timeZone, openedMs }: SchedulePicture) {
  const { locale } = useCarillon('usePictureRecap');
  return useScheduleRecap(draft, others, { timeZone, now: openedMs, firstDay: findFirstDay(locale) });
}

/** What each field of the schedule does when it is changed. */
function makeScheduleHandlers(onSchedule: ScheduleChange) {
  const set =
    <Name extends keyof ScheduleForm>(name: Name) =>
    (value: ScheduleForm[Name]) =>
      onSchedule((before) => ({ ...before, [name]: value }));
  return {
    kind: set('kind'),
    days: set('days'),
    startDay: set('startDay'),
    endDay: set('endDay'),
    start: set('start'),
    end: set('end'),
    endsNextDay: set('endsNextDay'),
  };
}
