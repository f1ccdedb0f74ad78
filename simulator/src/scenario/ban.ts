import {
  type DeviceTopic,
  type LiveChannel,
  type LiveMessages,
  liveMessages,
} from '@carillon/protocol/broker';
import { readJson } from './deviceLog.ts';
import { describePattern, type ExpectationError, matches, type Pattern } from './expectation.ts';

/** Looks at what comes on a channel, and fails the scenario with the first message that was not to come. */
export function createBan<C extends LiveChannel>(
  channel: C,
  pattern: Pattern<LiveMessages[C]>,
  recordFailure: (expected: string, happened: readonly string[]) => ExpectationError,
) {
  const { stack } = new Error('where it is said');
  let isBroken = false;
  return (from: DeviceTopic, payload: string) => {
    if (isBroken || from.kind !== 'live' || from.channel !== channel) return;
    const parsed = liveMessages[channel].safeParse(readJson(payload));
    if (!parsed.success || !matches(parsed.data as LiveMessages[C], pattern)) return;
    isBroken = true;
    const failure = recordFailure(`never ${channel} ${describePattern(pattern)}`, [
      `${from.label}: ${payload}`,
    ]);
    // Its line is that of the step, and not of whatever was going on when it was broken.
    if (stack !== undefined) failure.stack = stack;
  };
}
