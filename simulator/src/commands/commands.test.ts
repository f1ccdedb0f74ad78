import { commands } from '@carillon/protocol/broker';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { testDevice } from '../firmware/testDevice.ts';
import { commandExamples, commandTexts, EXAMPLE_DEVICE } from './commandTexts.ts';
import { commandHandlers } from './index.ts';

test.each([...commandHandlers])('the handler of %s is filed under its name (LIB-04)', (name, { msg }) => {
  expect(msg).toBe(name);
});

test.each(commandExamples)(
  '$msg $name is answered with a body of its schema (BRK-02, BRK-05)',
  ({ msg, body }) => {
    const reply = testDevice(EXAMPLE_DEVICE).command(msg, body);
    expect(reply).toMatchObject({ req: 1, msg, ok: true });
    expect(commands[msg].reply.safeParse(reply?.body).success).toBe(true);
  },
);

test('replies are sent with QoS 0 and not retained (BRK-02)', () => {
  const device = testDevice();
  device.command('GetEvent', { id: 'evts/1' });
  expect(device.published.at(-1)).toMatchObject({
    topic: 'cmd/rep/micro-eth/CR-1002',
    qos: 0,
    retain: false,
  });
});

test('GetEvents answers whole events, GetEvent one of them', () => {
  const device = testDevice();
  expect(device.command('GetEvents')?.body).toEqual(exampleEvents(2));
  expect(device.command('GetEvent', { id: 'evts/2' })?.body).toEqual(exampleEvents(2)[1]);
});

test.each([
  ['an unknown command', 'Explode', {}, 'Unknown command'],
  ['a name of Object.prototype', 'constructor', {}, 'Unknown command'],
  ['an unknown event', 'StartEvent', { id: 'evts/9' }, 'No such event'],
  ['a missing id', 'StartEvent', {}, '"id" in the body of StartEvent is missing'],
  ['an id of the wrong type', 'GetEvent', { id: 3 }, '"id" in the body of GetEvent is not valid'],
  ['a body that is text', 'StopEvent', 'evts/1', 'The body of StopEvent is not valid: an object is allowed'],
  ['a body that is null', 'GetEvents', null, 'The body of GetEvents is not valid: an object is allowed'],
])('%s is refused with a reason', (_case, msg, body, error) => {
  expect(testDevice().command(msg, body)).toMatchObject({ req: 1, msg, ok: false, body: { error } });
});

/** A valid body with one place in it changed, or any JSON at all. */
const brokenBodies = (body: object) =>
  fc.oneof(
    fc.jsonValue(),
    fc
      .tuple(fc.constantFrom(...Object.keys(body), 'id', 'x', '__proto__'), fc.jsonValue())
      .map((field) => Object.fromEntries([...Object.entries(body), field])),
  );

test.each(commandExamples)(
  '$msg $name answers any body with a reply of its schema or a reason, never with silence (BRK-05, BRK-07, FLT-041)',
  ({ msg, body }) => {
    const device = testDevice(EXAMPLE_DEVICE);
    const { reply: schema } = commands[msg];
    const { awayMs = 0 } = commandTexts[msg];
    fc.assert(
      fc.property(brokenBodies(body), (broken) => {
        const reply = device.command(msg, broken);
        expect(reply?.msg).toBe(msg);
        if (reply?.ok) expect(schema.safeParse(reply.body).success).toBe(true);
        else expect(reply?.body).toEqual({ error: expect.stringMatching(/./) });
        if (reply?.ok) device.clock.advance(awayMs);
        device.forget();
      }),
      { numRuns: 300, seed: 1 },
    );
    device.clock.advance(60_000);
    expect(device.command('GetEvents')?.ok).toBe(true);
  },
);

test('a reply comes before the messages about what its command changed', () => {
  const device = testDevice();
  for (const [msg, body] of [
    ['StartEvent', { id: 'evts/1' }],
    ['DeleteEvent', { id: 'evts/1' }],
  ] as const) {
    device.forget();
    device.command(msg, body);
    const levels = device.published.map(({ topic }) => topic.split('/').at(-1));
    expect(levels[0]).toBe('CR-1002');
    expect(levels.slice(1)).toEqual(expect.arrayContaining(['stream', 'schedule']));
  }
});

describe('payloads that are no commands (FLT-039)', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', '{"req":1,'],
    ['a number', '7'],
    ['null', 'null'],
    ['an array', '[1]'],
    ['an object without req', '{"msg":"GetEvents"}'],
    ['a req that is text', '{"req":"1","msg":"GetEvents"}'],
    ['a req that is no integer', '{"req":1.5,"msg":"GetEvents"}'],
    ['broken UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d)],
    ['more than 256 KiB', `{"req":1,"msg":"GetEvents","body":{"x":"${'x'.repeat(2 ** 18)}"}}`],
  ])('%s gets no reply, and the next command works', (_case, payload) => {
    const device = testDevice();
    device.receive(payload);
    expect(device.replies()).toEqual([]);
    expect(device.command('GetEvents')?.ok).toBe(true);
  });

  test('an integer req without a command is refused', () => {
    const device = testDevice();
    device.receive('{"req":7}');
    expect(device.replies()).toEqual([
      { req: 7, msg: '', ok: false, body: { error: 'The command is not valid' } },
    ]);
  });

  test('no bytes and no JSON make the device throw or answer without being asked', () => {
    const device = testDevice();
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 64 }), fc.json()), (payload) => {
        device.receive(payload);
      }),
      { numRuns: 500, seed: 1 },
    );
    fc.assert(
      fc.property(fc.integer(), fc.string(), fc.jsonValue(), (req, msg, body) => {
        fc.pre(!commandHandlers.has(msg));
        device.forget();
        device.receive(JSON.stringify({ req, msg, body }));
        const [sent, ...more] = device.published.map(({ payload }) => JSON.parse(payload));
        expect(sent).toMatchObject({ req, ok: false });
        expect(more).toEqual([]);
      }),
      { numRuns: 500, seed: 1 },
    );
    expect(device.command('GetEvents')?.ok).toBe(true);
  });
});
