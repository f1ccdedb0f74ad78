import { toRtccBody } from '@carillon/protocol/clock';
import { exampleEvents, type ScenarioOptions, scenario } from '@carillon/simulator';

const MINUTE = 60_000;
const NOW = { withinMs: 0 };

/** A device that leaves its time server alone when it boots. */
const ALONE: ScenarioOptions = {
  start: '2026-03-04T03:00:00Z',
  devices: [
    {
      label: 'CR-1002',
      classId: 2,
      events: exampleEvents(2),
      timeServer: { host: 'time.google.com', boot: 0 },
    },
  ],
};
const START = 1_772_593_200;

const powerCut = { kind: 'powerCut', device: 'CR-1002', forMs: MINUTE } as const;

/** What sets a clock to this second. */
const setTo = (epoch: number, atBoot = false) => {
  const body = toRtccBody(epoch, atBoot);
  if (!body) throw new RangeError(`${epoch} is no time`);
  return body;
};

export default [
  scenario('D4 a clock that nobody has set or asked is out of sync', ALONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectReply('rtcc', {}, { epoch: START, b: 0 });
    await device.expectLive('rtc', { state: 'Out of Sync', result: -2 }, NOW);
    await device.expectReply('ntp', {}, { host: 'time.google.com', boot: 0 });
    await device.expectLive(
      'rtc',
      ({ state, event, epoch }) => state === 'Out of Sync' && event === epoch,
      NOW,
    );
    await device.expectSilence('rtc', 60 * MINUTE);
  }),

  scenario('D4 a clock that is set by hand goes on from there, and is left alone', ALONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectReply('rtcc', setTo(START + 601), { epoch: START + 601, b: 0 });
    await device.expectLive('rtc', { state: 'Manual' }, NOW);
    await stage.advance(20 * MINUTE + 999);
    await device.expectReply('rtcc', {}, { epoch: START + 1801 });
    await device.expectLive('rtc', { state: 'Manual' }, NOW);
    await stage.advance(1);
    await device.expectReply('rtcc', {}, { epoch: START + 1802 });
    await device.expectLive('rtc', { state: 'Manual' }, NOW);
    await device.expectSilence('rtc', 60 * MINUTE);
  }),

  scenario('D3 a clock that was set by hand goes on while the power is away', ALONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('rtcc', setTo(START + 3600));
    stage.fault(powerCut);
    await stage.advance(2 * MINUTE);
    await device.expectReply('rtcc', {}, { epoch: START + 3720, b: 0 });
    await device.expectLive('rtc', { state: 'Manual' }, NOW);
    // That it was set by hand is forgotten once a server has told the time.
    await device.command('ntp', { sync: true });
    await device.expectLive('rtc', { state: 'Done' }, { withinMs: 200 });
    stage.fault(powerCut);
    await stage.advance(2 * MINUTE);
    await device.expectReply('rtcc', {}, { epoch: START + 240 });
    await device.expectLive('rtc', { state: 'Out of Sync', result: -2 }, NOW);
  }),

  scenario('D5 a device that is told so asks its time server when it boots', ALONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectReply('rtcc', setTo(START + 3600, true), { epoch: START + 3600, b: 1 });
    await device.expectSilence('rtc', MINUTE);
    await device.expectReply('ntp', {}, { host: 'time.google.com', boot: 1 });
    stage.fault(powerCut);
    await device.expectState({ online: true }, { withinMs: 2 * MINUTE });
    await device.command('ntp');
    await device.expectLive('rtc', { state: 'Syncing' }, NOW);
    await device.expectLive('rtc', { state: 'Done', event: 1, result: 0 }, { withinMs: 200 });
    await device.expectReply('rtcc', {}, ({ epoch }) => epoch < START + 600);
  }),

  scenario(
    'D3 a device as it was made asks the time server of its provider',
    {
      start: '2026-03-04T03:00:00Z',
      devices: [{ label: 'CR-1004', classId: 4 }],
    },
    async (stage) => {
      const device = stage.device('CR-1004');
      await device.expectReply('ntp', {}, { host: 'ntp.carillon.example', boot: 1 });
      await device.expectLive('rtc', { state: 'Syncing' }, NOW);
      await device.expectLive('rtc', { state: 'Done', epoch: START }, { withinMs: 200 });
    },
  ),

  scenario(
    'D4 a clock that is wrong is put right, and what should play by then plays',
    {
      start: '2026-03-04T05:30:00Z',
      devices: [
        {
          label: 'CR-1002',
          classId: 2,
          events: exampleEvents(2),
          clockError: { aheadMs: -3_600_000 },
          timeServer: { host: 'time.google.com', boot: 0 },
        },
      ],
    },
    async (stage) => {
      const device = stage.device('CR-1002');
      await stage.advanceTo('2026-03-04T06:10:00Z');
      await device.expectState({ playing: null, next: 'evts/1' });
      await device.expectReply('ntp', { sync: true }, { host: 'time.google.com' });
      await device.expectLive('rtc', { state: 'Syncing' }, NOW);
      await device.expectLive('rtc', { state: 'Done', event: 1, result: 0 }, { withinMs: 200 });
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 900 });
      await device.expectReply('rtcc', {}, { epoch: Date.parse('2026-03-04T06:10:00Z') / 1000 });
    },
  ),

  scenario(
    'D4 a clock that drifts is put right each ten minutes',
    {
      start: '2026-03-04T03:00:00Z',
      // A tenth too fast.
      devices: [{ label: 'CR-1002', classId: 2, clockError: { driftPpm: 100_000 } }],
    },
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.expectLive('rtc', { state: 'Done', epoch: START }, { withinMs: 200 });
      await stage.advance(9 * MINUTE);
      await device.expectReply('rtcc', {}, { epoch: START + 540 + 54 });
      await device.expectLive('rtc', { state: 'Done' }, NOW);
      await device.expectLive('rtc', { state: 'Done', epoch: START + 600 }, { withinMs: MINUTE + 400 });
      await device.expectReply('rtcc', {}, { epoch: START + 600 });
    },
  ),

  scenario(
    'D4 an event begins by a clock that drifts',
    {
      start: '2026-03-04T05:00:00Z',
      devices: [
        {
          label: 'CR-1002',
          classId: 2,
          events: exampleEvents(2),
          // A tenth too fast: it shows six after 54.5 minutes.
          clockError: { driftPpm: 100_000 },
          timeServer: { host: 'time.google.com', boot: 0 },
        },
      ],
    },
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.expectSilence('schedule', 3_272_727);
      await device.expectLive('schedule', { id: 'evts/1', state: 3 }, { withinMs: 1 });
    },
  ),

  scenario('D4 somebody turns the clock: what should play by then plays', ALONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectState({ playing: null });
    stage.fault({ kind: 'clockJump', device: 'CR-1002', ms: 4 * 3_600_000 });
    await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 900 });
    // What is set by hand is what it stays.
    await device.command('StopEvent', { id: 'evts/1' });
    await device.command('rtcc', setTo(START + 4 * 3600));
    stage.fault({ kind: 'clockJump', device: 'CR-1002', ms: 3_600_000 });
    stage.fault(powerCut);
    await stage.advance(2 * MINUTE);
    await device.command('rtcc');
    await device.expectLive('rtc', { state: 'Manual' }, NOW);
  }),

  scenario(
    'D9 a clock that is less than ten milliseconds wrong is left as it is',
    {
      start: '2026-03-04T03:00:00Z',
      devices: [9, 10].map((aheadMs) => ({ label: `CR-${aheadMs}`, classId: 2, clockError: { aheadMs } })),
    },
    async (stage) => {
      await stage.advance(991);
      await stage.device('CR-9').expectReply('rtcc', {}, { epoch: START + 1 });
      await stage.device('CR-10').expectReply('rtcc', {}, { epoch: START });
      await stage.device('CR-10').expectLive('rtc', { state: 'Done' }, NOW);
    },
  ),

  scenario('D4 the power fails while the clock is set: it is as it was', ALONE, async (stage) => {
    const device = stage.device('CR-1002');
    stage.fault({ ...powerCut, during: 'rtcc', written: false });
    await device.expectNoReply('rtcc', setTo(START + 3600));
    await device.expectState({ online: true }, { withinMs: 2 * MINUTE });
    await device.expectReply('rtcc', {}, ({ epoch }) => epoch < START + 600);
    await device.expectLive('rtc', { state: 'Out of Sync' }, NOW);
  }),
];
