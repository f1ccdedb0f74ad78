import { scenario } from '@carillon/simulator';

const playing = (uri: string) => ({
  id: 'evts/1',
  name: 'Somewhere else',
  mode: 'playback' as const,
  repeat: 127,
  time: [0, 1] as [number, number],
  main: { uri, tmo: 15 },
});

const SENDING = {
  name: 'Sent on',
  mode: 'sender' as const,
  repeat: 127,
  time: [10, 11] as [number, number],
  encoder: { codec: 6, gain: 1024, ag: 0, ch: 1, qlt: 3, sr: 44_100, br: 192, adc: 0 },
  radio: { name: 'Chapel live', adv: 1 as const, desc: '', genre: '', url: '' },
};

const DEVICE = { label: 'CR-1003', classId: 3, events: [playing('http://radio.example/')] };
const NOW = { withinMs: 0 };

export default [
  scenario(
    'D3 a stream tells its host and port, which each scheme has one of',
    { devices: [DEVICE] },
    async (stage) => {
      const device = stage.device('CR-1003');
      for (const [uri, host, port] of [
        ['http://radio.example/live', 'radio.example', 80],
        ['https://radio.example/live', 'radio.example', 443],
        ['https://radio.example:8443/live:80', 'radio.example', 8443],
        ['http://192.0.2.7:8000/live', '192.0.2.7', 8000],
      ] as const) {
        await device.command('SetEvent', playing(uri));
        await device.command('StartEvent', { id: 'evts/1' });
        await device.expectLive('stream', { status: 1, ctx: { host, port, fail: 0 } }, { withinMs: 150 });
        await device.expectState({ stream: 'started' }, { withinMs: 900 });
      }
      for (const address of [
        'icecast://source:secret@relay.example:8001/live',
        'shoutcast://:secret@relay.example:8001',
      ]) {
        const main = { uri: address, tls: 0, tmo: 15 } as const;
        const { id } = await device.command('SetEvent', { ...SENDING, main });
        await device.command('StartEvent', { id });
        await device.expectLive(
          'stream',
          { id, ctx: { host: 'relay.example', port: 8001 } },
          { withinMs: 150 },
        );
        await device.command('DeleteEvent', { id });
      }
    },
  ),

  scenario(
    'D3 the user and the password of an address are told to nobody who listens',
    { devices: [DEVICE] },
    async (stage) => {
      const device = stage.device('CR-1003');
      stage.never('stream', (message) => /somebody|Secret/.test(JSON.stringify(message)));
      await device.command('SetEvent', playing('http://somebody:Secret-9@radio.example:8000/live'));
      await device.command('StartEvent', { id: 'evts/1' });
      await device.expectState({ stream: 'started' }, { withinMs: 900 });
      const refused = stage.fault({ kind: 'stream', host: 'radio.example', as: 'refused' });
      await device.expectState({ stream: 'failed' });
      refused.end();
      await device.expectState({ stream: 'started' }, { withinMs: 20_000 });
    },
  ),

  scenario('D3 stations say what they are, each for itself', { devices: [DEVICE] }, async (stage) => {
    const device = stage.device('CR-1003');
    const AURORA = {
      mime: 'audio/mpeg',
      ch: 1,
      sr: 44_100,
      name: 'Aurora Radio',
      url: 'https://aurora-radio.example',
      genre: 'Easy listening',
      adv: 1,
    } as const;
    for (const [host, ctx] of [
      ['live.aurora-radio.example', { ...AURORA, br: 192, descr: 'Gentle songs and the news on the hour' }],
      ['backup.aurora-radio.example', { ...AURORA, br: 128, descr: 'Aurora Radio, second transmitter' }],
      [
        'stream.meridian.example',
        {
          mime: 'application/ogg',
          ch: 1,
          br: 160,
          sr: 48_000,
          name: 'Meridian Lounge',
          url: 'https://meridian.example/lounge',
          descr: 'Jazz, bossa nova and slow electronics without a break',
          genre: 'Lounge',
          adv: 0,
        },
      ],
    ] as const) {
      await device.command('SetEvent', playing(`http://${host}/`));
      await device.command('StartExtra');
      await device.command('StartEvent', { id: 'evts/1' });
      await device.expectLive('stream', { status: 2, ctx }, { withinMs: 1100 });
      await device.expectLive('codec', { codec: host.startsWith('stream') ? 5 : 6 }, { withinMs: 1000 });
    }
  }),

  scenario(
    'D9 levels are whole numbers from 0 to 96, as loud as what is heard',
    { devices: [DEVICE] },
    async (stage) => {
      const device = stage.device('CR-1003');
      stage.never('vumeter', ({ vu }) =>
        vu.some((level) => !Number.isInteger(level) || level < 0 || level > 96),
      );
      /** The levels of half a minute of a station. */
      const listen = async (host: string) => {
        await device.command('SetEvent', playing(`http://${host}/`));
        await device.command('StartEvent', { id: 'evts/1' });
        await device.expectLive('stream', { status: 2, ctx: { host } }, { withinMs: 1100 });
        await device.command('StartExtra');
        const levels: [number, number][] = [];
        await device.expectLive('vumeter', ({ vu }) => levels.push([...vu]) === 290, { withinMs: 29_000 });
        return { left: levels.map(([l]) => l), right: levels.map(([, r]) => r) };
      };
      const expectThat = (what: string, isSo: boolean) => {
        if (!isSo) throw new Error(`It is not so that ${what}.`);
      };

      const none = await listen('silent.example');
      expectThat(
        'nothing is heard',
        [...none.left, ...none.right].every((level) => level === 0),
      );
      const tone = await listen('tone.example');
      expectThat(
        'a tone never changes',
        [...tone.left, ...tone.right].every((level) => level === 76),
      );
      const sides = await listen('sides.example');
      expectThat('left is louder', sides.left.every((l) => l === 80) && sides.right.every((r) => r === 60));
      const speech = await listen('speech.example');
      expectThat('one microphone is on both sides', speech.left.join() === speech.right.join());
      expectThat('somebody speaks', Math.max(...speech.left) > 70);
      expectThat('and pauses', Math.min(...speech.left) < 40);
      const clipping = await listen('clipping.example');
      for (const side of [clipping.left, clipping.right]) {
        expectThat('it clips again and again', side.filter((level) => level === 96).length > 20);
      }
      const music = await listen('music.example');
      expectThat('music moves', new Set(music.left).size > 10);
      expectThat('on each side as it likes', music.left.join() !== music.right.join());
      expectThat('mostly from 60 to 85', music.left.filter((l) => l >= 60 && l <= 85).length > 150);
      expectThat('and never clips for long', music.left.filter((l) => l === 96).length < 20);
    },
  ),

  scenario(
    'D3 an address is reached in its own time: not before 300 ms, nor after 900',
    { devices: [DEVICE] },
    async (stage) => {
      const device = stage.device('CR-1003');
      for (let i = 0; i < 20; i++) {
        await device.command('StartEvent', { id: 'evts/1' });
        await device.expectLive('stream', { status: 1 }, NOW);
        await device.expectSilence('stream', 299);
        await device.expectLive('stream', { status: 2 }, { withinMs: 601 });
        await device.command('StopEvent', { id: 'evts/1' });
        await stage.advance(1000);
      }
    },
  ),

  scenario('D4 a host may refuse, or never answer', { devices: [DEVICE] }, async (stage) => {
    const device = stage.device('CR-1003');
    for (const [host, msg, afterMs] of [
      ['refused.example', 'Connection refused', 0],
      ['dead.example', 'No answer within 15 s', 15_000],
    ] as const) {
      await device.command('SetEvent', playing(`http://${host}/`));
      await device.command('StartEvent', { id: 'evts/1' });
      await device.expectLive('stream', { status: 1, ctx: { host } }, { withinMs: 150 });
      await device.expectLive('stream', { status: 5, ctx: { msg, fail: 0 } }, { withinMs: afterMs });
    }
  }),
];
