import {
  type CommandReply,
  type Greeting,
  isOnlineGreeting,
  type LiveMessages,
  SCHEDULE_STATES,
  type ScheduleState,
} from '@carillon/protocol/broker';
import { STREAM_STATUS, type StreamStatus } from '@carillon/protocol/stream';

/** A device as its messages show it. */
export interface DeviceState {
  readonly online: boolean;
  /** The ids of the events that play and that come next, or null. */
  readonly playing: string | null;
  readonly next: string | null;
  readonly stream: StreamStatus;
  readonly isFailOver: boolean;
}

/** The fields of a DeviceState. */
export const STATE_FIELDS = ['online', 'playing', 'next', 'stream', 'isFailOver'] as const;
type StateField = (typeof STATE_FIELDS)[number];

/** Which messages tell a state, and what: a device that greets is where it begins, whatever it told before. */
export const TOLD_BY = {
  greeting: STATE_FIELDS,
  schedule: ['playing', 'next'],
  stream: ['stream', 'isFailOver'],
} as const satisfies Record<string, readonly StateField[]>;
export type Teller = keyof typeof TOLD_BY;
export const TELLERS = ['greeting', 'schedule', 'stream'] as const satisfies readonly Teller[];

/** The state without what these messages tell. */
export function withoutTold(state: Partial<DeviceState>, tellers: readonly Teller[]): Partial<DeviceState> {
  const left: { -readonly [K in StateField]?: DeviceState[K] } = { ...state };
  for (const teller of tellers) for (const field of TOLD_BY[teller]) delete left[field];
  return left;
}

/** Follows the state of a device by its messages. What nobody vouches for any more is unknown: left out. `now` is for people. */
export function createStateFollower(now: () => string) {
  const schedule = new Map<string, ScheduleState>();
  let known: Partial<DeviceState> = {};
  /** Whether every event that has a state was told since the device came online. */
  let isScheduleWhole = false;
  const reasons = new Map<StateField, string>();

  function forget(reason: string, teller: Teller = 'greeting') {
    if (teller !== 'stream') {
      schedule.clear();
      isScheduleWhole = false;
    }
    for (const field of TOLD_BY[teller]) reasons.set(field, reason);
    known = withoutTold(known, [teller]);
  }

  function lookAtSchedule() {
    const idIn = (wanted: ScheduleState) => [...schedule].find(([, state]) => state === wanted)?.[0];
    const { playing: _playing, next: _next, ...others } = known;
    const none = isScheduleWhole ? null : undefined;
    const [playing = none, next = none] = [idIn('play'), idIn('next')];
    known = { ...others, ...(playing !== undefined && { playing }), ...(next !== undefined && { next }) };
  }

  return {
    get known() {
      return known;
    },
    /** Why a field that is not known is so, for people. */
    reasonOf: (field: StateField) => reasons.get(field) ?? 'nothing was heard of the device',
    /** What these messages told is not known any more; by default nothing is: the broker is away, or nobody listened. */
    forget,
    /** Whoever comes or goes is not where it was: what it did before says nothing of now. */
    followGreeting(hello: Greeting) {
      forget(`not told since '${hello.ctx}' was heard at ${now()}`);
      known = { online: isOnlineGreeting(hello) };
    },
    /** All events follow the reply to GetEvents, each with its state unless it has none. */
    followReply({ msg, ok, body }: CommandReply) {
      if (msg !== 'GetEvents' || !ok || !Array.isArray(body)) return;
      schedule.clear();
      isScheduleWhole = true;
      lookAtSchedule();
      // A device without events has no stream to tell of.
      if (body.length === 0) known = { ...known, stream: 'nothing', isFailOver: false };
    },
    followStream({ status, ctx }: LiveMessages['stream']) {
      known = { ...known, stream: STREAM_STATUS[status] ?? 'nothing', isFailOver: ctx?.fail === 1 };
    },
    followSchedule({ id, state }: LiveMessages['schedule']) {
      schedule.set(id, SCHEDULE_STATES[state] ?? 'none');
      lookAtSchedule();
    },
  };
}
