import { type ScenarioOptions, scenario } from '@carillon/simulator';

/** A tone, whose levels never change, on a device whose clock is an hour fast. */
const TONE: ScenarioOptions = {
  start: '2026-03-02T07:00:00Z',
  devices: [
    {
      label: 'CR-1002',
      classId: 2,
      events: [
        {
          id: 'evts/1',
          name: 'Line-up tone',
          mode: 'playback',
          repeat: 127,
          time: [0, 1],
          main: { uri: 'http://tone.example/', tmo: 15 },
        },
      ],
      clockError: { aheadMs: 3_600_000 },
      timeServer: { host: 'time.google.com', boot: 0 },
    },
  ],
};

const START = { id: 'evts/1' };

export default [
  scenario('D4 levels come ten times a second, and the codec once', TONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartExtra');
    await device.expectSilence('vumeter', 1000);
    await device.command('StartEvent', START);
    await device.expectState({ stream: 'started' }, { withinMs: 900 });
    for (let i = 0; i < 10; i++) {
      await device.expectSilence('vumeter', 99);
      await device.expectLive('vumeter', { vu: [76, 76] }, { withinMs: 1 });
    }
    await device.expectLive('codec', {}, { withinMs: 0 });
    await device.expectSilence('codec', 999);
    await device.expectLive('codec', {}, { withinMs: 1 });
  }),

  scenario('D3 the codec says what is decoded, how much of it, and since when', TONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartExtra');
    await device.command('StartEvent', START);
    // By the clock of the device, which is an hour fast.
    const since = Date.parse('2026-03-02T08:00:00Z') / 1000;
    const decoded = { codec: 6, br: 192_000, sr: 44_100, ch: 1, avg: 192_000, since };
    await device.expectLive('codec', { ...decoded, size: 24 }, { withinMs: 1900 });
    await device.expectLive('codec', { ...decoded, size: 48 }, { withinMs: 1000 });
    await stage.advance(8000);
    await device.expectLive('codec', { ...decoded, size: 240 }, { withinMs: 0 });
  }),

  scenario('D4 extra lapses after thirty seconds, unless somebody asks again', TONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', START);
    await stage.advance(1000);
    await device.command('StartExtra');
    await stage.advance(29_899);
    await device.expectLive('vumeter', {}, { withinMs: 1 });
    await stage.advance(100);
    await device.expectSilence('vumeter', 60_000);

    await device.command('StartExtra');
    await stage.advance(20_000);
    await device.command('StartExtra');
    await stage.advance(29_000);
    await device.expectLive('vumeter', {}, { withinMs: 100 });
    await stage.advance(1000);
    await device.expectSilence('vumeter', 60_000);
  }),

  scenario('D4 extra ends when somebody ends it, and what is decoded with it', TONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', START);
    await stage.advance(1000);
    await device.expectReply('StartExtra', {}, {});
    await device.expectLive('vumeter', {}, { withinMs: 100 });
    await device.expectReply('StopExtra', {}, {});
    await device.expectSilence('vumeter', 10_000);
    await device.expectSilence('codec', 10_000);
    // What the station says of itself goes with it; its format stays.
    await device.command('GetEvents');
    await device.expectLive('stream', ({ ctx }) => ctx?.name === undefined && ctx?.br === 192, {
      withinMs: 0,
    });
  }),

  scenario('D4 whoever asks for extra learns at once what is heard', TONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartExtra');
    await device.expectLive('stream', { id: 'evts/1', status: 0 }, { withinMs: 0 });
    await device.command('StartEvent', START);
    const texts = {
      mime: 'audio/mpeg',
      ch: 1,
      br: 192,
      sr: 44_100,
      name: 'Radio tone.example',
      url: 'https://tone.example',
      descr: 'A synthetic station',
      genre: 'Variety',
      adv: 0,
    } as const;
    await device.expectLive('stream', { status: 2, ctx: texts }, { withinMs: 900 });
    await device.command('StopExtra');
    await stage.advance(5000);
    await device.command('StartExtra');
    await device.expectLive('stream', { status: 2, ctx: texts }, { withinMs: 0 });
    await device.expectLive('codec', { codec: 6 }, { withinMs: 0 });
  }),

  scenario('D4 levels fall when the stream ends, and begin anew with the next one', TONE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', START);
    await stage.advance(1000);
    await device.command('StartExtra');
    await stage.advance(550);
    await device.command('StopEvent', START);
    await device.expectLive('vumeter', { vu: [0, 0] }, { withinMs: 0 });
    await device.expectSilence('vumeter', 5000);
    await device.command('StartEvent', START);
    await device.expectState({ stream: 'started' }, { withinMs: 900 });
    await device.expectSilence('vumeter', 99);
    await device.expectLive('vumeter', { vu: [76, 76] }, { withinMs: 1 });
    await device.expectSilence('codec', 899);
    await device.expectLive('codec', { size: 24 }, { withinMs: 1 });
  }),
];
