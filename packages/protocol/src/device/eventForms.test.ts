import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProblems } from '../form/problem.ts';
import type { PlaybackEvent, SenderEvent } from './event.ts';
import { setEventBody } from './eventBody.ts';
import {
  newPlaybackForm,
  type PlaybackForm,
  playbackForm,
  playbackFormIn,
  toPlaybackBody,
  toPlaybackForm,
} from './playbackForm.ts';
import {
  newSenderForm,
  type SenderForm,
  senderForm,
  senderFormIn,
  toSenderBody,
  toSenderForm,
} from './senderForm.ts';
import { playbackBodies, senderBodies } from './testEvents.ts';

const always = { repeat: 1 << 21, time: [0, 0] } as const;
const wide = '𝒜'.repeat(32);

const playback: PlaybackForm = { ...newPlaybackForm(), name: 'Morning', address: 'http://a.it/x' };
const sender: SenderForm = {
  ...newSenderForm(),
  name: 'Line',
  host: 'relay.example.com',
  port: 8000,
  mountpoint: '/live',
};

describe('PBK-01 a playback form', () => {
  test('begins empty, with the defaults of timeouts and delay', () => {
    expect(newPlaybackForm()).toEqual({
      name: '',
      address: '',
      user: '',
      password: '',
      timeout: 15,
      failAddress: '',
      failUser: '',
      failPassword: '',
      failTimeout: 15,
      delay: 15,
    });
    expect(findProblems(playbackForm, newPlaybackForm())).toEqual({
      name: { key: 'problem.event.name' },
      address: { key: 'problem.stream.address' },
    });
  });

  test('shows a valid event of a device without a problem, and gives it back as it was', () => {
    fc.assert(
      fc.property(playbackBodies, (event) => {
        const form = toPlaybackForm(event);
        expect(findProblems(playbackForm, form)).toEqual({});
        expect(toPlaybackBody(form, event, event)).toEqual(event);
      }),
    );
  });

  test('comes back from the wire as it was, once its blanks are gone and its host is in lower case', () => {
    fc.assert(
      fc.property(playbackBodies, (event) => {
        const form = toPlaybackForm(event);
        const body = toPlaybackBody(form, event);
        expect(setEventBody.safeParse(body).success).toBe(true);
        expect(toPlaybackForm({ ...body, id: 'evts/1' })).toEqual(form);
      }),
    );
  });

  test('is sent without blanks around it, with the scheme that was left out, and with its logins encoded', () => {
    const form = {
      ...playback,
      name: ' Morning ',
      address: ' Radio.Example.com/Live ',
      user: 'an@n',
      password: ' p/w ',
      failAddress: ' 10.0.0.1 ',
      failUser: 'b',
      failTimeout: 20,
    };
    expect(findProblems(playbackForm, form)).toEqual({});
    expect(toPlaybackBody(form, { repeat: 62, time: [420, 540] })).toEqual({
      name: 'Morning',
      mode: 'playback',
      repeat: 62,
      time: [420, 540],
      main: { uri: 'http://an%40n:%20p%2Fw%20@radio.example.com/Live', tmo: 15 },
      fail: { uri: 'http://b@10.0.0.1', tmo: 20 },
      delay: 15,
    });
  });

  test('a fail-over that is taken away leaves the event', () => {
    const event: PlaybackEvent = {
      id: 'evts/2',
      ...toPlaybackBody({ ...playback, failAddress: 'http://b.it' }, always),
    };
    expect(event.fail).toEqual({ uri: 'http://b.it', tmo: 15 });
    const body = toPlaybackBody({ ...toPlaybackForm(event), failAddress: ' ' }, always, event);
    expect(body).not.toHaveProperty('fail');
    expect(body.id).toBe('evts/2');
  });

  test('an event without a delay gets the default, one whose address cannot be shown is to be typed anew', () => {
    const { delay, ...event } = toPlaybackBody(playback, always);
    expect(toPlaybackForm({ ...event, id: 'evts/1' }).delay).toBe(delay);
    const main = { uri: 'http://ann:se/cret@a.it', tmo: 15 };
    expect(toPlaybackForm({ ...event, id: 'evts/1', main, fail: main })).toMatchObject({
      address: '',
      user: '',
      password: '',
      failAddress: '',
    });
  });

  test.each<[string, string, Partial<PlaybackForm>, string]>([
    ['PBK-01', 'a blank name', { name: '  ' }, 'name: problem.event.name'],
    ['PBK-01', 'a name of 33 characters', { name: 'x'.repeat(33) }, 'name: problem.tooLong'],
    ['PBK-02', 'no address', { address: ' ' }, 'address: problem.stream.address'],
    ['PBK-02', 'an address with a login', { address: 'http://a:b@c.it' }, 'address: problem.stream.address'],
    ['PBK-02', 'an address of another scheme', { address: 'ftp://a.it' }, 'address: problem.stream.address'],
    [
      'PBK-02',
      'an address that is stored with more than 128 characters',
      { address: `a.it/${'x'.repeat(120)}` },
      'address: problem.stream.address',
    ],
    ['PBK-02', 'localhost', { address: 'http://localhost' }, 'address: problem.stream.address'],
    ['PBK-02', 'a fail-over that is no address', { failAddress: 'x' }, 'failAddress: problem.stream.address'],
    ['PBK-02', 'a password without a user', { password: 'x' }, 'user: problem.stream.login'],
    ['PBK-02', 'the same for fail-over', { failPassword: 'x' }, 'failUser: problem.stream.login'],
    ['PBK-02', 'a user of 33 characters', { user: 'x'.repeat(33) }, 'user: problem.stream.user'],
    ['PBK-02', 'a fail-over user with a colon', { failUser: 'a:b' }, 'failUser: problem.stream.user'],
    ['PBK-02', 'half a character', { user: 'a\ud800' }, 'user: problem.stream.user'],
    [
      'PBK-02',
      'a password of 33 characters',
      { user: 'a', password: 'x'.repeat(33) },
      'password: problem.stream.password',
    ],
    [
      'PBK-02',
      'a login too long for the wire',
      { user: wide, password: wide },
      'password: problem.stream.password',
    ],
    [
      'PBK-02',
      'a fail-over login too long for the wire',
      { failAddress: 'a.it', failUser: wide, failPassword: wide },
      'failPassword: problem.stream.password',
    ],
    ['PBK-02', 'no timeout', { timeout: null }, 'timeout: problem.stream.timeout'],
    ['PBK-02', 'a timeout of 14', { timeout: 14 }, 'timeout: problem.stream.timeout'],
    ['PBK-02', 'a timeout of 121', { timeout: 121 }, 'timeout: problem.stream.timeout'],
    [
      'PBK-02',
      'a fail-over without a timeout',
      { failAddress: 'a.it', failTimeout: null },
      'failTimeout: problem.stream.timeout',
    ],
    [
      'PBK-02',
      'a fail-over timeout of 14',
      { failAddress: 'a.it', failTimeout: 14 },
      'failTimeout: problem.stream.timeout',
    ],
    ['PBK-02', 'a delay of 121', { delay: 121 }, 'delay: problem.stream.delay'],
    ['PBK-02', 'no delay', { delay: null }, 'delay: problem.stream.delay'],
  ])('%s %s is a problem', (_id, _case, change, problem) => {
    expect(list({ ...playback, ...change })).toEqual([problem]);
  });

  test('PBK-02 without a fail-over its timeout does not matter', () => {
    expect(list({ ...playback, failTimeout: null })).toEqual([]);
  });

  test('PBK-02 localhost is an address in development', () => {
    const form = { ...playback, address: 'http://localhost:8000/x' };
    expect(findProblems(playbackFormIn(true), form)).toEqual({});
    expect(setEventBody.safeParse(toPlaybackBody(form, always)).success).toBe(true);
  });

  const list = (form: PlaybackForm) => describeProblems(playbackForm, form);
});

