import { type ScenarioOptions, scenario } from '@carillon/simulator';

const MP3 = { codec: 6, gain: 1024, ag: 0, ch: 1, qlt: 3, sr: 44_100, br: 192, adc: 0 };
const OGG = { codec: 5, gain: 1024, ag: 0, ch: 1, qlt: 0, sr: 48_000, br: 5 };
const FLAC = { codec: 7, gain: 1024, ag: 0, ch: 1, sr: 44_100 };

const sender = (encoder: typeof MP3 | typeof OGG | typeof FLAC) => ({
  id: 'evts/1',
  name: 'Evening service',
  mode: 'sender' as const,
  repeat: 62,
  time: [1080, 1170] as [number, number],
  // The line input is louder on the left.
  main: { uri: 'icecast://source:Relay-123@sides.relay.example:8000/chapel', tls: 0 as const, tmo: 15 },
  encoder,
  radio: {
    name: 'Chapel live',
    adv: 1 as const,
    desc: 'What the house plays, sent on',
    genre: 'Choral',
    url: 'https://chapel.example',
  },
});

const SENDER: ScenarioOptions = {
  start: '2026-03-02T17:59:59Z',
  devices: [{ label: 'CR-1003', classId: 3, events: [sender(MP3)] }],
};

const STARTED = { withinMs: 2000 };

export default [
  scenario('D3 a relay hears what the radio of the event says of itself', SENDER, async (stage) => {
    const device = stage.device('CR-1003');
    await device.command('StartExtra');
    const ctx = {
      msg: 'Connected',
      fail: 0,
      host: 'sides.relay.example',
      port: 8000,
      mime: 'audio/mpeg',
      ch: 1,
      br: 192,
      sr: 44_100,
      name: 'Chapel live',
      url: 'https://chapel.example',
      descr: 'What the house plays, sent on',
      genre: 'Choral',
      adv: 1,
    } as const;
    await device.expectLive('stream', { id: 'evts/1', status: 2, ctx }, STARTED);
    await device.expectLive('codec', { codec: 6, br: 192_000, sr: 44_100, ch: 1 }, STARTED);
    await device.expectLive('vumeter', { vu: [80, 60] }, STARTED);
    await stage.advanceTo('2026-03-02T19:30:01Z');
    await device.expectState({ playing: null, stream: 'stopped' });
  }),

  ...[
    [
      'D9 Ogg Vorbis at step 5 is sent as Ogg at 148 kbit/s',
      OGG,
      { mime: 'application/ogg', br: 148, ch: 1 },
      5,
    ],
    [
      'D9 Ogg Vorbis in mono is sent at the rate of its step',
      { ...OGG, ch: 0, sr: 16_000, br: 3 },
      { mime: 'application/ogg', br: 18, ch: 0, sr: 16_000 },
      5,
    ],
    [
      'D9 FLAC is sent as Ogg, at the size of what is packed',
      FLAC,
      { mime: 'application/ogg', br: 882, ch: 1 },
      7,
    ],
    ['D9 MP3 at another rate is sent at that', { ...MP3, sr: 32_000, br: 112 }, { br: 112, sr: 32_000 }, 6],
  ].map(([title, encoder, ctx, codec]) =>
    scenario(String(title), SENDER, async (stage) => {
      const device = stage.device('CR-1003');
      await device.command('SetEvent', sender(encoder as typeof MP3));
      await device.expectLive('stream', { status: 2, ctx: ctx as object }, STARTED);
      await device.command('StartExtra');
      await device.expectLive('codec', { codec: codec as number }, { withinMs: 0 });
    }),
  ),

  scenario(
    'D3 a sender in mono sends left, right or both, and meters what it sends',
    SENDER,
    async (stage) => {
      const device = stage.device('CR-1003');
      await stage.advance(2000);
      /** The first levels of what is sent, of the same music each time. */
      const listen = async (encoder: Partial<typeof MP3>) => {
        const main = {
          uri: 'icecast://source:Relay-123@music.example:8000/chapel',
          tls: 0,
          tmo: 15,
        } as const;
        await device.command('StopEvent', { id: 'evts/1' });
        await device.command('SetEvent', { ...sender({ ...MP3, ...encoder }), main });
        await stage.advance(1000);
        await device.command('StartExtra');
        await device.command('StartEvent', { id: 'evts/1' });
        const levels: [number, number][] = [];
        await device.expectLive('vumeter', ({ vu }) => levels.push([...vu]) === 50, { withinMs: 6000 });
        return levels;
      };
      const stereo = await listen({});
      const left = stereo.map(([l]) => [l, l]);
      const right = stereo.map(([, r]) => [r, r]);
      const both = stereo.map((sides) => [Math.max(...sides), Math.max(...sides)]);
      for (const [adc, levels] of [
        [2, left],
        [3, right],
        [4, both],
      ] as const) {
        const heard = await listen({ ch: 0, br: 96, adc });
        if (heard.join() !== levels.join()) throw new Error(`mode ${adc} is metered as ${heard}`);
        await device.expectLive('codec', { ch: 0, br: 96_000 }, { withinMs: 1000 });
      }
    },
  ),

  scenario(
    'D3 a sender starts anew with another format, and not with another gain',
    SENDER,
    async (stage) => {
      const device = stage.device('CR-1003');
      await device.expectState({ playing: 'evts/1', stream: 'started' }, STARTED);
      await device.command('SetEvent', sender({ ...MP3, gain: 2048 }));
      await device.expectSilence('stream', 10_000);
      for (const change of [{ br: 128 }, { sr: 48_000 }, { qlt: 1 }, { ch: 0, adc: 4 }]) {
        await device.command('SetEvent', sender({ ...MP3, ...change }));
        await device.expectLive('stream', { status: 3 }, { withinMs: 0 });
        await device.expectState({ stream: 'started' }, { withinMs: 1100 });
      }
      await device.command('SetEvent', { ...sender(MP3), main: { ...sender(MP3).main, tls: 1 } });
      await device.expectLive('stream', { status: 3 }, { withinMs: 0 });
    },
  ),

  scenario(
    'D4 a relay that is away is tried again and again: a sender has no fail-over',
    SENDER,
    async (stage) => {
      const device = stage.device('CR-1003');
      const away = stage.fault({ kind: 'stream', host: 'sides.relay.example', as: 'refused' });
      await device.expectState({ playing: 'evts/1', stream: 'failed', isFailOver: false }, STARTED);
      await device.expectSilence('stream', 14_000);
      away.end();
      await device.expectState({ stream: 'started', isFailOver: false }, { withinMs: 2000 });
    },
  ),
];
