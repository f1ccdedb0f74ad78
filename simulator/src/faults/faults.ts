import type { Transport } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { MemoryPort } from '../firmware/memory.ts';
import type { Firmware } from '../firmware/port.ts';
import type { SourcePort } from '../firmware/source.ts';
import type { TimeSourcePort } from '../firmware/timeSource.ts';
import { createRandom, seedFrom } from '../random.ts';
import { type ConsoleLine, createConsoleLine, type LoginSocket } from './consoleLine.ts';
import { createDeviceLine, type DeviceLine, type Passage } from './deviceLine.ts';
import { checkFault, type FaultOf, type FaultOptions, isAbout } from './faultOptions.ts';
import { createLedger, type Mishaps, type MishapsOf } from './ledger.ts';
import { createMessageRule, createSelector, type LineMessage, type MessageRule } from './messageRule.ts';
import { createWorld } from './world.ts';

/** A fault that was ordered. */
export interface Fault {
  /**
   * How many messages it met; of streams, names and time servers, how often a device reached for one in vain, or lost one;
   * of other kinds, how often it began.
   */
  readonly count: number;
  /** Of a power cut during a command: with what text the device would have refused that command, had it not been cut. */
  readonly refusal?: string | undefined;
  /** Ends it, or calls it off. */
  end(): void;
}

/** What may go wrong around devices and consoles, from one engine for both brokers (LIB-10). */
export interface Faults {
  /** Orders a fault. Throws a RangeError for what is none; `check` may find more to be wrong with one. */
  begin(fault: FaultOptions, check?: () => void): Fault;
  /**
   * A device behind its line: what a broker is to attach, or what connects to one over a socket. With its memory a power cut
   * in the middle of a command knows whether the command would have been refused.
   */
  device(firmware: Firmware, memory?: MemoryPort): Firmware;
  /** A console behind its line. */
  transport(inner: Transport, name: string): Transport;
  /** The clock that this console looks at: what has elapsed never jumps (FLT-100). */
  clock(inner: Clock, name: string): Clock;
  /** One more connection of a console to a real broker, where the other end is a browser or a foreign client. */
  socket(socket: LoginSocket, name: string): void;
  /** The streams as this device reaches them. */
  source(inner: SourcePort, label: string): SourcePort;
  /** The time servers as this device reaches them. */
  timeSource(inner: TimeSourcePort, label: string): TimeSourcePort;
  /** Whether a payload is so because a fault made it unreadable. */
  isSpoiled(payload: string): boolean;
  /** What became of the messages on a topic on the way from a device, and from there to a console. */
  mishaps(topic: string, of?: MishapsOf): Mishaps;
}

export interface FaultsOptions {
  readonly clock: Clock;
  /** Where all chance comes from: the same seed, the same faults at the same messages (FLT-106). By default 1. */
  readonly seed?: number;
  /** What `broker` as `down` takes away: the hub, or Aedes. */
  readonly broker?: { stop(): void; start(): void };
  /** Called with each fault right before it takes effect, and right before that ends; and of one that met its last message. */
  readonly onChange?: (fault: FaultOptions, phase: FaultPhase) => void;
}

export type FaultPhase = 'begins' | 'ends' | 'is used up';

/** A sentence about devices names so many of them. */
const MOST_NAMED = 10;
/** As a broker finds out about a device that pings it every minute. */
const NOTICED_MS = 90_000;

