// What any device of this contract does, whoever made it, in seconds of real time:
// carillon-sim run simulator/scenarios/anyDevice.scenario.ts --against mqtt://… --device CR-1002 --prepare
import { exampleEvents, type ScenarioOptions, scenario } from '@carillon/simulator';

const EMPTY: ScenarioOptions = { devices: [{ label: 'CR-1002', classId: 2 }] };
const MORNING = exampleEvents(2).slice(0, 1);
const WITH_EVENT: ScenarioOptions = { devices: [{ label: 'CR-1002', classId: 2, events: MORNING }] };

/** One of each night, unless it is told otherwise. */
const nightly = (name: string, time: [start: number, end: number] = [120, 180], repeat = 127) => ({
  name,
  mode: 'playback' as const,
  repeat,
  time,
  main: { uri: 'http://live.aurora-radio.example:8000/night.mp3', tmo: 15 },
});

export default [
  scenario('D4 a device that waits is online, and nothing plays', WITH_EVENT, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectState({ online: true, playing: null, next: 'evts/1' });
  }),

  scenario('D3 D7 D9 a volume that was set is the volume', EMPTY, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectReply('vol', { l: 17, r: 254 }, { l: 17, r: 254 });
    await device.expectReply('vol', {}, { l: 17, r: 254 });
    await device.expectRefusal('vol', { l: 256, r: 0 });
    await device.expectRefusal('vol', { l: 1 });
    await device.expectReply('vol', {}, { l: 17, r: 254 });
  }),

  scenario('D3 D7 D9 an equalizer that was set is the equalizer', EMPTY, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectReply('eq', { bf: 2, ba: 15, tf: 1, ta: -8 }, { bf: 2, ba: 15, tf: 1, ta: -8 });
    await device.expectReply('eq', {}, { bf: 2, ba: 15, tf: 1, ta: -8 });
    await device.expectRefusal('eq', { bf: 2, ba: 16, tf: 1, ta: 0 });
  }),

  scenario('D4 D7 a clock that was set goes on from there, and is manual', EMPTY, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('rtcc', { epoch: 1_772_657_940, b: 0, Y: 2026, M: 3, D: 4, W: 3, h: 20, m: 59 });
    await device.expectLive('rtc', { state: 'Manual' }, { withinMs: 0 });
    await stage.advance(1500);
    await device.expectReply('rtcc', {}, ({ epoch }) => epoch > 1_772_657_940 && epoch < 1_772_657_960);
  }),

  scenario('D3 D7 an event is stored, read, changed and deleted', EMPTY, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectReply('SetEvent', nightly('Night radio'), {
      id: 'evts/1',
      name: 'Night radio',
      time: [120, 180],
    });
    await device.expectReply('GetEvent', { id: 'evts/1' }, { id: 'evts/1', repeat: 127 });
    await device.command('SetEvent', { ...nightly('Late radio'), id: 'evts/1' });
    await device.expectReply('GetEvents', {}, ([first]) => first?.name === 'Late radio');
    await device.expectState({ next: 'evts/1' });
    await device.command('DeleteEvent', { id: 'evts/1' });
    await device.expectReply('GetEvents', {}, (events) => events.length === 0);
    await device.expectState({ next: null });
  }),

  scenario('D5 an event that overlaps another one is refused', WITH_EVENT, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectRefusal('SetEvent', nightly('Too early', [599, 700], 2), 'Overlapping event.');
    await device.expectReply('SetEvent', nightly('Right after', [600, 700], 2), { id: 'evts/2' });
  }),

  scenario('D7 D8 what is not there, or no command, is refused', EMPTY, async (stage) => {
    const device = stage.device('CR-1002');
    for (const msg of ['GetEvent', 'StartEvent', 'DeleteEvent']) {
      await device.expectRefusal(msg, { id: 'evts/9' }, 'No such event');
    }
    await device.expectRefusal('Reboot', {}, 'Unknown command');
    const [, , sender] = exampleEvents(3);
    const created = { ...sender, id: undefined };
    await device.expectRefusal('SetEvent', created, 'This device cannot run such an event');
  }),

  scenario('D4 D7 an event that is started plays until it is stopped', WITH_EVENT, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', { id: 'evts/1' });
    await device.expectLive('stream', { id: 'evts/1', status: 2, ctx: { fail: 0 } }, { withinMs: 1000 });
    await device.expectState({ playing: 'evts/1', stream: 'started' });
    await device.command('StopEvent', { id: 'evts/1' });
    await device.expectState({ playing: null, stream: 'stopped' }, { withinMs: 500 });
  }),

  scenario('D4 D9 levels are heard from StartExtra to StopExtra', WITH_EVENT, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', { id: 'evts/1' });
    await device.expectState({ stream: 'started' }, { withinMs: 1000 });
    await device.expectSilence('vumeter', 500);
    await device.command('StartExtra');
    await device.expectLive('codec', {}, { withinMs: 0 });
    await device.expectLive('vumeter', ({ vu }) => vu.every((level) => level >= 0 && level <= 96));
    await device.command('StopExtra');
    await device.expectSilence('vumeter', 500);
  }),

  scenario(
    'D4 an event begins by the clock of the device',
    { ...WITH_EVENT, start: '2026-03-02T05:59:57Z' },
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.expectState({ playing: null, next: 'evts/1' });
      await stage.advanceTo('2026-03-02T06:00:00Z');
      await device.expectLive('schedule', { id: 'evts/1', state: 3 }, { withinMs: 500 });
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
    },
  ),
];
