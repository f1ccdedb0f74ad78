import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProblems } from '../form/problem.ts';
import type { SenderEvent } from './event.ts';
import { setEventBody } from './eventBody.ts';
import {
  newSenderForm,
  type SenderForm,
  senderForm,
  senderFormIn,
  toSenderBody,
  toSenderForm,
} from './senderForm.ts';
import { always, describeProblems, senderBodies, wide } from './testEvents.ts';

const sender: SenderForm = {
  ...newSenderForm(),
  name: 'Line',
  host: 'relay.example.com',
  port: 8000,
  mountpoint: '/live',
};

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
      'encoder.br: problem.encoder.br',
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

test.each([null, 7, [], {}, { name: 7 }, { ...sender, encoder: null }, { ...sender, radio: { adv: 1 } }])(
  '%j is no form, and nothing is thrown',
  (values) => {
    expect(findProblems(senderForm, values)).not.toEqual({});
  },
);

test('what is sent of a form that is not valid is refused by the schema of the body', () => {
  expect(setEventBody.safeParse(toSenderBody(newSenderForm(), always)).success).toBe(false);
});
