import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProblems } from '../form/problem.ts';
import type { PlaybackEvent } from './event.ts';
import { setEventBody } from './eventBody.ts';
import {
  newPlaybackForm,
  type PlaybackForm,
  playbackForm,
  playbackFormIn,
  toPlaybackBody,
  toPlaybackForm,
} from './playbackForm.ts';
import { always, describeProblems, playbackBodies, wide } from './testEvents.ts';

const playback: PlaybackForm = { ...newPlaybackForm(), name: 'Morning', address: 'http://a.it/x' };
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

test.each([null, 7, [], {}, { name: 7 }, { ...playback, failAddress: null }])(
  '%j is no form, and nothing is thrown',
  (values) => {
    expect(findProblems(playbackForm, values)).not.toEqual({});
  },
);

test('what is sent of a form that is not valid is refused by the schema of the body', () => {
  expect(setEventBody.safeParse(toPlaybackBody(newPlaybackForm(), always)).success).toBe(false);
});
