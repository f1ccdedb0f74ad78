import {
  type CommandBody,
  type CommandName,
  type CommandReply,
  commandRefusal,
  commands,
  type DeviceAddress,
  type LiveChannel,
  type LiveMessages,
  liveMessages,
  liveTopic,
  REPLY_TIMEOUT_MS,
  type ReplyBody,
  replyTopic,
} from '@carillon/protocol/broker';
import type { Schema } from '@carillon/protocol/http';
import { checkKind } from './checkKind.ts';
import { checkPattern } from './checkPattern.ts';
import { checkChannel, checkCommand, checkMs, checkState, checkWithin } from './checks.ts';
import { createDeviceLog } from './deviceLog.ts';
import type { DeviceState } from './deviceState.ts';
import {
  describePattern,
  type ExpectationError,
  formatMs,
  matches,
  type Pattern,
  SWALLOWED,
} from './expectation.ts';
import type { MishapsOn } from './gaps.ts';

/** How long to wait, in virtual milliseconds. */
export interface Within {
  readonly withinMs?: number;
}

type Commands = typeof commands;

/**
 * A device as somebody hears it: the stage itself, or a console. Each step fails the scenario if it does not come true.
 * Expectations are about what was heard since the last command, the last fault or its end, or the last match.
 */
export interface Witness {
  /** Sends a command and returns the body of its reply, which must come within 5 s or as given, and be ok. */
  command<N extends CommandName>(
    msg: N,
    body?: CommandBody<Commands[N]>,
    within?: Within,
  ): Promise<ReplyBody<Commands[N]>>;
  /**
   * Sends anything as a command and returns the reply, which must come within 5 s or as given: whether it is ok, its name and its body.
   * It judges nothing else, as where one of two is to be refused.
   */
  request(
    msg: string,
    body?: unknown,
    within?: Within,
  ): Promise<{ readonly ok: boolean; readonly msg: string; readonly body: unknown }>;
  /** Sends anything as a command and expects a refusal, with this text if given; returns the text. */
  expectRefusal(msg: string, body: unknown, error?: string): Promise<string>;
  /** Sends a command and expects a reply whose body has these fields, or for which the function is true; answers the body. */
  expectReply<N extends CommandName>(
    msg: N,
    body: CommandBody<Commands[N]>,
    pattern: Pattern<ReplyBody<Commands[N]>>,
    within?: Within,
  ): Promise<ReplyBody<Commands[N]>>;
  /** Sends a command and expects that nobody replies to it within 5 s or as given. Fails where nobody could have heard a reply. */
  expectNoReply<N extends CommandName>(
    msg: N,
    body?: CommandBody<Commands[N]>,
    within?: Within,
  ): Promise<void>;
  /** Expects a message on a channel, by default within 5 s, and returns it. */
  expectLive<C extends LiveChannel>(
    channel: C,
    pattern: Pattern<LiveMessages[C]>,
    within?: Within,
  ): Promise<LiveMessages[C]>;
  /** Expects no message on a channel for a while. Fails while there is no broker to hear one by. */
  expectSilence(channel: LiveChannel, forMs: number): Promise<void>;
  /**
   * Expects the device to be in a state, now or within the time given, by what it told since it came online. What nobody
   * vouches for is in no state: what a device did before it went offline, what a message told after which a fault kept one
   * from being heard, and all of it without a broker.
   */
  expectState(state: Partial<DeviceState>, within?: Within): Promise<void>;
}

/** What the stage does for whoever hears its devices. */
export interface WitnessControls {
  /** For reports: the label, and who hears it if that is not the stage. */
  readonly name: string;
  nowMs(): number;
  /** Sends a request; each has a number that no other one on the stage has. */
  publish(body: { readonly req: number; readonly msg: string; readonly body: unknown }): void;
  nextReq(): number;
  /** Moves time until the check returns something, at most by `ms`. */
  wait<T>(check: () => T | undefined, ms: number): T | undefined | Promise<T | undefined>;
  /** How much later than expected a message may come, for its way; by default there is none. */
  readonly wayMs?: number;
  /** Counts as failed whatever becomes of the error: a forgotten `await` hides nothing. */
  recordFailure(expected: string, happened: readonly string[]): ExpectationError;
  /** A moment for people. */
  format(atMs: number): string;
  isSpoiled(payload: string): boolean;
  /** What faults did to the messages on a topic until they were heard. */
  readonly mishaps: MishapsOn;
  /** Runs a step; the promise is that of the step. */
  step<T>(run: () => T | Promise<T>): Promise<T>;
}