describe('SND-01 a sender form', () => {
  test('begins with the defaults: icecast, no port, Plain, MP3, Private', () => {
    expect(newSenderForm()).toEqual({
      name: '',
      scheme: 'icecast',
      user: '',
      password: '',
      host: '',
      port: null,
      mountpoint: '',
      tls: false,
      timeout: 15,
      encoder: { codec: 6, gain: 1024, ag: 0, ch: 1, qlt: 1, sr: 44_100, br: 192, adc: 0 },
      radio: { name: '', adv: false, desc: '', genre: '', url: '' },
    });
    expect(describeProblems(senderForm, newSenderForm())).toEqual([
      'name: problem.event.name',
      'host: problem.relay.host',
      'port: problem.relay.port',
      'mountpoint: problem.relay.mountpoint',
    ]);
  });

  test('shows a valid event of a device without a problem, and gives it back as it was', () => {
    fc.assert(
      fc.property(senderBodies, (event) => {
        const form = toSenderForm(event);
        expect(findProblems(senderForm, form)).toEqual({});
        expect(toSenderBody(form, event, event)).toEqual(event);
      }),
    );
  });

  test('comes back from the wire as it was', () => {
    fc.assert(
      fc.property(senderBodies, (event) => {
        const form = toSenderForm(event);
        const body = toSenderBody(form, event);
        expect(setEventBody.safeParse(body).success).toBe(true);
        expect(toSenderForm({ ...body, id: 'evts/1' })).toEqual(form);
      }),
    );
  });

  test('is sent without blanks around it, with one slash before its mountpoint', () => {
    const form = {
      ...sender,
      host: ' Relay.example.com ',
      mountpoint: ' live ',
      tls: true,
      radio: { ...sender.radio, adv: true, url: ' http://a.it ' },
    };
    expect(findProblems(senderForm, form)).toEqual({});
    expect(toSenderBody(form, always)).toMatchObject({
      main: { uri: 'icecast://relay.example.com:8000/live', tls: 1, tmo: 15 },
      radio: { adv: 1, url: 'http://a.it' },
    });
  });

  test('a relay that cannot be read is to be typed anew', () => {
    const event: SenderEvent = { id: 'evts/1', ...toSenderBody(sender, always) };
    const form = toSenderForm({ ...event, main: { uri: 'rtp://a.it', tls: 1, tmo: 20 } });
    expect(form).toMatchObject({ scheme: 'icecast', host: '', port: null, tls: true, timeout: 20 });
  });

  test.each<[string, Partial<SenderForm>, string]>([
    ['no host', { host: ' ' }, 'host: problem.relay.host'],
    ['a host of one label', { host: 'relay' }, 'host: problem.relay.host'],
    ['a host of 33 characters', { host: `${'a'.repeat(30)}.it` }, 'host: problem.relay.host'],
    ['localhost', { host: 'localhost' }, 'host: problem.relay.host'],
    ['no port', { port: null }, 'port: problem.relay.port'],
    ['port 0', { port: 0 }, 'port: problem.relay.port'],
    ['port 65536', { port: 65_536 }, 'port: problem.relay.port'],
    ['half a port', { port: 80.5 }, 'port: problem.relay.port'],
    ['no mountpoint', { mountpoint: '' }, 'mountpoint: problem.relay.mountpoint'],
    ['a mountpoint that climbs', { mountpoint: '../x' }, 'mountpoint: problem.relay.mountpoint'],
    ['a password without a user', { password: 'x' }, 'user: problem.stream.login'],
    ['a login too long for the wire', { user: wide, password: wide }, 'password: problem.stream.password'],
    ['a timeout of 14', { timeout: 14 }, 'timeout: problem.stream.timeout'],
    [
      'shoutcast with Ogg Vorbis',
      { scheme: 'shoutcast', encoder: { codec: 5, gain: 0, ag: 0, ch: 1, qlt: 0, sr: 48_000, br: 5 } },
      'encoder.codec: problem.relay.shoutcastCodec',
    ],
    [
      'a bitrate that MP3 does not have',
      { encoder: { ...sender.encoder, br: 190 } },
      'encoder.br: problem.encoder.bitrate',
    ],
    [
      'a radio name of 33 characters',
      { radio: { ...sender.radio, name: 'x'.repeat(33) } },
      'radio.name: problem.tooLong',
    ],
    [
      'a radio url of 65 characters',
      { radio: { ...sender.radio, url: 'x'.repeat(65) } },
      'radio.url: problem.tooLong',
    ],
    [
      'a line break in the description',
      { radio: { ...sender.radio, desc: 'a\nb' } },
      'radio.desc: problem.radio.control',
    ],
  ])('SND-02 %s is a problem', (_case, change, problem) => {
    expect(describeProblems(senderForm, { ...sender, ...change })).toEqual([problem]);
  });

  test('SND-02 shoutcast asks for no mountpoint, whatever stands in the hidden field', () => {
    const form: SenderForm = { ...sender, scheme: 'shoutcast', mountpoint: 'a b' };
    expect(findProblems(senderForm, form)).toEqual({});
    expect(toSenderBody(form, always).main.uri).toBe('shoutcast://relay.example.com:8000');
  });

  test('SND-02 localhost is a relay in development', () => {
    expect(findProblems(senderFormIn(true), { ...sender, host: 'localhost' })).toEqual({});
  });
});

test.each([null, 7, [], {}, { name: 7 }, { ...playback, failAddress: null }, { ...sender, encoder: null }])(
  '%j is no form, and nothing is thrown',
  (values) => {
    expect(Object.keys(findProblems(playbackForm, values))).not.toEqual([]);
    expect(Object.keys(findProblems(senderForm, values))).not.toEqual([]);
  },
);

test('what is sent of a form that is not valid is refused by the schema of the body', () => {
  expect(setEventBody.safeParse(toPlaybackBody(newPlaybackForm(), always)).success).toBe(false);
  expect(setEventBody.safeParse(toSenderBody(newSenderForm(), always)).success).toBe(false);
});

const describeProblems = (form: typeof playbackForm | typeof senderForm, values: unknown) =>
  Object.entries(findProblems(form, values)).map(([path, { key }]) => `${path}: ${key}`);
