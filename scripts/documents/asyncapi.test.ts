import { commands, LIVE_CHANNELS, liveMessages } from '@carillon/protocol/broker';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { commandTexts } from '../../simulator/src/commands/commandTexts.ts';
import { buildAsyncapi } from './asyncapi.ts';
import { liveTexts } from './asyncapiTexts.ts';

// As a reader of the file has it.
const document = JSON.parse(JSON.stringify(buildAsyncapi()));

const ajv = new Ajv({ strict: false });
ajv.addSchema(document, 'asyncapi');

/** Whether a payload has the shape of a message. */
const fits = (message: string, payload: unknown): boolean =>
  ajv.validate({ $ref: `asyncapi#/components/messages/${message}/payload` }, payload);

test.each(Object.keys(commands))('BRK-05 the command %s is in the document with its reply', (name) => {
  expect(document.operations[name]).toMatchObject({
    action: 'send',
    channel: { $ref: '#/channels/commands' },
    messages: [{ $ref: `#/channels/commands/messages/${name}` }],
    reply: {
      channel: { $ref: '#/channels/replies' },
      messages: [
        { $ref: `#/channels/replies/messages/${name}Reply` },
        { $ref: '#/channels/replies/messages/Refused' },
      ],
    },
  });
  for (const message of [name, `${name}Reply`])
    expect(document.components.messages[message].correlationId).toBeDefined();
});

test.each(LIVE_CHANNELS)('BRK-03 the live channel %s is in the document', (name) => {
  expect(document.channels[name]).toMatchObject({ address: `async/{type}/{label}/${name}` });
  expect(Object.keys(document.channels[name].messages)).toEqual([`${name}Message`]);
});

test('BRK-02 commands and replies have their topics, and are not retained', () => {
  expect(document.channels.commands.address).toBe('cmd/req/{type}/{label}');
  expect(document.channels.replies.address).toBe('cmd/rep/{type}/{label}');
  expect(document.components.operationBindings.once.mqtt).toMatchObject({ qos: 0, retain: false });
});

test('BRK-04 the greeting is retained, and the last will is one', () => {
  expect(document.operations.hearGreeting.bindings.$ref).toBe('#/components/operationBindings/retained');
  expect(document.components.operationBindings.retained.mqtt).toMatchObject({ qos: 1, retain: true });
  const { lastWill } = document.components.serverBindings.device.mqtt;
  expect(lastWill).toMatchObject({ topic: document.channels.replies.address, qos: 1, retain: true });
  expect(fits('Bonjour', JSON.parse(lastWill.message))).toBe(true);
});

test.each(Object.keys(document.components.messages))('the examples of %s have its shape', (name) => {
  const { examples } = document.components.messages[name];
  expect(examples.length).toBeGreaterThan(0);
  for (const { payload } of examples) expect(fits(name, payload)).toBe(true);
});

test('the examples have the shapes of the package', () => {
  for (const [name, { body, reply }] of Object.entries(commands)) {
    for (const example of commandTexts[name as keyof typeof commands].examples) {
      expect(body.safeParse(example.body).success, name).toBe(true);
      expect(reply.safeParse(example.reply).success, name).toBe(true);
    }
  }
  for (const name of LIVE_CHANNELS)
    expect(liveMessages[name].safeParse(liveTexts[name].example).success).toBe(true);
});

describe('a payload', () => {
  const event = commandTexts.SetEvent.examples[0]?.body;
  const set = (changes: object) => ({ req: 1, msg: 'SetEvent', body: { ...event, ...changes } });

  test.each<[string, string, boolean, unknown]>([
    ['of a newer firmware', 'scheduleMessage', true, { id: 'evts/1', state: 3, why: 'manual' }],
    ['of a state of a newer firmware', 'scheduleMessage', true, { id: 'evts/1', state: 4 }],
    ['of a state that is no number', 'scheduleMessage', false, { id: 'evts/1', state: 'play' }],
    ['with an id that is no path', 'scheduleMessage', false, { id: '1', state: 3 }],
    ['without a right level', 'vumeterMessage', false, { vu: [70] }],
    ['with three levels', 'vumeterMessage', false, { vu: [70, 70, 70] }],
    ['of another command', 'GetEvents', false, { req: 1, msg: 'GetEvent', body: {} }],
    ['without a number', 'GetEvents', false, { msg: 'GetEvents', body: {} }],
    ['with number 0', 'GetEvents', false, { req: 0, msg: 'GetEvents', body: {} }],
    ['past 31 bits', 'GetEvents', false, { req: 2 ** 31, msg: 'GetEvents', body: {} }],
    ['that refuses', 'Refused', true, { req: 1, msg: 'vol', ok: false, body: { error: 'No' } }],
    ['that refuses and says ok', 'Refused', false, { req: 1, msg: 'vol', ok: true, body: { error: 'No' } }],
    ['that is ok and refuses', 'volReply', false, { req: 1, msg: 'vol', ok: false, body: { l: 0, r: 0 } }],
    ['with a host in upper case', 'ntp', true, { req: 1, msg: 'ntp', body: { host: 'TIME.example.org' } }],
    ['that reads', 'vol', true, { req: 1, msg: 'vol', body: {} }],
    ['that sets one side', 'vol', false, { req: 1, msg: 'vol', body: { l: 3 } }],
    ['that sets too much', 'vol', false, { req: 1, msg: 'vol', body: { l: 256, r: 0 } }],
    ['that stores an event', 'SetEvent', true, set({})],
    ['that stores a field of a newer firmware', 'SetEvent', true, set({ priority: 3 })],
    ['with a name of 33 characters', 'SetEvent', false, set({ name: 'x'.repeat(33) })],
    ['that ends at 24:00', 'SetEvent', false, set({ time: [0, 1440] })],
    ['with an impatient timeout', 'SetEvent', false, set({ main: { uri: 'http://a.it/', tmo: 5 } })],
    ['with another mode', 'SetEvent', false, set({ mode: 'rtp' })],
    ['that greets', 'Bonjour', true, { msg: 'Bonjour', ctx: 'Busy' }],
    ['that greets in lower case', 'Bonjour', false, { msg: 'bonjour', ctx: 'Online' }],
  ])('%s is accepted as %s: %s', (_case, message, isAccepted, payload) => {
    expect(fits(message, payload)).toBe(isAccepted);
  });
});
