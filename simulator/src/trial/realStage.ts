import {
  type DeviceTopic,
  deviceAddress,
  liveTopic,
  parseTopic,
  REPLY_TIMEOUT_MS,
  replyTopic,
  requestTopic,
  type TransportConnection,
} from '@carillon/protocol/broker';
import { toLocalDateTime } from '@carillon/protocol/clock';
import { createRandom, seedFrom } from '../random.ts';
import { createBan } from '../scenario/ban.ts';
import { checkMs, checkOptions, readMoment } from '../scenario/checks.ts';
import { type Evidence, gatherEvidence } from '../scenario/evidence.ts';
import { ExpectationError, formatMs, formatOffset } from '../scenario/expectation.ts';
import type { Pace } from '../scenario/pace.ts';
import type { ScenarioDevice, ScenarioOptions } from '../scenario/scenarioOptions.ts';
import { createStageScreens } from '../scenario/screens.ts';
import { DEFAULT_START, type Stage, type StageDevice } from '../scenario/stage.ts';
import { createSteps } from '../scenario/steps.ts';
import { checkLive, createWitness } from '../scenario/witness.ts';
import { type Against, complete } from './against.ts';
import { openLine } from './line.ts';
import { NotTriedError } from './notTried.ts';
import { type Ask, checkStored, prepare } from './prepare.ts';
import { createRealTime } from './realTime.ts';

const NO_MISHAPS = { lost: 0, spoiled: 0, overtaken: 0, held: 0 };
/** Requests have numbers that those of consoles at the same device hardly meet. */
const FIRST_REQ = 2 ** 30;

/**
 * Builds a stage of real devices on a broker, in real time: what steps expect of them is the same. What it cannot bring about,
 * such as a fault, makes the scenario one that was not tried.
 */
