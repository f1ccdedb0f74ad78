import { exampleEvents, type ScenarioOptions, scenario } from '@carillon/simulator';

const HALL = { label: 'CR-1001', classId: 1, events: exampleEvents(1) };
const TERRACE = { label: 'CR-1002', classId: 2, events: exampleEvents(2) };
const TOWER = { label: 'CR-1003', classId: 3, events: exampleEvents(3) };
const START = { id: 'evts/1' };
const PLAYING = { playing: 'evts/1', stream: 'started' } as const;

const house = (...consoles: NonNullable<ScenarioOptions['consoles']>): ScenarioOptions => ({
  devices: [HALL, TERRACE, TOWER],
  consoles,
});

export default [
  scenario(
    'D6 an owner hears and commands the devices that are theirs, and no other',
    house({ name: 'owner', devices: ['CR-1001', 'CR-1002'] }, { name: 'stranger' }),
    async (stage) => {
      for (const label of ['CR-1001', 'CR-1002']) {
        const device = stage.console('owner').device(label);
        await device.command('StartEvent', START);
        await device.expectState(PLAYING, { withinMs: 1000 });
        await device.command('StartExtra');
      }
      await stage.device('CR-1003').command('StartEvent', START);
      await stage.device('CR-1003').command('StartExtra');
      await stage.console('owner').expectNothingOf('CR-1003', 2000);
      await stage.console('stranger').expectNothingOf('CR-1001', 2000);
    },
  ),

  scenario(
    'D6 an administrator hears and commands all devices',
    house({ name: 'admin', isAdmin: true }),
    async (stage) => {
      for (const label of ['CR-1001', 'CR-1002', 'CR-1003']) {
        const device = stage.console('admin').device(label);
        await device.expectState({ online: true, playing: null, next: 'evts/1' });
        await device.command('StartEvent', START);
        await device.expectState(PLAYING, { withinMs: 1000 });
      }
    },
  ),

  scenario(
    'D6 whose session has ended hears nothing any more, and is let in no more',
    house({ name: 'owner', devices: ['CR-1002'], sessionEnds: '2026-03-02T04:00:00Z' }),
    async (stage) => {
      const owner = stage.console('owner');
      await owner.device('CR-1002').command('StartEvent', START);
      await owner.device('CR-1002').expectState(PLAYING, { withinMs: 1000 });
      await stage.advanceTo('2026-03-02T04:00:01Z');
      await owner.expectConnection('refused');
      await stage.device('CR-1002').expectState(PLAYING);
    },
  ),

  scenario(
    'D4 whoever comes back learns the present: what went on meanwhile is not told again',
    house({ name: 'office', devices: ['CR-1002'] }),
    async (stage) => {
      const office = stage.console('office');
      const away = stage.fault({ kind: 'disconnect', console: 'office' });
      await office.expectConnection('lost');
      await stage.device('CR-1002').command('StartEvent', START);
      await stage.advance(10_000);
      away.end();
      await office.expectConnection('connected', { withinMs: 1000 });
      await office.device('CR-1002').expectState({ online: true, ...PLAYING }, { withinMs: 1000 });
      // And that a device is gone, too.
      stage.device('CR-1002').shutDown();
      await office.device('CR-1002').expectState({ online: false });
      stage.fault({ kind: 'disconnect', console: 'office', forMs: 5000 });
      await stage.advance(7000);
      await office.device('CR-1002').expectState({ online: false });
    },
  ),

  scenario(
    'D7 what one console starts and another one stops, both hear',
    house({ name: 'office', devices: ['CR-1002'] }, { name: 'porter', devices: ['CR-1002'] }),
    async (stage) => {
      const office = stage.console('office').device('CR-1002');
      const porter = stage.console('porter').device('CR-1002');
      await office.command('StartEvent', START);
      for (const one of [office, porter]) await one.expectState(PLAYING, { withinMs: 1000 });
      await porter.command('StopEvent', START);
      for (const one of [office, porter]) {
        await one.expectState({ playing: null, stream: 'stopped' }, { withinMs: 500 });
      }
      // Extra is for everybody, and so is its end.
      await porter.command('StartEvent', START);
      await porter.expectState(PLAYING, { withinMs: 1000 });
      await office.command('StartExtra');
      await porter.expectLive('vumeter', ({ vu }) => vu[0] > 40, { withinMs: 1000 });
      await porter.command('StopExtra');
      await office.expectSilence('vumeter', 5000);
    },
  ),
];
