// Where somebody who writes a firmware slips: each of these found a wrong one that all other scenarios let pass.
import { type ScenarioOptions, type StageDevice, scenario } from '@carillon/simulator';

const LABEL = 'CR-1002';
const ONE_DEVICE: ScenarioOptions = { devices: [{ label: LABEL, classId: 2 }] };
const SOON = { withinMs: 1000 };
const DAILY = 127;

const music = (name: string, time: readonly [number, number], repeat = DAILY, tmo = 15) => ({
  name,
  mode: 'playback' as const,
  repeat,
  time: [...time] as [number, number],
  main: { uri: `http://${name}.example/`, tmo },
});

const MINUTE = (n: number) => music(`minute-${n}`, [n, n + 1]);

async function storeMinutes(device: StageDevice, count: number) {
  for (let n = 1; n <= count; n++) await device.command('SetEvent', MINUTE(n));
}

export default [
  scenario('D3 D9 a volume of zero is a volume, not one that is left out', ONE_DEVICE, async (stage) => {
    const device = stage.device(LABEL);
    await device.command('vol', { l: 17, r: 46 });
    for (const volume of [
      { l: 0, r: 46 },
      { l: 17, r: 0 },
      { l: 0, r: 0 },
    ]) {
      await device.expectReply('vol', volume, volume);
      await device.expectReply('vol', {}, volume);
    }
  }),

  scenario('D3 where the equalizer cuts is kept, also while its level is off', ONE_DEVICE, async (stage) => {
    const device = stage.device(LABEL);
    const off = { bf: 14, ba: 0, tf: 3, ta: 0 };
    await device.expectReply('eq', off, off);
    await device.expectReply('eq', {}, off);
  }),

  scenario(
    'D4 D7 what plays and is started again plays on without a break',
    { devices: [{ label: LABEL, classId: 2, events: [{ id: 'evts/1', ...music('hall', [600, 660]) }] }] },
    async (stage) => {
      const device = stage.device(LABEL);
      await device.command('StartEvent', { id: 'evts/1' });
      await device.expectState({ playing: 'evts/1', stream: 'started' }, SOON);
      for (const status of [1, 3, 4]) stage.never('stream', { status });
      await device.expectReply('StartEvent', { id: 'evts/1' }, { id: 'evts/1' });
      await stage.advance(5000);
      await device.expectState({ playing: 'evts/1', stream: 'started' });
    },
  ),

  scenario('D3 D7 events with alike numbers are told apart', ONE_DEVICE, async (stage) => {
    const device = stage.device(LABEL);
    await storeMinutes(device, 12);
    await device.expectReply('GetEvent', { id: 'evts/11' }, { id: 'evts/11', name: 'minute-11' });
    await device.expectReply('GetEvent', { id: 'evts/12' }, { id: 'evts/12', name: 'minute-12' });
    await device.command('StartEvent', { id: 'evts/11' });
    await device.expectState({ playing: 'evts/11', stream: 'started' }, SOON);
    await device.command('DeleteEvent', { id: 'evts/1' });
    await device.expectState({ playing: 'evts/11', stream: 'started' });
    await device.expectReply('GetEvents', {}, (events) => events.length === 11);
  }),

  scenario(
    'D3 all that a device stores is kept when the power fails, to the last event',
    ONE_DEVICE,
    async (stage) => {
      const device = stage.device(LABEL);
      const fail = { uri: 'http://second.example/', tmo: 90 };
      await device.command('SetEvent', { ...MINUTE(1), fail });
      for (let n = 2; n <= 64; n++) await device.command('SetEvent', MINUTE(n));
      const stored = JSON.stringify(await device.command('GetEvents'));
      stage.fault({ kind: 'powerCut', device: LABEL, forMs: 60_000 });
      await device.expectState({ online: false });
      await device.expectState({ online: true }, { withinMs: 60_000 });
      await device.expectReply('GetEvents', {}, (events) => JSON.stringify(events) === stored);
      await device.expectReply('GetEvent', { id: 'evts/1' }, { fail });
    },
  ),

  scenario(
    'D4 D9 main and fail-over have a timeout each, of up to two minutes',
    ONE_DEVICE,
    async (stage) => {
      const device = stage.device(LABEL);
      const fail = { uri: 'http://dead.second.example/', tmo: 120 };
      const patient = { ...music('dead.main', [600, 660], DAILY, 30), fail };
      const { id } = await device.command('SetEvent', patient);
      await device.expectReply('GetEvent', { id }, { main: patient.main, fail });
      await device.command('StartEvent', { id });
      await device.expectLive('stream', { status: 1, ctx: { fail: 0 } }, { withinMs: 0 });
      await stage.advance(29_000);
      await device.expectLive('stream', { status: 1, ctx: { fail: 1 } }, { withinMs: 2000 });
      await device.expectSilence('stream', 119_000);
      await device.expectLive('stream', { status: 5 }, { withinMs: 2000 });
      await device.expectReply(
        'SetEvent',
        { ...music('main', [700, 710], DAILY, 120) },
        (event) => event.main.tmo === 120,
      );
    },
  ),

  scenario(
    'D3 D4 an event of the day plays on over midnight, and ends the next day',
    {
      start: '2026-03-02T21:59:00Z',
      // Mondays, from ten in the evening to two.
      devices: [{ label: LABEL, classId: 2, events: [{ id: 'evts/1', ...music('night', [1320, 120], 2) }] }],
    },
    async (stage) => {
      const device = stage.device(LABEL);
      await device.expectState({ playing: null, next: 'evts/1' });
      await stage.advanceTo('2026-03-02T22:00:00Z');
      await device.expectState({ playing: 'evts/1', stream: 'started' }, SOON);
      // After midnight it has to find out by itself what plays.
      await stage.advanceTo('2026-03-03T00:30:00Z');
      stage.fault({ kind: 'powerCut', device: LABEL, forMs: 60_000 });
      await device.expectState({ online: false });
      await stage.advance(60_000);
      await device.expectState({ playing: 'evts/1', stream: 'started' }, SOON);
      await stage.advanceTo('2026-03-03T01:59:59Z');
      await device.expectState({ playing: 'evts/1', stream: 'started' });
      await stage.advanceTo('2026-03-03T02:00:01Z');
      await device.expectState({ playing: null, stream: 'stopped' });
      // Not on Tuesday: it is one of Mondays.
      await stage.advanceTo('2026-03-03T22:00:01Z');
      await device.expectState({ playing: null });
    },
  ),

  scenario(
    'D4 what was started by hand and is given another stream plays that',
    { devices: [{ label: LABEL, classId: 2, events: [{ id: 'evts/1', ...music('first', [600, 660]) }] }] },
    async (stage) => {
      const device = stage.device(LABEL);
      await device.command('StartEvent', { id: 'evts/1' });
      await device.expectLive('stream', { status: 2, ctx: { host: 'first.example' } }, SOON);
      await device.command('SetEvent', { id: 'evts/1', ...music('other', [600, 660]) });
      await device.expectLive('stream', { status: 2, ctx: { host: 'other.example' } }, { withinMs: 1500 });
      await device.expectState({ playing: 'evts/1', stream: 'started' });
    },
  ),

  scenario(
    'D5 an event is held against each of the others, not the first alone',
    ONE_DEVICE,
    async (stage) => {
      const device = stage.device(LABEL);
      await storeMinutes(device, 3);
      for (const n of [1, 2, 3]) await device.expectRefusal('SetEvent', MINUTE(n), 'Overlapping event.');
      await device.expectRefusal('SetEvent', { ...MINUTE(3), id: 'evts/2' }, 'Overlapping event.');
      await device.command('SetEvent', MINUTE(4));
    },
  ),
];
