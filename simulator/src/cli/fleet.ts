import { systemClock } from '@carillon/protocol/time';
import { createFollowingClock } from '../fleet/followingClock.ts';
import { dialBroker } from '../fleet/sockets.ts';
import { CONNECTS_PER_SECOND, createSocketUplink } from '../fleet/socketUplink.ts';
import { createRandom } from '../random.ts';
import { readBrokerAddress } from './brokerAddress.ts';
import type { Context } from './context.ts';
import { judge, readGoal } from './fleetVerdict.ts';
import { readMembers } from './members.ts';
import { type OptionValues, readInteger, readTextFile } from './options.ts';
import { showProgress } from './progress.ts';
import { FailedError } from './usage.ts';

const OUT_OF_REACH_MS = 10_000;

/** Attaches a fleet to a broker that is there already, until it is told to end. */
export async function runFleet(values: OptionValues, { output, signal, seed = 1 }: Context): Promise<number> {
  const addresses = (values.broker ?? ['mqtt://127.0.0.1:1883']).map((given) =>
    readBrokerAddress('broker', given),
  );
  const { devices, start } = await readMembers(values, 1, 10);
  const connectsPerSecond = readInteger('connects', values.connects, 1, 100_000, CONNECTS_PER_SECOND);
  const goal = readGoal(values, devices.length);
  const ca = values.ca === undefined ? undefined : await readTextFile('ca', values.ca);

  const clock = createFollowingClock(systemClock);
  const { username, password } = values;
  const uplink = createSocketUplink({
    dial: addresses.map((address) => dialBroker(address, ca)),
    clock,
    random: createRandom(seed),
    username,
    password,
    connectsPerSecond,
    onThrownOff: (label) => output.error(`carillon-sim: ${describeRival(label)}`),
  });
  const fleet = await start(uplink, clock, seed);
  const endProgress = showProgress(output, clock, devices.length, uplink.counters);

  const why = () => uplink.lastReason ?? 'no answer';
  const verdict = goal
    ? await judge(goal, { clock, counters: uplink.counters, cut: uplink.cut, why }, signal)
    : await waitUntilReached();
  await fleet.stop();
  endProgress();
  clock.stop();
  if (!verdict.isGood) throw new FailedError(verdict.sentence);
  if (verdict.sentence !== '') tell(verdict.sentence);
  return 0;

  /** Without a goal a fleet runs until it is told to end. */
  async function waitUntilReached() {
    const isReached = await new Promise<boolean>((resolve) => {
      signal.addEventListener('abort', () => resolve(true), { once: true });
      if (signal.aborted) resolve(true);
      clock.after(OUT_OF_REACH_MS, () => {
        if (devices.length > 0 && !uplink.wasReached) resolve(false);
      });
    });
    const where = addresses.map(({ href }) => href).join(' or ');
    const lost = `no device reached ${where} within ${OUT_OF_REACH_MS / 1000} s: ${why()}.`;
    return { isGood: isReached, sentence: isReached ? '' : lost };
  }

  /** Among JSON lines it is one of them. */
  function tell(sentence: string) {
    const at = new Date(clock.now()).toISOString();
    output.log(output.status ? sentence : JSON.stringify({ at, verdict: 'passed', sentence }));
  }
}

const describeRival = (label: string) =>
  `${label} is thrown off again and again, as where another client has its id. If a second fleet runs, give one of them --prefix or --first.`;
