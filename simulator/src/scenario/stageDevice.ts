import {
  type CommandBody,
  type CommandName,
  type CommandReply,
  commandRefusal,
  commands,
  type DeviceAddress,
  LIVE_CHANNELS,
  type LiveChannel,
  type LiveMessages,
  REPLY_TIMEOUT_MS,
  type ReplyBody,
} from '@carillon/protocol/broker';
import type { Schema } from '@carillon/protocol/http';
import { createDeviceLog, type DeviceState } from './deviceLog.ts';
import { describePattern, type ExpectationError, formatMs, matches, type Pattern } from './expectation.ts';

/** How long to wait, in virtual milliseconds. */
export interface Within {
  readonly withinMs?: number;
}

type Commands = typeof commands;

/** A device on the stage. Each step fails the scenario if it does not come true; expectations are about what was heard since the last command or the last match. */
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
  /** Expects no message on a channel for a while. */
  expectSilence(channel: LiveChannel, forMs: number): Promise<void>;
  /** Expects the device to be in a state, now or within the time given. */
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
}

/** Creates the stage's view of a device, and the ear through which it hears. */
export function createStageDevice(address: DeviceAddress, controls: StageControls) {
  const { label } = address;
  const { wait, recordFailure } = controls;
  const log = createDeviceLog(address, controls);
  let req = 0;

  function fail(expected: string, happened: readonly string[]): never {
    throw recordFailure(expected, happened);
  }

  function send(msg: string, body: unknown, withinMs: number): CommandReply {
    for (const channel of LIVE_CHANNELS) log.forget(channel);
    const own = ++req;
    controls.publish({ req: own, msg, body });
    const reply = wait(() => log.replies.get(own), withinMs);
    return reply ?? fail(`${label}: a reply to ${msg} within ${formatMs(withinMs)}`, ['no reply']);
  }

  const device: StageDevice = {
    command: (msg, body, { withinMs = REPLY_TIMEOUT_MS } = {}) =>
      step(() => {
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
    expectLive: (channel, pattern, { withinMs = REPLY_TIMEOUT_MS } = {}) =>
      step(() => {
        const message = wait(() => log.take(channel, pattern), withinMs);
        if (message !== undefined) return message;
        const wanted = `${channel} ${describePattern(pattern)}`;
        return fail(`${label}: ${wanted} within ${formatMs(withinMs)}`, log.since(channel));
      }),
    expectSilence: (channel, forMs) =>
      step(() => {
        log.forget(channel);
        if (wait(() => log.hasNew(channel) || undefined, forMs)) {
          fail(`${label}: nothing on ${channel} for ${formatMs(forMs)}`, log.since(channel));
        }
      }),
    expectState: (wanted, { withinMs = 0 } = {}) =>
      step(() => {
        if (wait(() => matches(log.state, wanted) || undefined, withinMs)) return;
        const limit = withinMs > 0 ? ` within ${formatMs(withinMs)}` : '';
        fail(`${label}: the state ${JSON.stringify(wanted)}${limit}`, [
          `the state ${JSON.stringify(log.state)}`,
        ]);
      }),
    cut: controls.cut,
    cutPower: controls.cutPower,
    shutDown: controls.shutDown,
    connect: controls.connect,
  };
  return { device, hear: log.hear };
}

/** Runs a step now. One that fails and that nobody awaits must not end the process: its failure is recorded. */
function step<T>(run: () => T): Promise<T> {
  const promise = new Promise<T>((resolve) => resolve(run()));
  promise.catch(() => {});
  return promise;
}