export function createFaults({ clock, seed = 1, broker, onChange = () => {} }: FaultsOptions): Faults {
  const devices: DeviceLine[] = [];
  const consoles = new Map<string, ConsoleLine>();
  /** By how much the clocks of consoles have jumped. */
  const jumpedMs = new Map<string, number>();
  const rules = new Set<MessageRule>();
  const ledger = createLedger();
  /** From the first fault of messages on all are counted: one that it holds back may arrive when it has long ended. */
  let isCounting = false;
  const world = createWorld({ clock, random: createRandom(seedFrom(`world ${seed}`)) });
  let ordered = 0;
  let brokersDown = 0;

  const passage: Passage = {
    clock,
    isBusy: () => isCounting,
    pass(message, deliver, answer) {
      const active = [...rules];
      const fate = ledger.follow(message);
      const passFrom = (first: number, passing: LineMessage) => {
        const at = active.findIndex((rule, i) => i >= first && rule.takes(passing));
        const rule = active[at];
        if (!rule) return fate.arrive(passing.payload, deliver);
        rule.apply(passing, (payload) => passFrom(at + 1, { ...passing, payload }), answer, fate);
      };
      passFrom(0, message);
    },
    lose: (message) => ledger.follow(message).lose(),
  };

  /** The lines that a fault of connections is about. */
  const linesOf = (fault: FaultOf<'disconnect' | 'halfOpen'>): readonly (DeviceLine | ConsoleLine)[] =>
    fault.console === undefined
      ? devices.filter(({ label }) => isAbout(fault, label))
      : [consoleLine(fault.console)];

  /** Somebody may come while a fault is about them already. */
  function consoleLine(name: string): ConsoleLine {
    const line = consoles.get(name) ?? createConsoleLine(name, passage);
    consoles.set(name, line);
    return line;
  }

  const jumpedMsOf = (name: string) => jumpedMs.get(name) ?? 0;

  const devicesOf = (fault: FaultOf<'powerCut' | 'clockJump'>) =>
    devices.filter(({ label }) => isAbout(fault, label));

  /** The power of a device that is off cannot fail: a scenario with such a fault would prove nothing. */
  function refuseOff(fault: FaultOf<'powerCut'>) {
    const off = devicesOf(fault).filter((line) => line.isOff());
    // Of all devices those are meant that are on.
    if (off.length === 0 || (fault.device === undefined && off.length < devices.length)) return;
    const names = off.slice(0, MOST_NAMED).map(({ label }) => label);
    const more = off.length > MOST_NAMED ? ` and ${off.length - MOST_NAMED} more` : '';
    throw new RangeError(
      `The fault powerCut needs a device that is on, and ${names.join(', ')}${more} ${off.length > 1 ? 'are' : 'is'} off.`,
    );
  }

  /** Brings a fault about; returns a function that ends it. */
  function bringAbout(fault: FaultOptions, controls: Controls): () => void {
    switch (fault.kind) {
      case 'disconnect': {
        const lines = linesOf(fault);
        for (const line of lines) line.cut(fault);
        return () => healAll(lines, fault);
      }
      case 'halfOpen': {
        const lines = linesOf(fault);
        for (const line of lines) line.freeze(fault, fault.noticedAfterMs ?? NOTICED_MS);
        return () => healAll(lines, fault);
      }
      case 'powerCut':
        if (fault.during !== undefined) return ambush(fault, fault.during, controls);
        for (const line of devicesOf(fault)) line.cutPower(fault);
        return () => healAll(devicesOf(fault), fault);
      case 'clockJump':
        if (fault.console === undefined) {
          for (const { firmware } of devicesOf(fault)) firmware.jumpClock(fault.ms);
        } else jumpedMs.set(fault.console, jumpedMsOf(fault.console) + fault.ms);
        return () => {};
      case 'stream':
      case 'dns':
      case 'ntp':
        world.begin(fault, controls.meet);
        return () => world.end(fault);
      case 'broker':
        if (fault.as === 'slow') return addRule(fault, controls);
        if (brokersDown++ === 0) broker?.stop();
        return () => {
          if (--brokersDown === 0) broker?.start();
        };
      default:
        return addRule(fault, controls);
    }
  }

  function addToPassage(rule: MessageRule) {
    isCounting = true;
    rules.add(rule);
  }

  function addRule(fault: FaultOptions, { random, meet, end }: Controls): () => void {
    const asked =
      fault.kind === 'broker'
        ? ({ kind: 'delay', ms: fault.ms ?? 1000, jitterMs: fault.jitterMs } as const)
        : (fault as Exclude<typeof fault, WithoutMessages>);
    const made = createMessageRule(asked, {
      clock,
      random,
      onUsedUp: () => end('is used up'),
    });
    const rule: MessageRule = {
      takes: made.takes,
      apply(...given) {
        meet();
        made.apply(...given);
      },
    };
    addToPassage(rule);
    return () => rules.delete(rule);
  }

  /**
   * The power fails while the device obeys a command. It writes its memory whole, a new copy beside the old one, and turns to
   * that in one step: so it comes back with all of the change or with none of it, and nobody got a reply.
   */
  function ambush(
    fault: FaultOf<'powerCut'>,
    command: string,
    { random, meet, endAfter, onRefusal }: Controls,
  ) {
    const hit: DeviceLine[] = [];
    const takes = createSelector({ ...fault, command, direction: 'toDevice', times: 1 }, random, () => {});
    const rule: MessageRule = {
      takes,
      apply({ device, payload }, next) {
        meet();
        rules.delete(rule);
        onChange(fault, 'begins');
        const isWritten = fault.written ?? random() < 0.5;
        for (const line of devices.filter(({ label }) => label === device)) {
          hit.push(line);
          const refusal = line.cutPowerDuring(fault, () => next(payload), isWritten);
          if (refusal !== undefined) onRefusal(refusal);
        }
        endAfter(fault.forMs);
      },
    };
    addToPassage(rule);
    return () => {
      rules.delete(rule);
      healAll(hit, fault);
    };
  }

  function begin(fault: FaultOptions, check = () => {}): Fault {
    checkFault(fault);
    check();
    // Of its own: what one fault draws does not change the others. A copy, since the same options may be ordered twice.
    const own = { ...fault };
    const random = createRandom(seedFrom(`fault ${++ordered} ${seed}`));
    const waits = own.kind === 'powerCut' && own.during !== undefined;
    if (own.kind === 'powerCut' && !waits && own.afterMs === undefined) refuseOff(own);
    let undo: (() => void) | null = null;
    let cancelNext = () => {};
    let count = 0;
    let refusal: string | undefined;
    let isOver = false;

    function end(phase: FaultPhase = 'ends') {
      if (isOver) return;
      isOver = true;
      cancelNext();
      if (!undo) return;
      if (!waits || count > 0) onChange(own, phase);
      undo();
    }

    function endAfter(ms: number | undefined) {
      if (ms !== undefined) cancelNext = clock.after(ms, () => end());
    }

    function start() {
      if (!waits) onChange(own, 'begins');
      // Where the power is gone already, it stays away for longer.
      const meetsNobody = own.kind === 'powerCut' && devicesOf(own).every((line) => line.isSwitchedOff());
      undo = bringAbout(own, {
        random,
        meet: () => count++,
        end,
        endAfter,
        onRefusal(text) {
          refusal ??= text;
        },
      });
      if (Object.hasOwn(MEETS_AT_ONCE, own.kind) && !waits && !meetsNobody) count = 1;
      if (!waits) endAfter(own.forMs);
    }

    if (own.afterMs === undefined) start();
    else cancelNext = clock.after(own.afterMs, start);
    return {
      get count() {
        return count;
      },
      get refusal() {
        return refusal;
      },
      end: () => end(),
    };
  }

  return {
    begin,
    device(firmware, memory) {
      const line = createDeviceLine(firmware, passage, memory);
      devices.push(line);
      return line.firmware;
    },
    transport: (inner, name) => consoleLine(name).transport(inner),
    clock: ({ now, elapsed, after }, name) => ({ now: () => now() + jumpedMsOf(name), elapsed, after }),
    socket: (socket, name) => consoleLine(name).admit(socket),
    source: world.source,
    timeSource: world.timeSource,
    isSpoiled: ledger.isSpoiled,
    mishaps: ledger.mishaps,
  };
}

/** What a fault may use of its own order. */
interface Controls {
  readonly random: () => number;
  /** It met a message, or a device that reached for what it is about. */
  meet(): void;
  end(phase?: FaultPhase): void;
  endAfter(ms: number | undefined): void;
  onRefusal(text: string): void;
}

type WithoutMessages = FaultOf<
  'disconnect' | 'halfOpen' | 'powerCut' | 'clockJump' | 'stream' | 'dns' | 'ntp' | 'broker'
>;

/** They are about devices and consoles that are there: they meet something when they begin. */
const MEETS_AT_ONCE: Readonly<Record<Exclude<WithoutMessages['kind'], 'stream' | 'dns' | 'ntp'>, true>> = {
  disconnect: true,
  halfOpen: true,
  powerCut: true,
  clockJump: true,
  broker: true,
};

function healAll(lines: readonly { heal(fault: object): void }[], fault: object) {
  for (const line of lines) line.heal(fault);
}
