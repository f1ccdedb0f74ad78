import {
  type CommandBody,
  type CommandName,
  type CommandReply,
  type commands,
  type LiveChannel,
  type LiveMessages,
  REPLY_TIMEOUT_MS,
} from '@carillon/protocol/broker';
import type { Random } from '../random.ts';
import { checkKind } from './checkKind.ts';
import { checkCommand, checkState, checkWithin } from './checks.ts';
import { type DeviceState, STATE_FIELDS } from './deviceState.ts';
import { type ExpectationError, formatMs, matches, type Pattern, SWALLOWED } from './expectation.ts';
import { checkLive, type createWitness, findProblem, type Probe, type Within } from './witness.ts';

/** What some of many devices are expected to show. */
export interface GroupExpectations {
  expectState(state: Partial<DeviceState>, within?: Within): Promise<void>;
  expectLive<C extends LiveChannel>(
    channel: C,
    pattern: Pattern<LiveMessages[C]>,
    within?: Within,
  ): Promise<void>;
}

/** Many devices at once (LIB-10). A report names those who failed. */
export interface StageDevices {
  readonly labels: readonly string[];
  /** Expects it of each; a command is sent to each at the same time. */
  readonly all: GroupExpectations & {
    command<N extends CommandName>(
      msg: N,
      body?: CommandBody<(typeof commands)[N]>,
      within?: Within,
    ): Promise<void>;
  };
  /** Expects it of so many at least, whichever they are. */
  atLeast(count: number): GroupExpectations;
  /** Expects it of none, now or all the time. A device of which nobody knows is not one that does not. */
  readonly none: GroupExpectations;
  /** How many of them are known to be in a state now. */
  count(state: Partial<DeviceState>): Promise<number>;
  /** Some of them, drawn by the seed. */
  pick(count: number): StageDevices;
  /** Those that are not among others. Throws a RangeError where there are none. */
  except(others: StageDevices): StageDevices;
}

type Member = ReturnType<typeof createWitness> & { readonly label: string };

export interface GroupControls {
  wait<T>(check: () => T | undefined, ms: number): T | undefined | Promise<T | undefined>;
  recordFailure(expected: string, happened: readonly string[]): ExpectationError;
  step<T>(run: () => T | Promise<T>): Promise<T>;
  random: Random;
}

/** So many of those who failed are told of in full, and so many by name. */
const TOLD = 3;
const NAMED = 30;

