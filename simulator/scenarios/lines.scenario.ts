import { exampleEvents, type ScenarioOptions, scenario } from '@carillon/simulator';

const PLAYER: ScenarioOptions = { devices: [{ label: 'CR-1001', classId: 1, events: exampleEvents(1) }] };
const START = { id: 'evts/1' };
const LEVELS = 'async/nano-eth/CR-1001/vumeter';

export default [
  scenario('D7 a slow broker is waited for, and no longer than five seconds', PLAYER, async (stage) => {
    const device = stage.device('CR-1001');
    const slow = stage.fault({ kind: 'broker', as: 'slow', ms: 1500 });
    await device.expectReply('vol', { l: 9, r: 9 }, { l: 9, r: 9 }, { withinMs: 3000 });
    slow.end();
    const slower = stage.fault({ kind: 'broker', as: 'slow', ms: 3000 });
    await device.expectNoReply('vol', { l: 8, r: 8 });
    slower.end();
    // It was obeyed, though nobody waited any more.
    await stage.advance(5000);
    await device.expectReply('vol', {}, { l: 8, r: 8 });
  }),

  scenario('D4 levels that come in another order, twice or not at all hurt nobody', PLAYER, async (stage) => {
    const device = stage.device('CR-1001');
    await device.command('StartEvent', START);
    await device.expectState({ stream: 'started' }, { withinMs: 900 });
    await device.command('StartExtra');
    for (const fault of [
      { kind: 'reorder', window: 3 },
      { kind: 'duplicate', copies: 2 },
      { kind: 'drop' },
      { kind: 'corrupt' },
    ] as const) {
      const begun = stage.fault({ ...fault, device: 'CR-1001', topic: LEVELS });
      await stage.advance(1000);
      begun.end();
      await device.expectLive('vumeter', ({ vu }) => vu[0] > 40, { withinMs: 200 });
    }
    await device.expectLive('codec', { codec: 6 }, { withinMs: 1000 });
  }),

  scenario(
    'D4 a line that died unnoticed is found out, and the device is back with what it plays',
    PLAYER,
    async (stage) => {
      const device = stage.device('CR-1001');
      await device.command('StartEvent', START);
      await device.expectState({ stream: 'started' }, { withinMs: 900 });
      const dead = stage.fault({ kind: 'halfOpen', device: 'CR-1001', noticedAfterMs: 90_000 });
      await stage.advance(120_000);
      dead.end();
      await device.expectState({ online: true, playing: 'evts/1', stream: 'started' });
    },
  ),
];
