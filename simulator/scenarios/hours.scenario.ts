import { exampleEvents, type ScenarioOptions, scenario } from '@carillon/simulator';

const radio = (number: number, repeat: number, from: number, to: number) => ({
  id: `evts/${number}`,
  name: `Radio ${number}`,
  mode: 'playback' as const,
  repeat,
  time: [60 * from, 60 * to] as [number, number],
  main: { uri: 'http://live.aurora-radio.example:8000/radio.mp3', tmo: 15 },
});

const EVERY_DAY = 127;
const ALWAYS = 2 ** 21;

/** Stopped, playing, and the one that comes next. */
const ORDER = 'evts/1 1, evts/2 3, evts/1 2';

const MORNING = radio(1, EVERY_DAY, 6, 10);
const NOON = radio(2, EVERY_DAY, 12, 13);

const from = (start: string, ...events: readonly ReturnType<typeof radio>[]): ScenarioOptions => ({
  start,
  devices: [{ label: 'CR-1002', classId: 2, events }],
});

export default [
  scenario(
    'D4 an event begins and ends to the millisecond, and tells its states on the way',
    from('2026-03-02T05:59:00Z', MORNING, NOON),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.expectState({ playing: null, next: 'evts/1' });
      await device.expectSilence('schedule', 59_999);
      await device.expectLive('schedule', { id: 'evts/1', state: 3 }, { withinMs: 1 });
      await device.expectLive('schedule', { id: 'evts/2', state: 2 }, { withinMs: 0 });
      await stage.advanceTo('2026-03-02T09:59:59.999Z');
      await device.expectState({ playing: 'evts/1', stream: 'started', next: 'evts/2' });
      await device.expectLive('schedule', { id: 'evts/1', state: 1 }, { withinMs: 1 });
      await device.expectLive('schedule', { id: 'evts/1', state: 0 }, { withinMs: 150 });
      await device.expectState({ playing: null, next: 'evts/2', stream: 'stopped' });
    },
  ),

  scenario(
    'D3 an event of the week begins on its first day and ends on its last',
    { start: '2026-03-07T08:59:59Z', devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] },
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.expectState({ playing: null, next: 'evts/2' });
      await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 2000 });
      await stage.advanceTo('2026-03-08T21:59:59Z');
      await device.expectState({ playing: 'evts/2', next: 'evts/1', stream: 'started' });
      await device.expectState({ playing: null, next: 'evts/1', stream: 'stopped' }, { withinMs: 1500 });
      // Not on Sundays: on Monday.
      await stage.advanceTo('2026-03-09T05:59:59Z');
      await device.expectState({ playing: null, next: 'evts/1' });
      await device.expectState({ playing: 'evts/1', next: 'evts/2' }, { withinMs: 1000 });
    },
  ),

  scenario(
    'D3 what runs always begins with the power, and stays silent once it is stopped',
    from('2026-03-02T03:00:00Z', radio(1, ALWAYS, 0, 0)),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.expectState({ playing: 'evts/1', next: null, stream: 'started' }, { withinMs: 900 });
      await stage.advance(14 * 86_400_000);
      await device.expectState({ playing: 'evts/1', stream: 'started' });
      await device.command('StopEvent', { id: 'evts/1' });
      await device.expectLive('schedule', { id: 'evts/1', state: 1 }, { withinMs: 0 });
      await device.expectSilence('schedule', 14 * 86_400_000);
      await device.command('StartEvent', { id: 'evts/1' });
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 900 });
    },
  ),

  scenario(
    'D4 what is started by hand plays until it is stopped by hand, and then waits for its hours',
    from('2026-03-02T14:00:00Z', MORNING, NOON),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StartEvent', { id: 'evts/2' });
      await device.expectState({ playing: 'evts/2', next: 'evts/1', stream: 'started' }, { withinMs: 900 });
      await device.expectSilence('schedule', 15 * 3_600_000);
      await device.command('StopEvent', { id: 'evts/2' });
      await device.expectState({ playing: null, next: 'evts/1', stream: 'stopped' }, { withinMs: 200 });
      await stage.advanceTo('2026-03-03T12:00:00Z');
      await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 900 });
    },
  ),

  scenario(
    'D4 what is started by hand gives way to the hours of another event',
    from('2026-03-02T05:00:00Z', MORNING, NOON),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StartEvent', { id: 'evts/2' });
      await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 900 });
      await stage.advanceTo('2026-03-02T06:00:00Z');
      await device.expectState({ playing: 'evts/1', next: 'evts/2', stream: 'started' }, { withinMs: 1100 });
      await stage.advanceTo('2026-03-02T10:00:01Z');
      await device.expectState({ playing: null, next: 'evts/2', stream: 'stopped' });
    },
  ),

  scenario(
    'D4 what is started by hand before its hours ends with them',
    from('2026-03-02T05:00:00Z', MORNING, NOON),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StartEvent', { id: 'evts/1' });
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 900 });
      await device.expectSilence('stream', 4 * 3_600_000);
      await stage.advanceTo('2026-03-02T10:00:01Z');
      await device.expectState({ playing: null, next: 'evts/2', stream: 'stopped' });
    },
  ),

  scenario(
    'D4 what is stopped in its hours is silent until they come again',
    from('2026-03-02T07:00:00Z', MORNING, NOON),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StopEvent', { id: 'evts/1' });
      await device.expectState({ playing: null, next: 'evts/2', stream: 'stopped' }, { withinMs: 200 });
      await device.command('GetEvents');
      await device.expectLive('schedule', { id: 'evts/1', state: 1 }, { withinMs: 0 });
      await device.expectSilence('schedule', 3 * 3_600_000 - 1000);
      // Its hours are over: it is not stopped any more.
      await device.expectLive('schedule', { id: 'evts/1', state: 0 }, { withinMs: 1000 });
      await stage.advanceTo('2026-03-03T06:00:00Z');
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 900 });
    },
  ),

  scenario(
    'D4 what is stopped and started again in its hours ends with them',
    from('2026-03-02T07:00:00Z', MORNING, NOON),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StopEvent', { id: 'evts/1' });
      await stage.advance(60_000);
      await device.command('StartEvent', { id: 'evts/1' });
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 900 });
      await stage.advanceTo('2026-03-02T10:00:01Z');
      await device.expectState({ playing: null, stream: 'stopped' });
    },
  ),

  scenario(
    'D4 an event that had to give way in its hours does not come back in them',
    from('2026-03-02T07:00:00Z', MORNING, NOON),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StartEvent', { id: 'evts/2' });
      await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 1100 });
      await device.command('StopEvent', { id: 'evts/2' });
      await device.expectState({ playing: null, next: 'evts/2', stream: 'stopped' }, { withinMs: 200 });
      await device.expectSilence('stream', 3_600_000);
      await stage.advanceTo('2026-03-02T12:00:00Z');
      await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 900 });
    },
  ),

  scenario(
    'D4 what was stopped plays at once when it is given other hours',
    from('2026-03-02T07:00:00Z', MORNING, NOON),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StopEvent', { id: 'evts/1' });
      await stage.advance(1000);
      await device.command('SetEvent', { ...MORNING, name: 'Early radio' });
      await device.expectSilence('stream', 1000);
      await device.command('SetEvent', { ...MORNING, time: [360, 660] });
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 900 });
    },
  ),

  scenario(
    'D4 of several events the one that comes first is next',
    from('2026-03-02T11:00:00Z', radio(1, EVERY_DAY, 20, 21), radio(2, EVERY_DAY, 6, 7), {
      ...NOON,
      id: 'evts/3',
    }),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.expectState({ playing: null, next: 'evts/3' });
      await stage.advanceTo('2026-03-02T12:30:00Z');
      await device.expectState({ playing: 'evts/3', next: 'evts/1' });
      await device.command('DeleteEvent', { id: 'evts/1' });
      await device.expectState({ playing: 'evts/3', next: 'evts/2' });
      await device.command('DeleteEvent', { id: 'evts/2' });
      await device.command('GetEvents');
      await device.expectState({ playing: 'evts/3', next: null });
    },
  ),

  scenario(
    'D4 one event ends and the next one begins in the same minute',
    from('2026-03-02T09:59:00Z', MORNING, radio(2, EVERY_DAY, 10, 11)),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.expectState({ playing: 'evts/1', next: 'evts/2', stream: 'started' }, { withinMs: 900 });
      await stage.advanceTo('2026-03-02T10:00:00Z');
      await device.expectLive('schedule', { id: 'evts/2', state: 3 }, { withinMs: 0 });
      await device.expectLive('stream', { id: 'evts/1', status: 4 }, { withinMs: 150 });
      await device.expectLive('stream', { id: 'evts/2', status: 1 }, { withinMs: 0 });
      await device.expectState({ playing: 'evts/2', next: 'evts/1', stream: 'started' }, { withinMs: 900 });
    },
  ),

  scenario(
    'D4 what is started by hand goes on whatever else is stored meanwhile',
    from('2026-03-02T14:00:00Z', MORNING, NOON),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StartEvent', { id: 'evts/2' });
      await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 900 });
      for (const name of ['Early radio', 'Earlier radio', 'Earliest radio']) {
        await device.command('SetEvent', { ...MORNING, name });
        await device.expectSilence('stream', 1000);
      }
      await device.expectState({ playing: 'evts/2', next: 'evts/1' });
    },
  ),

  scenario(
    'D4 D7 what plays is told to stop before what is started in its place',
    from('2026-03-02T07:00:00Z', MORNING, NOON),
    async (stage) => {
      const device = stage.device('CR-1002');
      const told: string[] = [];
      stage.never('schedule', ({ id, state }) => told.push(`${id} ${state}`) > 4);
      await device.command('StartEvent', { id: 'evts/2' });
      await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 1100 });
      await device.expectSilence('schedule', 60_000);
      if (told.join(', ') !== ORDER) throw new Error(`it told ${told.join(', ')}`);
    },
  ),

  scenario(
    'D4 each state is told when it changes, and once',
    from('2026-03-02T05:00:00Z', MORNING, NOON, radio(3, EVERY_DAY, 20, 21)),
    async (stage) => {
      const device = stage.device('CR-1002');
      const told = new Map([['evts/1', 2]]);
      stage.never('schedule', ({ id, state }) => {
        const isTold = (told.get(id) ?? 0) === state;
        told.set(id, state);
        return isTold;
      });
      await stage.advanceTo('2026-03-02T07:00:00Z');
      await device.command('StartEvent', { id: 'evts/3' });
      await stage.advance(60_000);
      await device.command('StopEvent', { id: 'evts/3' });
      await device.command('SetEvent', { ...NOON, name: 'Midday' });
      await device.command('DeleteEvent', { id: 'evts/2' });
      await stage.advance(86_400_000);
      await device.expectState({ playing: 'evts/1', next: 'evts/3' });
    },
  ),

  scenario(
    'D7 whoever asks is told of each event that has a state, and of no other',
    from('2026-03-02T07:00:00Z', MORNING, NOON, radio(3, EVERY_DAY, 20, 21)),
    async (stage) => {
      const device = stage.device('CR-1002');
      stage.never('schedule', ({ id, state }) => id === 'evts/3' || state === 0);
      await device.command('GetEvents');
      await device.expectLive('schedule', { id: 'evts/1', state: 3 }, { withinMs: 0 });
      await device.expectLive('schedule', { id: 'evts/2', state: 2 }, { withinMs: 0 });
    },
  ),

  scenario(
    'D3 an event that becomes one that runs always waits for nothing once it is stopped',
    from('2026-03-02T14:00:00Z', MORNING),
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.expectState({ playing: null, next: 'evts/1' });
      await device.command('SetEvent', { ...MORNING, repeat: ALWAYS, time: [0, 0] });
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 900 });
      await device.command('StopEvent', { id: 'evts/1' });
      await stage.advance(1000);
      await device.command('GetEvents');
      await device.expectLive('schedule', { id: 'evts/1', state: 1 }, { withinMs: 0 });
      await device.expectState({ playing: null, next: null });
    },
  ),
];
