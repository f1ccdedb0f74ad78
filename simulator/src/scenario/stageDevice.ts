import {
  type CommandBody,
  type CommandName,
  type CommandReply,
  commandRefusal,
  commands,
  type DeviceAddress,
  type LiveChannel,
  type LiveMessages,
  REPLY_TIMEOUT_MS,
  type ReplyBody,
} from '@carillon/protocol/broker';
import type { Schema } from '@carillon/protocol/http';
import {
  checkChannel,
  checkCommand,
  checkKind,
  checkMs,
  checkPattern,
  checkState,
  checkWithin,
} from './checks.ts';
import { createDeviceLog } from './deviceLog.ts';
import type { DeviceState } from './deviceState.ts';
import { describePattern, type ExpectationError, formatMs, matches, type Pattern } from './expectation.ts';

/** How long to wait, in virtual milliseconds. */
export interface Within {
  readonly withinMs?: number;
}

type Commands = typeof commands;

/**
 * A device on the stage. Each step fails the scenario if it does not come true. Expectations are about what was heard since
 * the last command, the last fault or its end, or the last match.
 */
export interface StageDevice {
  /** Sends a command and answers the body of its reply, which must come within 5 s or as given, and be ok. */
  command<N extends CommandName>(
    msg: N,
    body?: CommandBody<Commands[N]>,
    within?: Within,
  ): Promise<ReplyBody<Commands[N]>>;
  /** Sends anything as a command and expects a refusal, with this text if given; answers the text. */
  expectRefusal(msg: string, body: unknown, error?: string): Promise<string>;
  /** Expects a message on a channel, by default within 5 s, and answers it. */
  expectLive<C extends LiveChannel>(
    channel: C,
    pattern: Pattern<LiveMessages[C]>,
    within?: Within,
  ): Promise<LiveMessages[C]>;
  /** Expects no message on a channel for a while. Fails while there is no broker to hear one by. */
  expectSilence(channel: LiveChannel, forMs: number): Promise<void>;
  /**
   * Expects the device to be in a state, now or within the time given, by what it told since it came online. What nobody
   * vouches for is in no state: what a device did before it went offline, and all of it without a broker.
   */
  expectState(state: Partial<DeviceState>, within?: Within): Promise<void>;
  /** Cuts its connection to the broker, which publishes the last will; the device plays on. */
  cut(): void;
  /** Cuts its power: the broker publishes the last will, and nothing plays. What it stored is kept. */
  cutPower(): void;
  /** Shuts it down in good order. */
  shutDown(): void;
  /** Connects it again, and powers it on if need be. */
  connect(): void;
}

/** What the stage does for its devices. */
export interface StageControls {
  nowMs(): number;
  publish(body: { readonly req: number; readonly msg: string; readonly body: unknown }): void;
  /** Moves time until the check returns something, at most by `ms`. */
  wait<T>(check: () => T | undefined, ms: number): T | undefined;
  /** Counts as failed whatever becomes of the error: a forgotten `await` hides nothing. */
  recordFailure(expected: string, happened: readonly string[]): ExpectationError;
  /** A moment for people. */
  format(atMs: number): string;
  cut(): void;
  cutPower(): void;
  shutDown(): void;
  connect(): void;
  /** Runs a step now; the promise is that of the step. */
  step<T>(run: () => T): Promise<T>;
}

/** Creates the stage's view of a device, and the ear through which it hears. */
export function createStageDevice(address: DeviceAddress, controls: StageControls) {
  const { label } = address;
  const { wait, recordFailure, step } = controls;
  // As a console does: whoever sees it come online asks what it does.
  const log = createDeviceLog(address, { ...controls, onOnline: () => void publish('GetEvents', {}) });
  let req = 0;

  function publish(msg: string, body: unknown): number {
    controls.publish({ req: ++req, msg, body });
    return req;
  }

  function fail(expected: string, happened: readonly string[]): never {
    throw recordFailure(expected, happened);
  }

  function send(msg: string, body: unknown, withinMs: number): CommandReply {
    log.forgetAll();
    const own = publish(msg, body);
    const reply = wait(() => log.replies.get(own), withinMs);
    if (reply?.msg === msg) return reply;
    const happened = reply
      ? `the reply ${JSON.stringify(reply)}`
      : `no reply${log.deaf ? `: ${log.deaf}` : ''}`;
    return fail(`${label}: a reply to ${msg} within ${formatMs(withinMs)}`, [happened]);
  }

  const device: StageDevice = {
    command: (msg, body, within = {}) =>
      step(() => {
        checkCommand(msg);
        checkWithin('command', within);
        const { withinMs = REPLY_TIMEOUT_MS } = within;
        const reply = send(msg, body ?? {}, withinMs);
        const happened = [`the reply ${JSON.stringify(reply)}`];
        if (!reply.ok) fail(`${label}: ${msg} ${JSON.stringify(body ?? {})} to be answered`, happened);
        const schema: Schema<unknown> = commands[msg].reply;
        if (!schema.safeParse(reply.body).success)
          fail(`${label}: a reply to ${msg} that fits the protocol`, happened);
        return reply.body as ReplyBody<Commands[typeof msg]>;
      }),
    expectRefusal: (msg, body, error) =>
      step(() => {
        if (error === undefined) checkCommand(msg);
        else checkKind('The text of a refusal', error, 'text', (given) => typeof given === 'string');
        const reply = send(msg, body, REPLY_TIMEOUT_MS);
        const refusal = reply.ok ? undefined : commandRefusal.safeParse(reply.body).data;
        if (!refusal || (error !== undefined && refusal.error !== error)) {
          const text = error === undefined ? '' : ` with '${error}'`;
          return fail(`${label}: ${msg} ${JSON.stringify(body)} to be refused${text}`, [
            `the reply ${JSON.stringify(reply)}`,
          ]);
        }
        return refusal.error;
      }),
    expectLive: (channel, pattern, within = {}) =>
      step(() => {
        checkChannel(channel);
        checkPattern(pattern);
        checkWithin('expectLive', within);
        const { withinMs = REPLY_TIMEOUT_MS } = within;
        const message = wait(log.search(channel, pattern), withinMs);
        if (message !== undefined) return message;
        const wanted = `${channel} ${describePattern(pattern)}`;
        return fail(`${label}: ${wanted} within ${formatMs(withinMs)}`, log.since(channel));
      }),
    expectSilence: (channel, forMs) =>
      step(() => {
        checkChannel(channel);
        checkMs('The time of expectSilence', forMs);
        const wanted = `${label}: nothing on ${channel} for ${formatMs(forMs)}`;
        if (log.deaf) fail(wanted, [`nobody could have heard it: ${log.deaf}`]);
        log.forget(channel);
        if (wait(() => log.hasNew(channel) || undefined, forMs)) fail(wanted, log.since(channel));
      }),
    expectState: (wanted, within = {}) =>
      step(() => {
        checkState(wanted);
        checkWithin('expectState', within);
        const { withinMs = 0 } = within;
        if (wait(() => matches<Partial<DeviceState>>(log.known, wanted) || undefined, withinMs)) return;
        const limit = withinMs > 0 ? ` within ${formatMs(withinMs)}` : '';
        fail(`${label}: the state ${JSON.stringify(wanted)}${limit}`, log.describeState());
      }),
    cut: () => act(controls.cut),
    cutPower: () => act(controls.cutPower),
    shutDown: () => act(controls.shutDown),
    connect: () => act(controls.connect),
  };

  /** What was heard before a fault, or before its end, says nothing of what comes of it. */
  function act(run: () => void) {
    log.forgetAll();
    run();
  }
  return { device, log };
}