export function createStageDevices(members: readonly Member[], controls: GroupControls): StageDevices {
  const { wait, recordFailure, step, random } = controls;
  const labels = members.map(({ label }) => label);
  const total = members.length;

  function fail(who: string, wanted: string, happened: readonly string[]): never {
    throw recordFailure(`${who} of ${total} devices: ${wanted}`, happened);
  }

  /** What came of the probe of each member, as far as it came within the time: ends once `needed` have something. */
  async function gather<T>(probes: readonly Probe<T>[], needed: number, ms: number) {
    const found = new Map<Probe<T>, T>();
    // Only those that said something are looked at again: thousands of devices are heard at as many moments.
    const changed = new Set(probes);
    const unfollow = members.map(({ log }, i) => {
      const probe = probes[i] as Probe<T>;
      return log.follow(() => {
        if (!found.has(probe)) changed.add(probe);
      });
    });
    try {
      await wait(() => {
        for (const probe of changed) {
          const answer = probe.check();
          if (answer !== undefined) found.set(probe, answer);
        }
        changed.clear();
        return found.size >= needed || undefined;
      }, ms);
    } finally {
      for (const end of unfollow) end();
    }
    return found;
  }

  const failures = (failed: readonly { label: string; lines: readonly string[] }[]) => {
    const names = failed.slice(0, NAMED).map(({ label }) => label);
    const more = failed.length > NAMED ? ` and ${failed.length - NAMED} more` : '';
    return [
      `${total - failed.length} of ${total} did, not ${names.join(', ')}${more}`,
      ...failed.slice(0, TOLD).flatMap(({ label, lines }) => lines.map((line) => `${label}: ${line}`)),
    ];
  };

  async function expectOf<T>(who: string, needed: number, probeOf: (member: Member) => Probe<T>, ms: number) {
    const probes = members.map(probeOf);
    const found = await gather(probes, needed, ms);
    if (found.size >= needed) return;
    const failed = probes.flatMap((probe, i) =>
      found.has(probe) ? [] : [{ label: labels[i] ?? '', lines: probe.happened() }],
    );
    fail(who, wantedBy(probes, ms), failures(failed));
  }

  async function expectOfNone<T>(
    probeOf: (member: Member) => Probe<T>,
    ms: number,
    isUnknown: (member: Member) => boolean,
    tell: (member: Member) => readonly string[],
  ) {
    const probes = members.map(probeOf);
    const found = await gather(probes, 1, ms);
    const wanted = wantedBy(probes, ms);
    for (const [hit, answer] of found) {
      const label = labels[probes.indexOf(hit)];
      // The message itself: it counts as looked at, and `happened` tells what came after.
      const lines = hit.isMessage ? [JSON.stringify(answer)] : hit.happened();
      fail('none', wanted, [`${label} did`, ...lines.map((line) => `${label}: ${line}`)]);
    }
    const unknown = members.filter(isUnknown);
    if (unknown.length === 0) return;
    const names = unknown.slice(0, NAMED).map(({ label }) => label);
    const told = unknown
      .slice(0, TOLD)
      .flatMap((member) => tell(member).map((line) => `${member.label}: ${line}`));
    fail('none', wanted, [`nobody knows of ${names.join(', ')}`, ...told]);
  }

  /** Why something of a device could not have been heard since, if only for a moment. */
  function followDeafness(): (member: Member) => string | null {
    const each = new Map(members.map((member) => [member, member.log.followDeafness()]));
    return (member) => each.get(member)?.() ?? null;
  }

  /** Whoever is deaf now says so with what is unknown; whoever was says why. */
  function explain(member: Member, deafness: string | null): readonly string[] {
    const isPast = deafness !== null && member.log.deaf === null;
    return isPast ? [`nobody could have heard it meanwhile: ${deafness}`] : member.log.describeState();
  }

  const wantedBy = ([probe]: readonly Probe<unknown>[], ms: number) =>
    `${probe?.wanted}${ms > 0 || probe?.isMessage ? ` within ${formatMs(ms)}` : ''}`;

  const expectations = (who: string, needed: number): GroupExpectations => ({
    expectState: (state, within = {}) =>
      step(() => {
        checkState(state);
        checkWithin('expectState', within);
        return expectOf(who, needed, ({ stateProbe }) => stateProbe(state), within.withinMs ?? 0);
      }),
    expectLive: (channel, pattern, within = {}) =>
      step(() => {
        checkLive('expectLive', channel, pattern, within);
        const withinMs = within.withinMs ?? REPLY_TIMEOUT_MS;
        return expectOf(who, needed, ({ liveProbe }) => liveProbe(channel, pattern), withinMs);
      }),
  });

  return {
    labels,
    all: {
      ...expectations('all', total),
      command: (msg, body, within = {}) =>
        step(async () => {
          checkCommand(msg);
          checkWithin('command', within);
          const withinMs = within.withinMs ?? REPLY_TIMEOUT_MS;
          const probes = members.map(({ sendProbe }) => sendProbe(msg, body ?? {}));
          const replies = await gather(probes, total, withinMs);
          const failed = probes.flatMap((probe, i) => {
            const lines = problemsOf(probe, replies.get(probe), msg, body ?? {});
            return lines.length > 0 ? [{ label: labels[i] ?? '', lines }] : [];
          });
          if (failed.length === 0) return;
          const wanted = `${msg} ${JSON.stringify(body ?? {})} to be answered within ${formatMs(withinMs)}`;
          fail('all', wanted, failures(failed));
        }),
    },
    atLeast(count) {
      checkKind(`The number of atLeast`, count, `a whole number from 1 to ${total}`, isCountUpTo(total));
      return expectations(`at least ${count}`, count);
    },
    none: {
      expectState: (state, within = {}) =>
        step(() => {
          checkState(state);
          checkWithin('expectState', within);
          const deafness = followDeafness();
          return expectOfNone(
            ({ stateProbe }) => stateProbe(state),
            within.withinMs ?? 0,
            (member) => deafness(member) !== null || mayBe(member.log.known, state),
            (member) => explain(member, deafness(member)),
          );
        }),
      expectLive: (channel, pattern, within = {}) =>
        step(() => {
          checkLive('expectLive', channel, pattern, within);
          const withinMs = within.withinMs ?? REPLY_TIMEOUT_MS;
          // As of a silence: what was heard before is no breach of it, and one of which something was swallowed is none.
          for (const { log } of members) log.forget(channel);
          const swallowed = new Map(members.map((member) => [member, member.swallowedSince(channel)]));
          const isSwallowed = (member: Member) => swallowed.get(member)?.() === true;
          const deafness = followDeafness();
          return expectOfNone(
            ({ liveProbe }) => liveProbe(channel, pattern),
            withinMs,
            (member) => deafness(member) !== null || isSwallowed(member),
            (member) => (isSwallowed(member) ? [SWALLOWED] : explain(member, deafness(member))),
          );
        }),
    },
    count: (state) =>
      step(() => {
        checkState(state);
        return members.filter((member) => member.stateProbe(state).check() !== undefined).length;
      }),
    pick(count) {
      checkKind('The number of pick', count, `a whole number from 1 to ${total}`, isCountUpTo(total));
      const left = [...members];
      const picked = new Set<Member>();
      while (picked.size < count) {
        for (const member of left.splice(Math.floor(left.length * random()), 1)) picked.add(member);
      }
      return createStageDevices(
        members.filter((member) => picked.has(member)),
        controls,
      );
    },
    except(others) {
      const excluded = new Set(others.labels);
      const left = members.filter(({ label }) => !excluded.has(label));
      // Of no device everything is true.
      if (left.length === 0) throw new RangeError(`except leaves none of ${total} devices.`);
      return createStageDevices(left, controls);
    },
  };
}

const isCountUpTo = (most: number) => (given: unknown) =>
  typeof given === 'number' && Number.isInteger(given) && given >= 1 && given <= most;

/** Whether what is not known keeps one from saying that a device is not in this state. */
function mayBe(known: Partial<DeviceState>, wanted: Partial<DeviceState>): boolean {
  const asked = STATE_FIELDS.filter((field) => wanted[field] !== undefined);
  const isOther = asked.some((field) => known[field] !== undefined && !matches(known[field], wanted[field]));
  return !isOther && asked.some((field) => known[field] === undefined);
}

function problemsOf(
  probe: Probe<CommandReply>,
  reply: CommandReply | undefined,
  msg: CommandName,
  body: unknown,
): readonly string[] {
  if (!reply) return probe.happened();
  return findProblem(msg, body, reply) ? [`the reply ${JSON.stringify(reply)}`] : [];
}
