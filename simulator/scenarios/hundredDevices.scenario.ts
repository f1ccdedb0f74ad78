import { exampleEvents, scenario } from '@carillon/simulator';

/** What the list says of a device before what it does. */
const row = (label = '') => `${label} Class micro Registered 2 Mar 2026`;

const NOW = { withinMs: 0 };

export default scenario(
  'D4 of a hundred devices ten lose their power: the others play on, and the ten play when it is back',
  { start: '2026-03-02T05:59:00Z' },
  async (stage) => {
    const list = stage.screen('/manage/2/list?ds=100');
    const all = stage.devices(100, { classId: 2, events: exampleEvents(2) });
    const ten = all.pick(10);
    const others = all.except(ten);
    await stage.advanceTo('2026-03-02T06:00:00Z');
    await all.all.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });

    await list.expectText(`${row(ten.labels[0])} State Playing Connection Online`);
    const dark = stage.fault({ kind: 'powerCut', device: ten.labels });
    await ten.all.expectState({ online: false });
    await list.expectText(`${row(ten.labels[0])} State Connection Offline`);
    for (const label of ten.labels) await list.expectText(`${row(label)} State Connection Offline`, NOW);
    for (const label of others.pick(5).labels)
      await list.expectText(`${row(label)} State Playing Connection Online`, NOW);
    await list.close();
    await others.none.expectLive('stream', {}, { withinMs: 60_000 });
    await others.all.expectState({ online: true, playing: 'evts/1', stream: 'started' });
    await all.atLeast(90).expectState({ online: true });

    dark.end();
    await all.all.expectState(
      { playing: 'evts/1', stream: 'started', isFailOver: false },
      { withinMs: 1000 },
    );
  },
);
