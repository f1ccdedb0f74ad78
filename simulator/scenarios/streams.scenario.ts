import { exampleEvents, type ScenarioOptions, scenario } from '@carillon/simulator';

const LIVE = 'live.aurora-radio.example';
const BACKUP = 'backup.aurora-radio.example';
const BOTH = [LIVE, BACKUP];

const PLAYER: ScenarioOptions = { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] };
const START = { id: 'evts/1' };
const NOW = { withinMs: 0 };

export default [
  scenario('D4 a stream goes from nothing to started and stopped, and says so', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('GetEvents');
    await device.expectLive('stream', { id: 'evts/1', status: 0 }, NOW);
    await device.command('StartEvent', START);
    await device.expectLive('stream', { status: 1, ctx: { msg: 'Connecting', fail: 0 } }, NOW);
    await device.expectLive(
      'stream',
      { status: 2, ctx: { msg: 'Connected', fail: 0, br: 192 } },
      { withinMs: 900 },
    );
    // What the station says of itself is told to those who have asked for it.
    await device.command('GetEvents');
    await device.expectLive('stream', ({ status, ctx }) => status === 2 && ctx?.descr === undefined, NOW);
    await device.command('StopEvent', START);
    await device.expectLive('schedule', { id: 'evts/1', state: 1 }, NOW);
    await device.expectLive('stream', { status: 3, ctx: { msg: 'Stopping', fail: 0 } }, NOW);
    await device.expectLive('stream', { status: 4, ctx: { msg: 'Stopped', fail: 0 } }, { withinMs: 150 });
    await device.expectLive('schedule', { id: 'evts/1', state: 2 }, NOW);
    await device.command('GetEvents');
    await device.expectLive('stream', { id: 'evts/1', status: 4, ctx: { msg: 'Stopped' } }, NOW);
  }),

  scenario(
    'D4 two streams that refuse: failed, and tried again from main after its timeout',
    PLAYER,
    async (stage) => {
      const device = stage.device('CR-1002');
      const refused = BOTH.map((host) => stage.fault({ kind: 'stream', host, as: 'refused' }));
      await device.command('StartEvent', START);
      for (let i = 0; i < 3; i++) {
        await device.expectLive('stream', { status: 1, ctx: { host: LIVE, fail: 0 } }, NOW);
        await device.expectLive('stream', { status: 1, ctx: { host: BACKUP, fail: 1 } }, NOW);
        const failed = { status: 5, ctx: { host: BACKUP, fail: 1, msg: 'Connection refused' } } as const;
        await device.expectLive('stream', failed, NOW);
        await device.expectSilence('stream', 14_999);
        await stage.advance(1);
      }
      for (const fault of refused) fault.end();
      await device.expectState(
        { playing: 'evts/1', stream: 'started', isFailOver: false },
        { withinMs: 16_000 },
      );
    },
  ),

  scenario('D4 nobody answers: each stream has its timeout, to the second', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    for (const host of BOTH) stage.fault({ kind: 'stream', host, as: 'dead' });
    await device.command('StartEvent', START);
    await device.expectLive('stream', { status: 1, ctx: { fail: 0 } }, NOW);
    await device.expectSilence('stream', 14_999);
    await device.expectLive('stream', { status: 1, ctx: { fail: 1 } }, { withinMs: 1 });
    await device.expectSilence('stream', 14_999);
    const failed = { status: 5, ctx: { fail: 1, msg: 'No answer within 15 s' } } as const;
    await device.expectLive('stream', failed, { withinMs: 1 });
  }),

  scenario(
    'D4 without a fail-over a stream that is lost fails, and is heard again',
    PLAYER,
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StartEvent', { id: 'evts/2' });
      await device.expectState({ stream: 'started' }, { withinMs: 900 });
      const gone = stage.fault({
        kind: 'stream',
        host: 'stream.meridian.example',
        as: 'refused',
        forMs: 10_000,
      });
      await device.expectLive('stream', { status: 5, ctx: { fail: 0, msg: 'Connection lost' } }, NOW);
      await device.expectState({ playing: 'evts/2', stream: 'failed', isFailOver: false });
      await device.expectSilence('stream', 19_999);
      await device.expectLive('stream', { status: 1, ctx: { fail: 0 } }, { withinMs: 1 });
      await device.expectState({ stream: 'started' }, { withinMs: 900 });
      gone.end();
    },
  ),

  scenario(
    'D4 while the fail-over plays, main is tried each time after its timeout, and takes over once it is heard',
    PLAYER,
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StartEvent', START);
      await device.expectState({ stream: 'started' }, { withinMs: 900 });
      const away = stage.fault({ kind: 'stream', host: LIVE, as: 'refused' });
      await device.expectLive('stream', { status: 2, ctx: { fail: 1, host: BACKUP } }, { withinMs: 900 });
      // Nobody hears of a try that is in vain.
      await device.expectSilence('stream', 44_999);
      if (away.count !== 3) throw new Error(`main was tried ${away.count} times`);
      away.end();
      await stage.advance(15_000);
      await device.expectLive(
        'stream',
        { status: 2, ctx: { fail: 0, host: LIVE, br: 192 } },
        { withinMs: 901 },
      );

      // The fail-over has been hung up: what becomes of it is nobody's matter.
      await device.expectSilence('stream', 60_000);
      const [backup] = [BACKUP].map((host) => stage.fault({ kind: 'stream', host, as: 'refused' }));
      await device.expectSilence('stream', 60_000);
      stage.fault({ kind: 'stream', host: LIVE, as: 'refused', forMs: 1000 });
      await device.expectState({ stream: 'failed' });
      backup?.end();
    },
  ),

  scenario('D4 a fail-over that is lost, too, is followed by main', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', START);
    await device.expectState({ stream: 'started' }, { withinMs: 900 });
    const main = stage.fault({ kind: 'stream', host: LIVE, as: 'dead' });
    await device.expectState({ stream: 'started', isFailOver: true }, { withinMs: 16_000 });
    stage.fault({ kind: 'stream', host: BACKUP, as: 'refused', forMs: 60_000 });
    await device.expectState({ stream: 'failed', isFailOver: true });
    main.end();
    await device.expectState({ stream: 'started', isFailOver: false }, { withinMs: 16_000 });
    await device.expectSilence('stream', 60_000);
  }),

  scenario('D4 a stream that comes and goes is bridged each time', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', START);
    await device.expectState({ stream: 'started' }, { withinMs: 900 });
    const flapping = stage.fault({ kind: 'stream', host: LIVE, as: 'flapping', everyMs: 40_000 });
    for (let i = 0; i < 3; i++) {
      await device.expectState({ stream: 'started', isFailOver: true }, { withinMs: 41_000 });
      await device.expectState({ stream: 'started', isFailOver: false }, { withinMs: 61_000 });
    }
    flapping.end();
  }),

  scenario('D4 an event that is stopped while its stream is tried is stopped', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    for (const host of BOTH) stage.fault({ kind: 'stream', host, as: 'dead' });
    await device.command('StartEvent', START);
    await stage.advance(10_000);
    await device.command('StopEvent', START);
    await device.expectState({ playing: null, stream: 'stopped' }, { withinMs: 150 });
    await device.expectSilence('stream', 60_000);
    // And while it has failed.
    await device.command('StartEvent', START);
    await device.expectState({ stream: 'failed' }, { withinMs: 30_000 });
    await device.command('StopEvent', START);
    await device.expectState({ playing: null, stream: 'stopped' }, { withinMs: 150 });
    await device.expectSilence('stream', 60_000);
  }),

  scenario('D8 a name that nobody knows is said to be not found', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    const unknown = stage.fault({ kind: 'dns', host: 'stream.meridian.example' });
    await device.command('StartEvent', { id: 'evts/2' });
    await device.expectLive('stream', { status: 5, ctx: { msg: 'Host not found' } }, NOW);
    unknown.end();
    await device.expectState({ stream: 'started' }, { withinMs: 21_000 });
  }),

  scenario('D4 a station that falls silent is heard as silent, and goes on', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', START);
    await device.expectState({ stream: 'started' }, { withinMs: 900 });
    await device.command('StartExtra');
    await device.expectLive('vumeter', ({ vu }) => vu[0] > 40, { withinMs: 100 });
    stage.fault({ kind: 'stream', host: LIVE, as: 'silent', forMs: 5000 });
    await device.expectLive('vumeter', { vu: [0, 0] }, { withinMs: 100 });
    await stage.advance(5000);
    await device.expectLive('vumeter', ({ vu }) => vu[0] > 40, { withinMs: 200 });
    await device.expectState({ playing: 'evts/1' });
  }),

  scenario(
    'D4 a fail-over that is lost is followed by nothing before the timeout of main',
    PLAYER,
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StartEvent', START);
      await device.expectState({ stream: 'started' }, { withinMs: 900 });
      stage.fault({ kind: 'stream', host: LIVE, as: 'refused', forMs: 1000 });
      await device.expectState({ stream: 'started', isFailOver: true }, { withinMs: 900 });
      await stage.advance(5000);
      stage.fault({ kind: 'stream', host: BACKUP, as: 'refused', forMs: 1000 });
      await device.expectLive('stream', { status: 5, ctx: { fail: 1, msg: 'Connection lost' } }, NOW);
      await device.expectSilence('stream', 14_999);
      await device.expectLive('stream', { status: 1, ctx: { fail: 0 } }, { withinMs: 1 });
    },
  ),

  scenario(
    'D4 an event that is stopped while main is tried behind the fail-over stays stopped',
    PLAYER,
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.command('StartEvent', START);
      await device.expectState({ stream: 'started' }, { withinMs: 900 });
      stage.fault({ kind: 'stream', host: LIVE, as: 'refused', forMs: 1000 });
      await device.expectState({ stream: 'started', isFailOver: true }, { withinMs: 900 });
      await stage.advance(15_100);
      await device.command('StopEvent', START);
      await device.expectState({ playing: null, stream: 'stopped' }, { withinMs: 150 });
      await device.expectSilence('stream', 60_000);
    },
  ),

  scenario('D4 a stream that nobody waits for any more is nobody’s matter', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    const dead = stage.fault({ kind: 'stream', host: LIVE, as: 'dead' });
    await device.command('StartEvent', START);
    await device.expectState({ stream: 'started', isFailOver: true }, { withinMs: 16_000 });
    dead.end();
    // Refused to whoever comes; the one that gave up is not among them.
    stage.fault({ kind: 'stream', host: LIVE, as: 'refused', forMs: 20_000 });
    await device.expectSilence('stream', 20_000);
  }),

  scenario('D4 however often main was tried in vain, it takes over once', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', START);
    await device.expectState({ stream: 'started' }, { withinMs: 900 });
    stage.fault({ kind: 'stream', host: LIVE, as: 'dead', forMs: 35_000 });
    await device.expectState({ stream: 'started', isFailOver: true }, { withinMs: 16_000 });
    await stage.advance(31_000);
    stage.fault({ kind: 'stream', host: LIVE, as: 'refused', forMs: 16_000 });
    await device.expectState({ stream: 'started', isFailOver: false }, { withinMs: 31_000 });
    await device.expectSilence('stream', 60_000);
  }),
];
