import { exampleEvents, type ScenarioOptions, scenario } from '@carillon/simulator';

const MINUTE = 60_000;
const NOW = { withinMs: 0 };

const PLAYER: ScenarioOptions = { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] };
const powerCut = { kind: 'powerCut', device: 'CR-1002', forMs: MINUTE } as const;
const START = { id: 'evts/1' };
const BACK = { withinMs: MINUTE };

export default [
  scenario('D3 events, time server and settings are kept when the power fails', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    const night = {
      name: 'Night music',
      mode: 'playback',
      repeat: 8,
      time: [1380, 1400],
      main: { uri: 'http://tone.example/', tmo: 15 },
    } as const;
    const { id } = await device.command('SetEvent', { ...night, time: [1380, 1400] });
    await device.command('DeleteEvent', { id: 'evts/2' });
    await device.command('vol', { l: 12, r: 34 });
    await device.command('ntp', { host: 'time.google.com' });
    stage.fault(powerCut);
    await device.expectState({ online: false });
    await device.expectState({ online: true, next: 'evts/1' }, BACK);
    await device.expectReply(
      'GetEvents',
      {},
      (events) => events.map((one) => one.id).join() === `evts/1,${id}`,
    );
    await device.expectReply('GetEvent', { id }, { name: 'Night music', repeat: 8 });
    await device.expectReply('ntp', {}, { host: 'time.google.com', boot: 1 });
    await device.expectReply('vol', {}, { l: 12, r: 34 });
  }),

  scenario('D4 what was started by hand is forgotten when the power fails', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', { id: 'evts/2' });
    await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 900 });
    stage.fault(powerCut);
    await device.expectState({ online: false });
    await device.expectState({ online: true, playing: null, next: 'evts/1', stream: 'nothing' }, BACK);
    await device.expectSilence('stream', MINUTE);
  }),

  scenario(
    'D4 what was stopped by hand plays again when the power is back',
    {
      ...PLAYER,
      start: '2026-03-02T07:00:00Z',
    },
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.expectState({ stream: 'started' }, { withinMs: 900 });
      await device.command('StopEvent', START);
      await stage.advance(1000);
      stage.fault(powerCut);
      await device.expectState({ online: false });
      await device.expectState({ online: true, playing: 'evts/1', stream: 'starting' }, BACK);
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 900 });
    },
  ),

  scenario(
    'D4 without power nothing plays: it begins when the power is back, and not before',
    {
      ...PLAYER,
      start: '2026-03-02T05:59:30Z',
    },
    async (stage) => {
      const device = stage.device('CR-1002');
      stage.fault(powerCut);
      await device.expectState({ online: false });
      await device.expectState({ online: true }, BACK);
      await device.expectLive('stream', { id: 'evts/1', status: 1 }, NOW);
      await device.expectSilence('stream', 299);
      await device.expectLive('stream', { id: 'evts/1', status: 2 }, { withinMs: 601 });
      await stage.advanceTo('2026-03-02T09:59:30Z');
      stage.fault(powerCut);
      await device.expectState({ online: false });
      // Its hours are over.
      await device.expectState({ online: true, playing: null, stream: 'nothing', next: 'evts/1' }, BACK);
    },
  ),

  scenario(
    'D4 without power nobody is dialled and nobody asked',
    {
      start: '2026-03-02T07:00:00Z',
      devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
    },
    async (stage) => {
      const device = stage.device('CR-1002');
      const [main, backup] = ['live', 'backup'].map((name) =>
        stage.fault({ kind: 'stream', host: `${name}.aurora-radio.example`, as: 'refused' }),
      );
      const servers = stage.fault({ kind: 'ntp', as: 'refused' });
      await stage.advance(15 * MINUTE);
      stage.fault({ ...powerCut, forMs: 60 * MINUTE });
      await stage.advance(1);
      const before = [main, backup, servers].map((fault) => fault?.count).join();
      await stage.advance(59 * MINUTE);
      const after = [main, backup, servers].map((fault) => fault?.count).join();
      if (after !== before) throw new Error(`it reached for somebody: ${before}, then ${after}`);
      for (const fault of [main, backup, servers]) fault?.end();
      await device.expectState(
        { online: true, playing: 'evts/1', stream: 'starting' },
        { withinMs: 2 * MINUTE },
      );
      await device.expectState({ stream: 'started', isFailOver: false }, { withinMs: 1000 });
    },
  ),

  scenario('D4 extra is over when the power fails', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', START);
    await stage.advance(1000);
    await device.command('StartExtra');
    stage.fault({ ...powerCut, forMs: 5000 });
    await device.expectState({ online: true }, BACK);
    await device.command('StartEvent', START);
    await device.expectState({ stream: 'started' }, { withinMs: 1000 });
    await device.expectSilence('vumeter', 10_000);
    await device.command('GetEvents');
    await device.expectLive('stream', ({ ctx }) => ctx?.name === undefined, NOW);
  }),

  scenario(
    'D4 a device that is switched off says so, and begins anew when it is switched on',
    PLAYER,
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StartEvent', START);
      await device.expectState({ stream: 'started' }, { withinMs: 900 });
      device.shutDown();
      await device.expectState({ online: false });
      await stage.advance(MINUTE);
      device.powerOn();
      await device.expectState({ online: true, playing: null, next: 'evts/1', stream: 'nothing' });
      await device.command('StartEvent', START);
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 900 });
    },
  ),

  scenario(
    'D7 a line that breaks takes nothing with it: what was said meanwhile is lost',
    PLAYER,
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StartEvent', START);
      await device.expectState({ stream: 'started' }, { withinMs: 900 });
      await device.command('StartExtra');
      const broken = stage.fault({ kind: 'disconnect', device: 'CR-1002' });
      await device.expectState({ online: false });
      await stage.advance(20_000);
      broken.end();
      await device.expectState({ online: true, playing: 'evts/1', stream: 'started' });
      // Nobody has ended it.
      await device.expectLive('vumeter', {}, { withinMs: 100 });
    },
  ),
];
