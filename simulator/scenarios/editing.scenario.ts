import { exampleEvents, type ScenarioOptions, scenario } from '@carillon/simulator';

const LIVE = 'live.aurora-radio.example';
const BACKUP = 'backup.aurora-radio.example';

/** A Monday at seven, when the morning radio plays. */
const ON_MONDAY: ScenarioOptions = {
  start: '2026-03-02T07:00:00Z',
  devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
};

const MORNING = {
  id: 'evts/1',
  name: 'Morning radio',
  mode: 'playback' as const,
  repeat: 62,
  time: [360, 600] as [number, number],
  main: { uri: `http://${LIVE}:8000/morning.mp3`, tmo: 15 },
  fail: { uri: `http://${BACKUP}:8000/morning.mp3`, tmo: 15 },
  delay: 15,
};

export default [
  scenario('D4 an event that plays is given another name, and goes on', ON_MONDAY, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
    await device.command('SetEvent', { ...MORNING, name: 'Early radio' });
    await device.expectSilence('stream', 60_000);
    await device.expectState({ playing: 'evts/1', stream: 'started' });
  }),

  scenario('D4 an event that plays is given another address, and starts anew', ON_MONDAY, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectState({ stream: 'started' }, { withinMs: 1000 });
    await device.command('SetEvent', { ...MORNING, main: { uri: 'http://tone.example/', tmo: 15 } });
    await device.expectLive('stream', { status: 3, ctx: { host: LIVE, msg: 'Stopping' } }, { withinMs: 0 });
    await device.expectSilence('stream', 149);
    await device.expectLive('stream', { status: 4, ctx: { host: LIVE, msg: 'Stopped' } }, { withinMs: 1 });
    const started = { status: 2, ctx: { host: 'tone.example', msg: 'Connected', fail: 0 } } as const;
    await device.expectLive('stream', { status: 1, ctx: { msg: 'Connecting' } }, { withinMs: 0 });
    await device.expectLive('stream', started, { withinMs: 900 });
    await device.expectState({ playing: 'evts/1' });
  }),

  scenario('D4 a new fail-over is heard when main is lost, and not before', ON_MONDAY, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectState({ stream: 'started' }, { withinMs: 1000 });
    await device.command('SetEvent', { ...MORNING, fail: { uri: 'http://speech.example/', tmo: 15 } });
    await device.expectSilence('stream', 60_000);
    stage.fault({ kind: 'stream', host: LIVE, as: 'refused' });
    await device.expectLive('stream', { status: 2, ctx: { fail: 1, host: 'speech.example' } });

    // That one plays: another one in its place is a new stream.
    await device.command('SetEvent', { ...MORNING, fail: { uri: 'http://tone.example/', tmo: 15 } });
    await device.expectLive('stream', { status: 3 }, { withinMs: 0 });
    await device.expectLive('stream', { status: 2, ctx: { fail: 1, host: 'tone.example' } });
    // Its name is none.
    await device.command('SetEvent', {
      ...MORNING,
      name: 'Early radio',
      fail: { uri: 'http://tone.example/', tmo: 15 },
    });
    await device.expectSilence('stream', 60_000);
  }),

  scenario(
    'D4 an event whose hours are moved away stops, and plays when they come',
    ON_MONDAY,
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
      await device.command('SetEvent', { ...MORNING, time: [480, 600] });
      await device.expectState({ playing: null, next: 'evts/1', stream: 'stopped' }, { withinMs: 200 });
      await device.command('SetEvent', MORNING);
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
    },
  ),

  scenario('D4 an event that is deleted while it plays is silent and forgotten', ON_MONDAY, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
    await device.expectReply('DeleteEvent', { id: 'evts/1' }, { id: 'evts/1' });
    await device.expectLive('schedule', { id: 'evts/1', state: 0 }, { withinMs: 0 });
    await device.expectLive('stream', { id: 'evts/1', status: 3 }, { withinMs: 0 });
    await device.expectLive('stream', { id: 'evts/1', status: 4 }, { withinMs: 150 });
    await device.command('GetEvents');
    await device.expectLive('stream', { id: 'evts/2', status: 0 }, { withinMs: 0 });
    await device.expectRefusal('GetEvent', { id: 'evts/1' }, 'No such event');

    // What plays after it is not.
    await device.command('StartEvent', { id: 'evts/2' });
    await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 1000 });
    await device.command('StopEvent', { id: 'evts/2' });
    await stage.advance(1000);
    await device.command('GetEvents');
    await device.expectLive('stream', { id: 'evts/2', status: 4 }, { withinMs: 0 });
  }),

  scenario('D4 what played last is told until it is deleted, whatever else is', ON_MONDAY, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectState({ stream: 'started' }, { withinMs: 1000 });
    await device.command('StopEvent', { id: 'evts/1' });
    await stage.advance(1000);
    const { id } = await device.command('SetEvent', { ...MORNING, id: undefined, time: [300, 310] });
    await device.command('DeleteEvent', { id });
    await device.command('GetEvents');
    await device.expectLive('stream', { id: 'evts/1', status: 4, ctx: { host: LIVE } }, { withinMs: 0 });
    await device.command('DeleteEvent', { id: 'evts/1' });
    await device.command('GetEvents');
    await device.expectLive('stream', { id: 'evts/2', status: 0 }, { withinMs: 0 });
  }),

  scenario('D4 an event is started while another one stops: each has its turn', ON_MONDAY, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectState({ stream: 'started' }, { withinMs: 1000 });
    await device.command('StopEvent', { id: 'evts/1' });
    await stage.advance(100);
    await device.command('StartEvent', { id: 'evts/2' });
    await device.expectState({ playing: 'evts/2', stream: 'stopping' });
    await device.expectLive('stream', { id: 'evts/1', status: 4 }, { withinMs: 50 });
    await device.expectLive('stream', { id: 'evts/2', status: 1 }, { withinMs: 0 });
    await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 1000 });
  }),
];
