import { exampleEvents, scenario } from '@carillon/simulator';

export default scenario(
  'a started event plays with moving levels until it is stopped',
  { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] },
  async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectState({ online: true, playing: null, next: 'evts/1' });

    await device.command('StartEvent', { id: 'evts/1' });
    await device.expectLive('stream', { status: 1 }, { withinMs: 0 });
    await device.expectLive('stream', { status: 2, ctx: { fail: 0 } }, { withinMs: 900 });
    await device.expectState({ playing: 'evts/1', stream: 'started' });

    await device.command('StartExtra');
    await device.expectLive('stream', { ctx: { name: 'Aurora Radio' } }, { withinMs: 0 });
    await device.expectLive('codec', { codec: 6, br: 192_000 }, { withinMs: 0 });
    const first = await device.expectLive('vumeter', ({ vu }) => vu[0] > 40, { withinMs: 100 });
    await device.expectLive('vumeter', ({ vu }) => vu[0] !== first.vu[0], { withinMs: 1000 });

    await device.command('StopEvent', { id: 'evts/1' });
    await device.expectState({ playing: null, next: 'evts/1', stream: 'stopped' }, { withinMs: 500 });
    await device.expectSilence('vumeter', 60_000);
  },
);
