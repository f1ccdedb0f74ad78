// Why the library of scenarios does not catch a mutant, and need not. A reason for a mutant that it does catch is refused.
import type { Mutant } from './sources.ts';

export interface Reason {
  /** How the keys of these mutants begin, as `npm run mutants` prints them. */
  readonly of: readonly string[];
  readonly reason: string;
  /** Another firmware may do so, and ours may not: a unit test of it catches them. */
  readonly isOurs?: true;
}

const reasons: readonly Reason[] = [
  {
    reason:
      'the level model is invented: within the limits that the scenarios hold it to, it may move as it likes',
    of: [
      'firmware/signal.ts music:',
      'firmware/signal.ts speech:',
      'firmware/signal.ts clipping: 20 → ',
      'firmware/signal.ts smoothNoise:',
    ],
  },
  {
    reason: 'levels are clamped to the scale, of which the models stay far above the lower end',
    of: ['firmware/signal.ts toLevel: 0 → '],
  },
  {
    reason:
      'how long an invented radio or server takes is drawn: a shorter span lies within the one that is promised',
    of: [
      'firmware/profile.ts PROFILE: 300 → 330',
      'firmware/profile.ts PROFILE: 900 → 810',
      'firmware/timeSource.ts ask: 20 → ',
      'firmware/timeSource.ts ask: 180 → 162',
    ],
  },
  {
    reason: 'the number of milliseconds until the next turn, of which each is at once: no time is before now',
    of: ['firmware/source.ts open: 0 → -1'],
  },
  {
    reason: 'no event is stored whose address has no host',
    of: [
      "firmware/source.ts open: '' → '?'",
      'firmware/source.ts open: 0 → 1',
      "firmware/source.ts open: 'The address is not valid' → ''",
    ],
  },
  {
    reason: 'a piece of a text before its first mark is always there, and the second one is not looked at',
    of: [
      "firmware/stations.ts makeStation: '' → '?'",
      'firmware/stations.ts makeStation: 1 → 2',
      "firmware/timeSource.ts ask: '' → '?'",
      'firmware/timeSource.ts ask: 1 → 2',
    ],
  },
  {
    reason: 'what is set before it is first read',
    of: [
      'firmware/extra.ts : 0 → ',
      'firmware/extra.ts : false → true',
      'firmware/player.ts : false → true',
      'firmware/scheduler.ts : false → true',
      'firmware/timekeeper.ts : 0 → ',
      'firmware/player.ts #connect: this.#drop();',
    ],
  },
  {
    reason: 'of a player that has played nothing only its status is told',
    of: [
      'firmware/player.ts IDLE: false → true',
      "firmware/player.ts IDLE: '' → '?'",
      'firmware/player.ts IDLE: 0 → ',
    ],
  },
  {
    reason: 'to cancel twice, or what is over, does nothing',
    of: [
      'firmware/extra.ts stop: this.#cancelLapse();',
      'firmware/player.ts #drop: this.#hangUp = this.#cancelNext = nothing;',
      'firmware/timekeeper.ts #cancel: this.#cancelNext = this.#cancelStale = nothing;',
    ],
  },
  {
    reason: 'looks at the clock once more than needed, and finds what it knows',
    of: ['firmware/scheduler.ts #lookAhead: this.#cancelTimer();'],
  },
  {
    reason: 'what begins next is decided anew when the power is back, before anybody listens',
    of: [
      'firmware/player.ts powerOff: this.#wanted = null;',
      'firmware/scheduler.ts powerOff: this.#told = NONE;',
    ],
  },
  {
    reason: 'two events at one time are refused, so that never two are due',
    of: [
      'firmware/scheduler.ts #dueAt: hours.startMs <= sinceMs → (hours.startMs) < (sinceMs)',
      'firmware/scheduler.ts #dueAt: sinceMs = hours.startMs;',
    ],
  },
  {
    reason: 'what has no hours now is taken from the list in the same moment',
    of: ['firmware/scheduler.ts stop: if (hours) this.#held = new Map(this.#held).set(id, hours.endMs);'],
  },
  {
    reason: 'a timeout below 15 s is refused',
    of: ['firmware/player.ts timeoutMs: 1 → '],
  },
  {
    reason: 'the encoder of an event that is stored has a rate that the protocol knows',
    of: ['firmware/sentBy.ts kbpsOf: 0 → '],
  },
  {
    reason: 'a relay without a port is refused, and so is an address without a scheme',
    of: [
      'firmware/describeStream.ts DEFAULT_PORTS: 8000 → ',
      "firmware/describeStream.ts hostOf: 'http' → ''",
    ],
  },
  {
    reason:
      'a scenario numbers its requests, and names a command in each: what is neither is sent by the unit tests',
    of: [
      "firmware/dispatch.ts dispatch: typeof req !== 'number'",
      "firmware/dispatch.ts dispatch: 'msg' in json",
      "firmware/dispatch.ts dispatch: '' → '?'",
      "commands/refusals.ts REFUSALS: 'The command is not valid' → ''",
    ],
  },
  {
    reason: 'the memory of a device on a stage does not fail',
    of: ["commands/refusals.ts REFUSALS: 'The device failed to run the command' → ''"],
  },
  {
    reason: 'the schema wants all fields of a setting, so that none has only one',
    of: ['commands/command.ts sets: 0 → 1'],
  },
  {
    reason: 'which problem of a body is told is heard in its words, and these are ours',
    isOurs: true,
    of: ['commands/explainBody.ts explainBody: 0 → -1 (2)'],
  },
  {
    reason:
      'what is wrong with a whole body is told by its first problem in any case, and no body has a single limit',
    of: [
      'commands/explainBody.ts explainBody: path.length > 0 → ',
      'commands/explainBody.ts explainBody: 0 → -1',
      "commands/explainBody.ts explainBody: '' → '?' (2)",
      "commands/explainBody.ts describeAllowed: low?.code !== 'too_small' || high?.code !== 'too_big' → (",
      "commands/explainBody.ts fieldsOf: typeof value === 'object' && value !== null → (",
    ],
  },
  {
    reason: 'the stage has its own chance and its own devices, which it switches on itself',
    of: [
      'firmware/firmware.ts constructor: 1 → 0',
      'firmware/firmware.ts constructor: 1 → 2',
      'firmware/firmware.ts constructor: `Device ',
      'firmware/firmware.ts constructor: this.powerOn();',
      'firmware/firmware.ts connect: this.powerOn();',
    ],
  },
  {
    reason: "any context but 'Online' is offline: nobody can tell one from another",
    of: ["firmware/firmware.ts will: 'Offline' → ''", "firmware/firmware.ts shutDown: 'Offline' → ''"],
  },
  {
    reason: 'a broken line carries nothing, whatever the device still says into it',
    of: [
      'firmware/firmware.ts disconnect: this.#link = null;',
      'firmware/firmware.ts shutDown: this.#link = null;',
    ],
  },
  {
    reason: 'a broker gives a device only what it has subscribed to',
    of: ['firmware/firmware.ts receive: this.#link && topic'],
  },
  {
    reason: 'a memory that holds nothing is that of a fresh device',
    of: [
      'firmware/firmware.ts powerOn: !saved → ',
      'firmware/firmware.ts powerOn: this.#memory.save(this.#fresh);',
    ],
  },
  {
    reason:
      'the stage hears each message once, at any quality of service, and asks for nothing that is retained but greetings: the contract is held over real brokers, too',
    of: [
      'firmware/firmware.ts #tell: 0 → ',
      'firmware/firmware.ts #tell: false → true',
      'firmware/firmware.ts #greet: 1 → ',
      'firmware/firmware.ts #obey: 0 → ',
    ],
  },
  {
    reason:
      'whoever runs the scenarios chooses a profile, and no scenario does: trial/profile.test.ts has it',
    of: ['firmware/firmware.ts constructor: options.profile ?? PROFILE → (PROFILE)'],
  },
  {
    reason: 'that a command is refused is of the protocol, the words in which it is are ours',
    isOurs: true,
    of: [
      'commands/explainBody.ts ',
      "commands/ntp.ts ntp: 'a host name or an IPv4 address",
      "commands/refusals.ts REFUSALS: 'The parts of the date",
      "commands/refusals.ts REFUSALS: 'ntp sets the host",
    ],
  },
  {
    reason:
      'what is alike is one object for many, or kept no longer than needed: only what a fleet takes is another',
    of: [
      'firmware/memory.ts freshState: alike.set(events, state);',
      'firmware/ownClock.ts constructor: 0 → -1 (3)',
      'firmware/ownClock.ts constructor: 0 → 1 (3)',
      'firmware/ownClock.ts constructor: 0 → -1 (4)',
      'firmware/ownClock.ts constructor: 0 → 1 (4)',
      'firmware/player.ts #connect: this.#hangUp = close;',
      'firmware/scheduler.ts settle: held.length > 0 → ',
      'firmware/scheduler.ts settle: 0 → -1',
      'firmware/scheduler.ts MOST_SHARED: ',
      'firmware/scheduler.ts share: ',
      'firmware/stations.ts stationAt:',
    ],
  },
  {
    reason: 'two devices of one list of events are alike in a scenario: memory.test.ts has some that differ',
    of: ['firmware/memory.ts freshState: isAlike → !(isAlike)'],
  },
  {
    reason:
      'a fault that meets nothing fails its scenario, so none shows a stream that is closed: player.test.ts does',
    of: ['firmware/player.ts #watchMain: this.#hangUp = close;'],
  },
  {
    reason: 'reads a memory outside of the process, which the devices of a scenario do not have',
    of: [
      'firmware/memory.ts freshState: 1 → ',
      'firmware/memory.ts parseFirmwareState:',
      'firmware/memory.ts isRecord:',
      'firmware/memory.ts isList:',
      'firmware/memory.ts isMaybe:',
      'firmware/memory.ts isMaybeClock:',
    ],
  },
];

/** Why a mutant need not be caught. */
export const findReason = ({ key }: Pick<Mutant, 'key'>, list = reasons): Reason | undefined =>
  list.find(({ of }) => of.some((start) => key.startsWith(start)));

/** What is wrong with the list, given the keys of the mutants that the library does not catch. */
export function findStaleReasons(survivors: readonly string[], list = reasons): string[] {
  const starts = list.flatMap(({ of }) => of);
  const isUsed = (start: string) => survivors.some((key) => key.startsWith(start));
  return starts
    .filter((start) => !isUsed(start))
    .map(
      (start) => `No mutant that lives begins with '${start}': take it out of scripts/mutants/reasons.ts.`,
    );
}
