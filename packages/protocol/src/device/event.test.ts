import { describe, expect, test } from 'vitest';
import { deviceEvent, eventId } from './event.ts';

const playback = {
  id: 'evts/1',
  name: 'Morning radio',
  mode: 'playback',
  repeat: 62,
  time: [420, 540],
  main: { uri: 'http://radio.example.com/live', tmo: 30 },
};

const sender = {
  id: 'evts/3',
  name: 'Line to the relay',
  mode: 'sender',
  repeat: 1 << 21,
  time: [0, 0],
  main: { uri: 'icecast://relay.example.com:8000/live', tls: 0, tmo: 30 },
  encoder: { codec: 7, gain: 0, ag: 1, ch: 1, sr: 44_100 },
  radio: { name: 'Bells', adv: 1, desc: '', genre: '', url: '' },
};

describe('an event of a device', () => {
  test.each([
    ['a playback event without fail-over', playback],
    ['a sender event without what its codec does not know', sender],
    ['an event that runs until the last minute', { ...playback, time: [0, 1439] }],
    ['a repeat mask that this version does not know', { ...playback, repeat: 1 << 22 }],
    [
      'a timeout and a delay out of our limits',
      { ...playback, main: { ...playback.main, tmo: 600 }, delay: 0 },
    ],
    ['a name longer than ours', { ...playback, name: 'x'.repeat(128) }],
    ['an address without a scheme', { ...playback, main: { uri: 'Radio.example/x', tmo: 30 } }],
    ['a codec that cannot be selected', { ...sender, encoder: { ...sender.encoder, codec: 4 } }],
    ['radio texts longer than ours', { ...sender, radio: { ...sender.radio, desc: 'x'.repeat(1000) } }],
  ])('%s is accepted', (_case, event) => {
    expect(deviceEvent.parse(event)).toEqual(event);
  });

  test('fields that a newer firmware adds are kept, at every depth', () => {
    const newer = {
      ...sender,
      priority: 3,
      main: { ...sender.main, mirrors: ['a'] },
      encoder: { ...sender.encoder, limiter: { on: 1 } },
      radio: { ...sender.radio, logo: 'x' },
    };
    expect(deviceEvent.parse(newer)).toEqual(newer);
    const source = { uri: 'http://a.it', tmo: 15, proxy: 'b' };
    const player = { ...playback, fade: 2, main: source, fail: source };
    expect(deviceEvent.parse(player)).toEqual(player);
  });

  test.each([
    ['an unknown mode', { mode: 'rtp' }],
    ['no mode', { mode: undefined }],
    ['an id without a number', { id: 'evts/' }],
    ['an id of something else', { id: 'auds/1' }],
    ['a mask as text', { repeat: '62' }],
    ['a single minute', { time: [420] }],
    ['three minutes', { time: [420, 540, 600] }],
    ['the minute after the last of the day', { time: [420, 1440] }],
    ['half a minute', { time: [420.5, 540] }],
    ['a negative minute', { time: [-1, 540] }],
    ['no main stream', { main: undefined }],
    ['a stream without an address', { main: { tmo: 30 } }],
    ['a timeout as text', { main: { uri: 'http://a.it', tmo: '30' } }],
    ['an address longer than any', { main: { uri: 'x'.repeat(513), tmo: 30 } }],
    ['a fail-over that is no stream', { fail: 'http://a.it' }],
    ['no name', { name: undefined }],
    ['a name that is a picture', { name: 'x'.repeat(129) }],
  ])('with %s is refused', (_case, change) => {
    expect(deviceEvent.safeParse({ ...playback, ...change }).success).toBe(false);
  });

  test.each([
    ['a flag that is true', { main: { ...sender.main, tls: true } }],
    ['no encoder', { encoder: undefined }],
    ['a codec by name', { encoder: { ...sender.encoder, codec: 'MP3' } }],
    ['no radio', { radio: undefined }],
    ['a flag of 2', { radio: { ...sender.radio, adv: 2 } }],
  ])('a sender event with %s is refused', (_case, change) => {
    expect(deviceEvent.safeParse({ ...sender, ...change }).success).toBe(false);
  });
});

test.each([
  ['evts/1', true],
  ['evts/99999', true],
  ['evts/0', false],
  ['evts/01', false],
  ['evts/100000', false],
  ['evts/1/2', false],
  ['evts/1\n', false],
  ['1', false],
])('whether %j is the id of an event: %s', (id, isOne) => {
  expect(eventId.safeParse(id).success).toBe(isOne);
});
