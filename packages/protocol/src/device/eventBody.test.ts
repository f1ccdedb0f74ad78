import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deviceEvent } from './event.ts';
import { setEventBody } from './eventBody.ts';
import { playbackBodies, senderBodies } from './testEvents.ts';

const playback = {
  name: 'Morning radio',
  mode: 'playback',
  repeat: 62,
  time: [420, 540],
  main: { uri: 'http://radio.example.com/live', tmo: 30 },
  delay: 15,
};

const sender = {
  id: 'evts/3',
  name: 'Line to the relay',
  mode: 'sender',
  repeat: 1 << 21,
  time: [0, 0],
  main: { uri: 'icecast://source:hackme@relay.example.com:8000/live', tls: 0, tmo: 30 },
  encoder: { codec: 6, gain: 1024, ag: 0, ch: 1, qlt: 1, sr: 44_100, br: 192, adc: 0 },
  radio: { name: 'Bells', adv: 1, desc: '', genre: '', url: '' },
};

const source = (uri: string, tmo = 15) => ({ uri, tmo });
const relay = (uri: string) => ({ main: { ...sender.main, uri } });

const accepts = (body: object) => setEventBody.safeParse(body).success;

test('whatever may be written can be read, and stays as it was, unknown fields too', () => {
  fc.assert(
    fc.property(fc.oneof(playbackBodies, senderBodies), (body) => {
      expect(setEventBody.parse(body)).toEqual(body);
      expect(deviceEvent.parse(body)).toEqual(body);
    }),
  );
});

describe('PBK-02 SetEvent of a playback event', () => {
  test.each([
    ['no id, which makes a new one', {}],
    ['no delay', { delay: undefined }],
    ['a fail-over', { fail: source('http://10.0.0.1:8000/;', 120) }],
    ['a login', { main: source('https://ann:p%40ss@a.it/x') }],
    ['localhost', { main: source('http://localhost:8000/x') }],
    ['an end on the next day', { time: [1410, 30] }],
    ['a whole week but a minute', { repeat: 128 | 16_384, time: [1, 0] }],
  ])('with %s is accepted', (_case, change) => {
    expect(accepts({ ...playback, ...change })).toBe(true);
  });

  test.each([
    ['an id of something else', { id: 'auds/1' }],
    ['another mode', { mode: 'rtp' }],
    ['an empty name', { name: '' }],
    ['a blank name', { name: '   ' }],
    ['a name of 33 characters', { name: 'x'.repeat(33) }],
    ['no day', { repeat: 0 }],
    ['daily and weekly days at once', { repeat: 1 | 128 | 16_384 }],
    ['a weekly start without a stop', { repeat: 128 }],
    ['a mask beyond Always', { repeat: 1 << 22 }],
    ['a daily run without length', { time: [420, 420] }],
    ['a weekly run without length', { repeat: 128 | 16_384, time: [7, 7] }],
    ['the minute 1440', { time: [0, 1440] }],
    ['a timeout of 14', { main: source('http://a.it', 14) }],
    ['a timeout of 121', { main: source('http://a.it', 121) }],
    ['a fail-over timeout of 14', { fail: source('http://a.it', 14) }],
    ['a delay of 14', { delay: 14 }],
    ['a delay of 121', { delay: 121 }],
    ['half a millisecond', { delay: 15.5 }],
    ['an address without a scheme', { main: source('a.it/x') }],
    ['a host in upper case', { main: source('http://A.it/x') }],
    ['another scheme', { main: source('ftp://a.it/x') }],
    ['no host', { main: source('http://radio/x') }],
    ['a fragment', { main: source('http://a.it/#x') }],
    ['a password that is not encoded', { main: source('http://ann:p@ss@a.it/x') }],
    ['a user with a colon', { main: source('http://a%3Ab:x@a.it/x') }],
    ['a user with a control character', { main: source('http://a%0A:x@a.it/x') }],
    ['a user of 33 characters', { main: source(`http://${'x'.repeat(33)}@a.it/x`) }],
    ['a password of 33 characters', { main: source(`http://ann:${'x'.repeat(33)}@a.it/x`) }],
    [
      'a login of more than 512 characters',
      { main: source(`http://${'%F0%9D%92%9C'.repeat(32)}:${'%F0%9D%92%9C'.repeat(32)}@a.it`) },
    ],
    ['an address of 129 characters', { main: source(`http://a.it/${'x'.repeat(117)}`) }],
    ['a fail-over that is none', { fail: source('') }],
  ])('with %s is refused', (_case, change) => {
    expect(accepts({ ...playback, ...change })).toBe(false);
  });
});

describe('SND-02 SetEvent of a sender event', () => {
  test.each([
    ['a password without a user, which sends source', relay('icecast://:hackme@a.it:8000/live')],
    ['shoutcast', relay('shoutcast://a.it:8000')],
    ['TLS', { main: { ...sender.main, tls: 1 } }],
    ['a gain that no slider has', { encoder: { ...sender.encoder, gain: 1000 } }],
    ['FLAC', { encoder: { codec: 7, gain: 0, ag: 0, ch: 1, sr: 44_100 } }],
  ])('with %s is accepted', (_case, change) => {
    expect(accepts({ ...sender, ...change })).toBe(true);
  });

  test.each([
    ['no port', relay('icecast://a.it/live')],
    ['port 0', relay('icecast://a.it:0/live')],
    ['port 65536', relay('icecast://a.it:65536/live')],
    ['a port written twice as long', relay('icecast://a.it:08000/live')],
    ['icecast without a mountpoint', relay('icecast://a.it:8000')],
    ['a mountpoint that climbs', relay('icecast://a.it:8000/../x')],
    ['shoutcast with a mountpoint', relay('shoutcast://a.it:8000/live')],
    ['another scheme', relay('http://a.it:8000/live')],
    ['a host of 33 characters', relay(`icecast://${'a'.repeat(30)}.it:8000/live`)],
    ['a host in upper case', relay('icecast://A.it:8000/live')],
    ['a password with a line break', relay('icecast://a:b%0D%0Ac@a.it:8000/live')],
    ['a codec that cannot be selected', { encoder: { ...sender.encoder, codec: 4 } }],
    ['a bitrate that MP3 does not have', { encoder: { ...sender.encoder, br: 190 } }],
    ['a channel mode of the other layout', { encoder: { ...sender.encoder, adc: 4 } }],
    ['a gain past the chip', { encoder: { ...sender.encoder, gain: 65_536 } }],
    ['a radio name of 33 characters', { radio: { ...sender.radio, name: 'x'.repeat(33) } }],
    ['a radio url of 65 characters', { radio: { ...sender.radio, url: 'x'.repeat(65) } }],
    ['a line break in the genre', { radio: { ...sender.radio, genre: 'a\r\nicy-url: b' } }],
  ])('with %s is refused', (_case, change) => {
    expect(accepts({ ...sender, ...change })).toBe(false);
  });
});

test.each([null, 7, 'x', [], {}, { mode: 'playback' }, { ...playback, main: null }])(
  '%j is no body',
  (body) => {
    expect(setEventBody.safeParse(body).success).toBe(false);
  },
);