/** Creates somebody's view of a device, and the ear through which it hears. */
export function createWitness(address: DeviceAddress, controls: WitnessControls) {
  const { name, wait, recordFailure, step, wayMs = 0 } = controls;
  // As a console does: whoever sees it come online asks what it does.
  const log = createDeviceLog(address, {
    ...controls,
    onOnline: () => publish(controls.nextReq(), 'GetEvents', {}),
  });

  function publish(req: number, msg: string, body: unknown) {
    controls.publish({ req, msg, body });
  }

  function fail(expected: string, happened: readonly string[]): never {
    throw recordFailure(`${name}: ${expected}`, happened);
  }

  async function expectProbe<T>(probe: Probe<T>, withinMs: number): Promise<T> {
    const found = await wait(probe.check, withinMs + wayMs);
    if (found !== undefined) return found;
    const way = wayMs > 0 ? ` and ${formatMs(wayMs)} for its way` : '';
    const limit = withinMs > 0 || probe.isMessage ? ` within ${formatMs(withinMs)}${way}` : '';
    return fail(`${probe.wanted}${limit}`, probe.happened());
  }

  /** Sends a command now, and looks for its reply. */
  function sendProbe(msg: string, body: unknown): Probe<CommandReply> {
    log.forgetAll();
    const req = controls.nextReq();
    const reply = log.awaitReply(req);
    publish(req, msg, body);
    return {
      wanted: `a reply to ${msg}`,
      isMessage: true,
      check: reply,
      happened: () => [`no reply${log.deaf ? `: ${log.deaf}` : ''}`],
    };
  }

  function stateProbe(wanted: Partial<DeviceState>): Probe<true> {
    return {
      wanted: `the state ${JSON.stringify(wanted)}`,
      isMessage: false,
      check: () => matches<Partial<DeviceState>>(log.known, wanted) || undefined,
      happened: log.describeState,
    };
  }

  function liveProbe<C extends LiveChannel>(
    channel: C,
    pattern: Pattern<LiveMessages[C]>,
  ): Probe<LiveMessages[C]> {
    return {
      wanted: `${channel} ${describePattern(pattern)}`,
      isMessage: true,
      check: log.search(channel, pattern),
      happened: () => log.since(channel),
    };
  }

  /** Whether faults have kept a message on a channel from being heard since: that nothing was heard says nothing then. */
  function swallowedSince(channel: LiveChannel): () => boolean {
    const swallowed = () => {
      const { lost, spoiled } = controls.mishaps(liveTopic(address, channel));
      return lost + spoiled;
    };
    const before = swallowed();
    return () => swallowed() > before;
  }

  async function command<N extends CommandName>(msg: N, body: unknown, within: Within) {
    const reply = await expectProbe(sendProbe(msg, body), within.withinMs ?? REPLY_TIMEOUT_MS);
    const problem = findProblem(msg, body, reply);
    if (problem) fail(problem, [`the reply ${JSON.stringify(reply)}`]);
    return reply.body as ReplyBody<Commands[N]>;
  }

  const witness: Witness = {
    command: (msg, body, within = {}) =>
      step(() => {
        checkCommand(msg);
        checkWithin('command', within);
        return command(msg, body ?? {}, within);
      }),
    request: (msg, body, within = {}) =>
      step(async () => {
        checkKind('The name of a command', msg, 'text', (given) => typeof given === 'string');
        checkWithin('request', within);
        const reply = await expectProbe(sendProbe(msg, body ?? {}), within.withinMs ?? REPLY_TIMEOUT_MS);
        return { ok: reply.ok, msg: reply.msg, body: reply.body };
      }),
    expectReply: (msg, body, pattern, within = {}) =>
      step(async () => {
        checkCommand(msg);
        checkPattern('expectReply', `the reply to ${msg}`, pattern, commands[msg].reply);
        checkWithin('expectReply', within);
        const answer = await command(msg, body, within);
        if (matches(answer, pattern)) return answer;
        const wanted = `${msg} ${JSON.stringify(body)} to be answered with ${describePattern(pattern)}`;
        return fail(wanted, [`the body ${JSON.stringify(answer)}`]);
      }),
    expectRefusal: (msg, body, error) =>
      step(async () => {
        if (error === undefined) checkCommand(msg);
        else checkKind('The text of a refusal', error, 'text', (given) => typeof given === 'string');
        const reply = await expectProbe(sendProbe(msg, body), REPLY_TIMEOUT_MS);
        const refusal = reply.ok ? undefined : commandRefusal.safeParse(reply.body).data;
        if (!refusal || (error !== undefined && refusal.error !== error)) {
          const text = error === undefined ? '' : ` with '${error}'`;
          return fail(`${msg} ${JSON.stringify(body)} to be refused${text}`, [
            `the reply ${JSON.stringify(reply)}`,
          ]);
        }
        return refusal.error;
      }),
    expectNoReply: (msg, body, within = {}) =>
      step(async () => {
        checkCommand(msg);
        checkWithin('expectNoReply', within);
        const { withinMs = REPLY_TIMEOUT_MS } = within;
        const wanted = `no reply to ${msg} ${JSON.stringify(body ?? {})} within ${formatMs(withinMs)}`;
        // One that arrives unreadable is none; one that gets lost may have been one.
        const lost = () => controls.mishaps(replyTopic(address)).lost;
        const before = lost();
        const isLost = () => lost() > before;
        const deafness = log.followDeafness();
        const probe = sendProbe(msg, body ?? {});
        await wait(
          () => probe.check() !== undefined || isLost() || deafness() !== null || undefined,
          withinMs,
        );
        const reply = probe.check();
        if (reply) fail(wanted, [`the reply ${JSON.stringify(reply)}`]);
        if (isLost()) fail(wanted, [`nobody could have heard it: ${SWALLOWED}`]);
        const deaf = deafness();
        if (deaf !== null) fail(wanted, [`nobody could have heard it: ${deaf}`]);
      }),
    expectLive: (channel, pattern, within = {}) =>
      step(() => {
        checkLive('expectLive', channel, pattern, within);
        return expectProbe(liveProbe(channel, pattern), within.withinMs ?? REPLY_TIMEOUT_MS);
      }),
    expectSilence: (channel, forMs) =>
      step(async () => {
        checkChannel(channel);
        checkMs('The time of expectSilence', forMs);
        // Within no time nobody says anything.
        checkKind('The time of expectSilence', forMs, 'at least 1 ms', (given) => Number(given) >= 1);
        const wanted = `nothing on ${channel} for ${formatMs(forMs)}`;
        if (log.deaf) fail(wanted, [`nobody could have heard it: ${log.deaf}`]);
        log.forget(channel);
        const isSwallowed = swallowedSince(channel);
        const isBroken = () => log.hasNew(channel) || log.deaf !== null || isSwallowed() || undefined;
        if (!(await wait(isBroken, forMs))) return;
        if (isSwallowed()) fail(wanted, [`nobody could have heard it: ${SWALLOWED}`]);
        fail(wanted, log.hasNew(channel) ? log.since(channel) : [`nobody could have heard it: ${log.deaf}`]);
      }),
    expectState: (wanted, within = {}) =>
      step(async () => {
        checkState(wanted);
        checkWithin('expectState', within);
        await expectProbe(stateProbe(wanted), within.withinMs ?? 0);
      }),
  };
  return { witness, log, sendProbe, stateProbe, liveProbe, swallowedSince };
}

/** What one device is to show, looked for again and again, and what to say where it does not. */
export interface Probe<T> {
  /** For people, after the name of the device. */
  readonly wanted: string;
  /** A message comes within some time; a state is there, or comes. */
  readonly isMessage: boolean;
  check(): T | undefined;
  happened(): readonly string[];
}

/** What is wrong with the reply to a command, as what was expected instead; undefined where it is as it should be. */
export function findProblem(msg: CommandName, body: unknown, reply: CommandReply): string | undefined {
  if (reply.msg !== msg) return `a reply to ${msg}`;
  if (!reply.ok) return `${msg} ${JSON.stringify(body)} to be answered`;
  const schema: Schema<unknown> = commands[msg].reply;
  return schema.safeParse(reply.body).success ? undefined : `a reply to ${msg} that fits the protocol`;
}

/** Throws a RangeError for what a step does not take that looks at messages. */
export function checkLive(step: string, channel: LiveChannel, pattern: unknown, within: unknown = {}): void {
  checkChannel(channel);
  checkPattern(step, channel, pattern, liveMessages[channel]);
  checkWithin(step, within);
}
