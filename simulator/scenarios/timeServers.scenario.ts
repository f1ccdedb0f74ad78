import { type ScenarioOptions, scenario } from '@carillon/simulator';

const NOW = { withinMs: 0 };
const ANSWERED = { withinMs: 200 };

const ALONE: ScenarioOptions = {
  start: '2026-03-04T03:00:00Z',
  devices: [{ label: 'CR-1002', classId: 2, timeServer: { host: 'time.google.com', boot: 0 } }],
};

/** What a device says of a time server that fails, with the codes of the specification. */
const CODES = {
  unknown: { result: -11, event: -1 },
  unplugged: { result: -12, event: -2 },
  refused: { result: -4, event: -3 },
  unbound: { result: -5, event: -3 },
  wrong: { result: -7, event: -5 },
  zero: { result: -8, event: -6 },
  kiss: { result: -10, event: -7 },
  unsynced: { result: -9, event: -8 },
  busy: { result: -1 },
  type: { result: -13 },
} as const;

const isKind = (name: string): name is keyof typeof CODES => Object.hasOwn(CODES, name);

const isError =
  (result: number, event?: number) => (message: { state: string; result?: number; event?: number }) =>
    message.state === 'Error' && message.result === result && message.event === event;

export default [
  ...Object.entries(CODES).map(([kind, codes]) => {
    const { result, event } = { event: undefined, ...codes };
    return scenario(
      `D8 a time server that is ${kind} is told by its codes, and asked again`,
      ALONE,
      async (stage) => {
        const device = stage.device('CR-1002');
        await device.command('ntp', { host: `${kind}.example` });
        await device.expectLive('rtc', { state: 'Out of Sync' }, NOW);
        await device.command('ntp', { sync: true });
        await device.expectLive('rtc', { state: 'Syncing' }, NOW);
        await device.expectLive('rtc', isError(result, event), ANSWERED);
        // It asks again each fourteen seconds, and says nothing new.
        await device.expectSilence('rtc', 60_000);
        await device.command('ntp', { host: 'time.google.com' });
        await device.expectLive('rtc', isError(result, event), NOW);
        await device.expectLive('rtc', { state: 'Done', event: 1, result: 0 }, { withinMs: 14_400 });
      },
    );
  }),

  scenario('D8 a time server that does not answer is waited for, for six seconds', ALONE, async (stage) => {
    const device = stage.device('CR-1002');
    const dead = stage.fault({ kind: 'ntp', as: 'dead' });
    await device.command('ntp', { sync: true });
    await device.expectLive('rtc', { state: 'Syncing' }, NOW);
    await device.expectSilence('rtc', 5999);
    await device.expectLive('rtc', { state: 'Error', result: -6, event: -4 }, { withinMs: 1 });
    dead.end();
    await device.expectSilence('rtc', 14_000);
    await device.expectLive('rtc', { state: 'Done' }, ANSWERED);
  }),

  scenario('D8 another failure is told as another one', ALONE, async (stage) => {
    const device = stage.device('CR-1002');
    const kiss = stage.fault({ kind: 'ntp', as: 'kiss' });
    await device.command('ntp', { sync: true });
    await device.expectLive('rtc', { state: 'Error', result: -10, event: -7 }, ANSWERED);
    kiss.end();
    const refused = stage.fault({ kind: 'ntp', as: 'refused' });
    await device.expectLive('rtc', { state: 'Error', result: -4, event: -3 }, { withinMs: 14_200 });
    refused.end();
    // The same event with another result.
    const unbound = stage.fault({ kind: 'ntp', as: 'unbound' });
    await device.expectLive('rtc', { state: 'Error', result: -5, event: -3 }, { withinMs: 14_200 });
    unbound.end();
    const unknown = stage.fault({ kind: 'dns', host: 'time.google.com' });
    await device.expectLive('rtc', { state: 'Error', result: -11, event: -1 }, { withinMs: 14_200 });
    unknown.end();
    await device.expectLive('rtc', { state: 'Done' }, { withinMs: 14_200 });
  }),

  scenario('D4 a time that was told ten minutes ago is asked for again', ALONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('ntp', { sync: true });
    const { epoch = 0 } = await device.expectLive('rtc', { state: 'Done' }, ANSWERED);
    const askedMs = stage.nowMs;
    for (const minutes of [10, 20, 30]) {
      await device.expectSilence('rtc', 600_000);
      await device.expectLive('rtc', { state: 'Done', epoch: epoch + 60 * minutes }, ANSWERED);
    }
    const tookMs = stage.nowMs - askedMs - 3 * 600_000;
    if (tookMs < 60 || tookMs > 600) throw new Error(`three answers took ${tookMs} ms`);
  }),

  scenario(
    'D4 a time that was not told again for eleven minutes is stale, and stays known',
    ALONE,
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('ntp', { sync: true });
      const { epoch } = await device.expectLive('rtc', { state: 'Done' }, ANSWERED);
      const away = stage.fault({ kind: 'ntp', as: 'unplugged' });
      await device.expectSilence('rtc', 659_999);
      await device.expectLive('rtc', { state: 'Stale', result: -3, epoch }, { withinMs: 1 });
      // Nothing else is told until it is known again, whatever the reason.
      away.end();
      stage.fault({ kind: 'ntp', as: 'kiss', forMs: 60_000 });
      await device.expectSilence('rtc', 60_000);
      await device.expectLive('rtc', { state: 'Done', result: 0 }, { withinMs: 14_200 });
      await device.expectSilence('rtc', 600_000);
    },
  ),

  scenario(
    'D4 a server that was away for a moment is asked again before anybody notices',
    ALONE,
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('ntp', { sync: true });
      await device.expectLive('rtc', { state: 'Done' }, ANSWERED);
      stage.fault({ kind: 'ntp', as: 'dead', afterMs: 590_000, forMs: 20_000 });
      // Ten minutes, six seconds of waiting and fourteen until the next question.
      await device.expectSilence('rtc', 620_000);
      await device.expectLive('rtc', { state: 'Done' }, ANSWERED);
      await device.expectSilence('rtc', 600_000);
      await device.expectLive('rtc', { state: 'Done' }, ANSWERED);
    },
  ),

  scenario('D7 another time server is asked when the next question is due', ALONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('ntp', { sync: true });
    await device.expectLive('rtc', { state: 'Done' }, ANSWERED);
    await device.expectReply('ntp', { host: 'kiss.example' }, { host: 'kiss.example', boot: 0 });
    await device.expectLive('rtc', { state: 'Done' }, NOW);
    await device.expectSilence('rtc', 600_000);
    await device.expectLive('rtc', { state: 'Stale' }, { withinMs: 60_000 });
    await device.expectReply('ntp', { host: '192.0.2.7' }, { host: '192.0.2.7' });
    await device.expectLive('rtc', { state: 'Stale' }, NOW);
    await device.expectLive('rtc', { state: 'Done' }, { withinMs: 14_200 });
  }),

  scenario(
    'D4 a clock that is set by hand asks nobody any more, whatever was under way',
    ALONE,
    async (stage) => {
      const device = stage.device('CR-1002');
      const setting = { epoch: 1_772_595_000, b: 0, Y: 2026, M: 3, D: 4, W: 3, h: 3, m: 30 } as const;
      await device.command('ntp', { sync: true });
      await device.command('rtcc', setting);
      await device.expectLive('rtc', { state: 'Manual' }, NOW);
      await device.expectSilence('rtc', 3_600_000);
      await device.expectReply('rtcc', {}, { epoch: setting.epoch + 3600 });

      // Also while what it knew was about to become stale.
      await device.command('ntp', { sync: true });
      await device.expectLive('rtc', { state: 'Done' }, ANSWERED);
      stage.fault({ kind: 'ntp', as: 'dead', forMs: 610_000 });
      await stage.advance(610_000);
      await device.command('rtcc', setting);
      await device.expectLive('rtc', ({ state, epoch }) => state === 'Manual' && epoch !== undefined, NOW);
      await device.expectSilence('rtc', 3_600_000);
    },
  ),

  scenario(
    'D7 whoever lets a device synchronize learns once that it does, and once what came of it',
    ALONE,
    async (stage) => {
      const device = stage.device('CR-1002');
      const told: string[] = [];
      stage.never('rtc', ({ state }) => told.push(state) > 3);
      await device.command('ntp', { host: 'dead.example' });
      await device.command('ntp', { sync: true });
      await device.expectLive('rtc', { state: 'Error', result: -6, event: -4 }, { withinMs: 6000 });
      if (told.join() !== 'Out of Sync,Syncing,Error') throw new Error(`it told ${told}`);
    },
  ),

  scenario('D7 a device that is asked twice to synchronize does so once', ALONE, async (stage) => {
    const device = stage.device('CR-1002');
    for (let i = 0; i < 2; i++) await device.command('ntp', { sync: true });
    await device.expectLive('rtc', { state: 'Done' }, ANSWERED);
    await device.expectSilence('rtc', 599_000);
  }),

  scenario('D4 that a time has become stale is told once', ALONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('ntp', { sync: true });
    await device.expectLive('rtc', { state: 'Done' }, ANSWERED);
    let stale = 0;
    stage.never('rtc', ({ state }) => state === 'Stale' && ++stale > 1);
    stage.fault({ kind: 'ntp', as: 'kiss' });
    await stage.advance(3_600_000);
    await device.expectLive('rtc', { state: 'Stale' }, NOW);
  }),

  scenario(
    'D8 whatever goes wrong with its time server, a device says that, and nothing else',
    ALONE,
    async (stage) => {
      const device = stage.device('CR-1002');
      for (const as of Object.keys(CODES).filter(isKind)) {
        const { result, event } = { event: undefined, ...CODES[as] };
        const fault = stage.fault({ kind: 'ntp', as });
        await device.command('ntp', { sync: true });
        await device.expectLive('rtc', isError(result, event), ANSWERED);
        fault.end();
      }
    },
  ),
];
