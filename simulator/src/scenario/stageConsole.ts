import {
  type DeviceAddress,
  liveTopic,
  parseTopic,
  replyTopic,
  requestTopic,
  type Transport,
  type TransportConnection,
  type TransportLogin,
} from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import { checkConnection, checkMs, checkWithin } from './checks.ts';
import { formatMs } from './expectation.ts';
import { createWitness, type Within, type Witness, type WitnessControls } from './witness.ts';

/** What a console is with its broker. `refused`: it may not come in, and does not try again. */
export const CONNECTION_STATES = ['connected', 'lost', 'refused'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/**
 * A console on the stage, with a session and rights of its own: it hears what the broker lets it hear. One that loses its
 * connection tries again each second.
 */
export interface StageConsole {
  /** A device as this console hears and commands it. Throws a RangeError for one that is not on the stage. */
  device(label: string): Witness;
  /** Expects its connection to be so, now or within the time given. */
  expectConnection(state: ConnectionState, within?: Within): Promise<void>;
  /**
   * Expects that this console is kept from a device: it asks for all that could carry its messages, gets none of it, and hears
   * nothing for a while, in which the device must have said something.
   */
  expectNothingOf(label: string, forMs: number): Promise<void>;
}

interface ConsoleControls extends Omit<WitnessControls, 'name' | 'publish'> {
  readonly clock: Clock;
  readonly transport: Transport;
  readonly login: TransportLogin;
  addressOf(label: string): DeviceAddress;
  /** How many messages of this device have come to the broker. */
  countOf(label: string): number;
}

const RETRY_MS = 1000;

export function createStageConsole(name: string, own: readonly string[], controls: ConsoleControls) {
  const { clock, transport, login, step, wait, recordFailure, addressOf } = controls;
  const witnesses = new Map<string, ReturnType<typeof createWitness>>();
  /** What was heard at all, device by device: also what it never asked for. */
  const heard = new Map<string, string[]>();
  const decoder = new TextDecoder();
  const line = `the connection of ${name}`;
  let connection: TransportConnection | null = null;
  let state: ConnectionState = 'lost';
  /** Whether it is `connected` only because nobody has noticed yet. */
  let isDead = false;
  /** How often it was so, or lost. */
  let losses = 0;

  /** Devices whose own line is dead, and since when. */
  const deadLines = new Map<string, string>();

  const gone = () => `${line} has been away since ${controls.format(clock.now())}`;

  function witnessOf(label: string) {
    const address = addressOf(label);
    const known = witnesses.get(label);
    if (known) return known;
    const created = createWitness(address, {
      ...controls,
      name: `${name}, ${label}`,
      publish: (request) => void connection?.publish(requestTopic(address), JSON.stringify(request)),
    });
    const deadLine = deadLines.get(label);
    if (!own.includes(label)) created.log.goDeaf(`${label} is not among the devices of ${name}`);
    else if (state !== 'connected' || isDead) created.log.goDeaf(gone());
    else if (deadLine !== undefined) created.log.goDeaf(deadLine);
    witnesses.set(label, created);
    return created;
  }

  function connect() {
    const opened = transport.connect(login, {
      onConnect() {
        connection = opened;
        state = 'connected';
        isDead = false;
        const filters = own.flatMap((label) => {
          const address = addressOf(label);
          return [replyTopic(address), liveTopic(address, '+')];
        });
        for (const label of own) if (!deadLines.has(label)) witnessOf(label).log.hearAgain(line);
        if (filters.length > 0) opened.subscribe(filters).catch(() => {});
      },
      onMessage(topic, payload) {
        const label = parseTopic(topic)?.label ?? topic;
        const text = decoder.decode(payload);
        heard.set(label, [
          ...(heard.get(label) ?? []).slice(-7),
          `${controls.format(clock.now())}  ${topic} ${text}`,
        ]);
        witnesses.get(label)?.log.hear(topic, text);
      },
      onClose(failure) {
        connection = null;
        losses++;
        for (const { log } of witnesses.values()) log.goDeaf(gone());
        state = failure === 'refused' ? 'refused' : 'lost';
        if (state === 'lost') clock.after(RETRY_MS, connect);
      },
    });
  }

  const stageConsole: StageConsole = {
    device: (label) => witnessOf(label).witness,
    expectConnection: (wanted, within = {}) =>
      step(async () => {
        checkConnection(wanted);
        checkWithin('expectConnection', within);
        const { withinMs = 0 } = within;
        if (await wait(() => state === wanted || undefined, withinMs)) return;
        const limit = withinMs > 0 ? ` within ${formatMs(withinMs)}` : '';
        throw recordFailure(`${name}: its connection to be ${wanted}${limit}`, [`it is ${state}`]);
      }),
    expectNothingOf: (label, forMs) =>
      step(async () => {
        checkMs('The time of expectNothingOf', forMs);
        const address = addressOf(label);
        const expected = `${name}: nothing of ${label} for ${formatMs(forMs)}`;
        const fail = (...happened: string[]) => {
          throw recordFailure(expected, happened);
        };
        const unheard = () => fail(`nobody could have heard it: ${line} is ${isDead ? 'half-open' : state}`);
        if (!connection || isDead) return unheard();
        const before = { losses, said: controls.countOf(label) };
        heard.delete(label);
        const filters = [
          replyTopic(address),
          liveTopic(address, '+'),
          requestTopic(address),
          'cmd/#',
          'async/#',
          '#',
        ];
        let granted: readonly boolean[] | undefined;
        connection.subscribe(filters).then(
          (answer) => {
            granted = answer;
          },
          () => {
            granted = [];
          },
        );
        await wait(() => granted, 0);
        const allowed = filters.filter((_filter, i) => granted?.[i]);
        if (allowed.length > 0) fail(`the broker lets it hear ${allowed.join(', ')}`);
        await wait(() => heard.get(label) ?? (losses > before.losses || undefined), forMs);
        const lines = heard.get(label);
        if (lines) fail(...lines);
        if (!connection || losses > before.losses) return unheard();
        if (controls.countOf(label) === before.said) fail(`${label} said nothing that could have been heard`);
      }),
  };
  return {
    stageConsole,
    connect,
    isConnected: () => state === 'connected',
    /** Its line is dead, though it does not know: nothing is heard on it, so nothing is known. */
    goDeaf() {
      for (const { log } of witnesses.values()) log.goDeaf(gone());
      isDead = true;
      losses++;
    },
    /** The line of a device is dead, though its broker does not know; without a reason it lives again. */
    turnEar(label: string, reason: string | undefined, what: string) {
      const wasDead = deadLines.delete(label);
      if (reason !== undefined) deadLines.set(label, reason);
      const log = witnesses.get(label)?.log;
      if (reason !== undefined) log?.goDeaf(reason);
      else if (wasDead && state === 'connected' && !isDead && own.includes(label)) log?.hearAgain(what);
    },
    forgetAll() {
      for (const { log } of witnesses.values()) log.forgetAll();
    },
  };
}
