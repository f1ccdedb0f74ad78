import { describe, expect, test } from 'vitest';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { type FirmwareProfile, PROFILE } from '../firmware/profile.ts';
import { runScenario } from '../scenario/runScenario.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Stage } from '../scenario/stage.ts';
import { parseProfile } from './parseProfile.ts';

const OPTIONS = { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] };

const play = async (steps: (stage: Stage) => Promise<unknown>, profile: Partial<FirmwareProfile>) => {
  const written = scenario('test', OPTIONS, async (stage) => void (await steps(stage)));
  const { isPassed, report } = await runScenario(written, { profile: parseProfile(profile) });
  return { isPassed, report: report.join('\n') };
};

const NIGHT = {
  name: 'Night',
  mode: 'playback' as const,
  repeat: 2,
  time: [60, 120] as [number, number],
  main: { uri: 'http://live.aurora-radio.example:8000/night.mp3', tmo: 15 },
};
const device = (stage: Stage) => stage.device('CR-1002');

describe('LIB-15 a profile says what differs within the protocol, and a device keeps to it', () => {
  test.each<[string, Partial<FirmwareProfile>, (stage: Stage) => Promise<unknown>]>([
    [
      'how many events it stores',
      { events: 2 },
      (stage) => device(stage).expectRefusal('SetEvent', NIGHT, 'Event storage is full'),
    ],
    [
      'how long a stream takes to connect',
      { connectMs: [5000, 6000] },
      async (stage) => {
        await device(stage).command('StartEvent', { id: 'evts/1' });
        await device(stage).expectSilence('stream', 4999);
        await device(stage).expectState({ stream: 'started' }, { withinMs: 1001 });
      },
    ],
    [
      'how long it takes to stop',
      { stoppingMs: 2000 },
      async (stage) => {
        await device(stage).command('StartEvent', { id: 'evts/1' });
        await stage.advance(1000);
        await device(stage).command('StopEvent', { id: 'evts/1' });
        await device(stage).expectLive('stream', { status: 3 }, { withinMs: 0 });
        await device(stage).expectSilence('stream', 1999);
        await device(stage).expectState({ stream: 'stopped' }, { withinMs: 1 });
      },
    ],
    [
      'how often it asks for the time',
      { queryMs: 60_000 },
      async (stage) => {
        await device(stage).expectLive('rtc', { state: 'Done' }, { withinMs: 1000 });
        await device(stage).expectLive('rtc', { state: 'Done' }, { withinMs: 61_000 });
      },
    ],
  ])('%s', async (_what, profile, steps) => {
    expect(await play(steps, profile)).toEqual({ isPassed: true, report: '' });
    expect(await play(steps, {})).toMatchObject({ isPassed: false });
  });
});

describe('LIB-15 a profile is read, and what is wrong with it is said', () => {
  test('what it leaves out is as in our own make', () => {
    expect(parseProfile({})).toEqual(PROFILE);
    expect(parseProfile({ events: 16 })).toEqual({ ...PROFILE, events: 16 });
  });

  test.each([
    [null, 'a profile is not valid: events, connectMs, stoppingMs, queryMs is allowed.'],
    [{ evnts: 1 }, "'evnts' is not an option of a profile. Allowed: events, connectMs, stoppingMs, queryMs."],
    [{ events: 0 }, 'events is not valid: a whole number from 1 to 64 is allowed.'],
    [
      { connectMs: [900, 300] },
      'connectMs is not valid: the shortest and the longest time, such as [300, 900], the shortest first, is allowed.',
    ],
    [{ connectMs: [1] }, 'connectMs'],
    [
      { stoppingMs: -1 },
      'stoppingMs is not valid: a whole number of milliseconds from 0 to 30000 is allowed.',
    ],
    [
      { queryMs: 1 },
      'queryMs is not valid: a whole number of milliseconds from 30000 to 86400000 is allowed.',
    ],
  ])('%j', (value, sentence) => {
    expect(() => parseProfile(value)).toThrow(sentence);
  });
});