export function createRealStage(options: ScenarioOptions, seed: number, pace: Pace, given: Against) {
  checkOptions(options);
  const against = complete(given);
  const { zone } = options;
  const time = createRealTime(against.clock, pace.check);
  const decoder = new TextDecoder();
  const failures: unknown[] = [];
  const transcript: string[] = [];
  let evidence: Evidence | undefined;
  const devices = new Map<string, ReturnType<typeof addDevice>>();
  const bans = new Set<(from: DeviceTopic, payload: string) => void>();
  const steps = createSteps(
    time,
    pace,
    fail,
    () => true,
    () => undefined,
  );
  const random = createRandom(seedFrom(`scenario ${seed}`));
  const isMoment = options.start !== undefined;
  let startMs = time.now();
  let line: TransportConnection | undefined;
  let nextReq = 1 + (Math.floor(startMs) % FIRST_REQ);
  let waits = 0;

  const format = (atMs: number) => formatOffset(Math.max(0, atMs - startMs));

  function fail(error: unknown) {
    evidence ??= gatherEvidence(transcript, []);
    if (!failures.includes(error)) failures.push(error);
  }
  function recordFailure(expected: string, happened: readonly string[]): ExpectationError {
    const failure = new ExpectationError(expected, happened, time.now());
    fail(failure);
    return failure;
  }
  const leaveOut = (reason: string): never => {
    throw new NotTriedError(reason);
  };

  function wait<T>(check: () => T | undefined, ms: number) {
    if (ms > against.longestWaitMs) {
      leaveOut(
        `a wait of ${formatMs(ms)}, longer than the ${formatMs(against.longestWaitMs)} that are waited for in real time`,
      );
    }
    return steps.wait(check, ms);
  }

  /** What is heard of a device stands in the transcript by its label in the scenario. */
  function write(label: string, topic: string, payload: string) {
    const levels = topic.split('/');
    const at = levels[0] === 'cmd' ? 3 : 2;
    transcript.push(`${format(time.now())} ${levels.with(at, label).join('/')} ${payload}`);
  }

  function addDevice(options: ScenarioDevice) {
    const { label, classId } = options;
    const real = against.devices.get(label);
    const address = real === undefined ? null : deviceAddress({ class_id: classId, device_id: real });
    if (real === undefined || !address) return leaveOut(`no device plays ${label}: --device ${label}`);
    const heard = createWitness(address, {
      name: real === label ? label : `${label} (${real})`,
      nowMs: time.now,
      nextReq: () => nextReq++,
      wait,
      wayMs: against.wayMs,
      recordFailure,
      format,
      isSpoiled: () => false,
      mishaps: () => NO_MISHAPS,
      step: steps.step,
      publish(request) {
        const payload = JSON.stringify(request);
        line?.publish(requestTopic(address), payload);
        write(label, requestTopic(address), payload);
      },
    });
    const byHand = () => leaveOut('a real device is switched off and on by hand');
    const device: StageDevice = {
      ...heard.witness,
      shutDown: () => steps.act(byHand),
      powerOn: () => steps.act(byHand),
    };
    const added = { ...heard, options, label, address, device };
    devices.set(label, added);
    return added;
  }

  function hear(topic: string, bytes: Uint8Array, isRetained: boolean) {
    const payload = decoder.decode(bytes);
    const from = parseTopic(topic);
    const heard = [...devices.values()].find(({ address }) => address.label === from?.label);
    if (!from || !heard || from.kind === 'request') return;
    // What a broker kept is old: of a greeting it is known by the answer to GetEvents what is true of it.
    if (isRetained && !(from.kind === 'reply' && payload.includes('"Bonjour"'))) return;
    write(heard.label, topic, payload);
    heard.log.hear(topic, payload);
    for (const look of bans) look({ ...from, label: heard.label }, payload);
    time.wake();
  }

  /** Sends a command of which the scenario knows nothing; the device must obey. */
  async function askOf({ label, sendProbe }: ReturnType<typeof addDevice>, ...[msg, body]: Parameters<Ask>) {
    const probe = sendProbe(msg, body);
    const reply = await steps.wait(probe.check, REPLY_TIMEOUT_MS);
    if (reply?.ok) return reply.body;
    const wanted = `${label}: ${msg} ${JSON.stringify(body)} to be answered, before the scenario begins`;
    throw recordFailure(wanted, reply ? [`the reply ${JSON.stringify(reply)}`] : probe.happened());
  }

  async function connect() {
    const { address } = against.transport;
    try {
      line = await openLine(against, hear, (reason) => {
        for (const { log } of devices.values()) log.goDeaf(`the connection to ${address} is lost: ${reason}`);
        time.wake();
      });
    } catch (error) {
      throw recordFailure(`a connection to ${address}`, [
        error instanceof Error ? error.message : String(error),
      ]);
    }
    for (const device of devices.values()) {
      const granted = await line.subscribe([replyTopic(device.address), liveTopic(device.address, '+')]);
      if (granted.every(Boolean)) continue;
      throw recordFailure(
        `${address} to let ${against.login.username || 'us'} hear ${device.address.label}`,
        ['it refuses the subscription'],
      );
    }
  }

  function checkWorld({ consoles = [], devices: all = [], start }: ScenarioOptions) {
    if (consoles.length > 0)
      leaveOut('its consoles have sessions of their own, which a real broker does not know');
    if (all.length === 0) leaveOut('it names no device that a real one could play');
    if (all.some(({ clockError }) => clockError))
      leaveOut('a device in it has a clock that is wrong from the beginning');
    if (start !== undefined && !against.isPreparing) {
      leaveOut(`it begins at ${start}: --prepare sets the clock of the device to that`);
    }
  }

  const passTime = async (name: string, ms: number) => {
    waits++;
    checkMs(`The time of ${name}`, ms);
    await wait<never>(() => undefined, ms);
  };
  const screens = createStageScreens({
    step: steps.step,
    wait: steps.waitByTurns,
    passTime: (ms) => wait(() => undefined, ms),
    recordFailure,
    format: () => format(time.now()),
    pace,
    patienceMs: 0,
    open: undefined,
  });

  const stage: Stage = {
    get nowMs() {
      return time.now();
    },
    get localTime() {
      const { date, time: at } = toLocalDateTime(time.now() / 1000, zone ?? 'UTC') ?? { date: '', time: '' };
      return `${date} ${at}`;
    },
    device(label) {
      const found = devices.get(label);
      if (found) return found.device;
      throw new RangeError(
        `There is no device ${label} on the stage, only ${[...devices.keys()].join(', ')}.`,
      );
    },
    devices: () => steps.act(() => leaveOut('many devices, which are simulated')),
    console: () => steps.act(() => leaveOut('a console with a session of its own')),
    screen: (at) => screens.screen(at, undefined),
    fault: ({ kind }) =>
      steps.act(() => leaveOut(`the fault ${kind}, which nobody brings about on a real device`)),
    never: (channel, pattern) =>
      steps.act(() => {
        checkLive('never', channel, pattern);
        bans.add(createBan(channel, pattern, recordFailure));
      }),
    advance: (ms) => steps.step(() => passTime('advance', ms)),
    advanceTo: (moment) =>
      steps.step(() => {
        const ms = readMoment(moment, zone) - time.now();
        if (ms < 0 && !isMoment) leaveOut(`the moment ${moment}, which has passed`);
        // The way of messages took some of the time.
        return passTime('advanceTo', Math.max(0, ms));
      }),
    random,
  };

  return {
    stage,
    transcript,
    failures,
    evidence: () => evidence ?? gatherEvidence(transcript, []),
    lastCall: steps.lastCall,
    screens,
    isUnseen: () =>
      screens.countLeftOut() > 0 && bans.size === 0 && steps.countBegun() === screens.countLeftOut() + waits,
    elapsedMs: () => time.now() - startMs,
    /** Connects, and makes the devices ready, or looks whether they are. */
    async open() {
      checkWorld(options);
      for (const device of options.devices ?? []) addDevice(device);
      await connect();
      const beginMs = Math.floor(readMoment(options.start ?? DEFAULT_START, zone) / 1000) * 1000;
      let isSet = false;
      const setTime = () => {
        if (!isSet) time.setTo(beginMs);
        isSet = true;
      };
      for (const device of devices.values()) {
        const ask: Ask = (msg, body) => askOf(device, msg, body);
        if (against.isPreparing) await prepare(ask, device.options, isSet ? time.now() : beginMs, setTime);
        else checkStored(device.options, await ask('GetEvents', {}));
      }
      // Whoever comes late asks, as a console does; what the device tells of itself comes after its answer.
      for (const device of devices.values()) {
        await askOf(device, 'GetEvents', {});
        // Once it has answered another command, all that it said before has come.
        await askOf(device, 'vol', {});
      }
      for (const { log } of devices.values()) log.forgetAll();
      transcript.length = 0;
      startMs = time.now();
    },
    /** Ends the connection. A device whose clock was set asks its time server for the time. */
    leave() {
      if (against.isPreparing) {
        for (const { address } of devices.values()) {
          line?.publish(
            requestTopic(address),
            JSON.stringify({ req: nextReq++, msg: 'ntp', body: { sync: true } }),
          );
        }
      }
      const ended = line;
      // What was sent before has arrived when it answers.
      ended?.ping().then(
        () => ended.end(),
        () => ended.end(),
      );
      time.wake();
    },
    async close() {
      await steps.idle();
      await steps.end();
    },
  };
}
