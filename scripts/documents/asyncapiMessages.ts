// The messages in docs/asyncapi.yaml: of each command the command and its reply, of each live channel its one message.
import {
  type Command,
  type CommandName,
  commands,
  greeting,
  LIVE_CHANNELS,
  liveMessages,
} from '@carillon/protocol/broker';
import { commandTexts } from '../../simulator/src/commands/commandTexts.ts';
import { liveTexts } from './asyncapiTexts.ts';
import type { Converter, Node } from './jsonSchema.ts';

const component = (kind: string, name: string): Node => ({ $ref: `#/components/${kind}/${name}` });

/** What the messages of a command and of a live channel are called. */
export const replyName = (name: string) => `${name}Reply`;
export const liveName = (name: string) => `${name}Message`;

interface Example {
  readonly name: string;
  readonly payload: unknown;
}

const message = (name: string, summary: string, payload: Node, examples: readonly Example[]): Node => ({
  name,
  title: name,
  summary,
  payload,
  examples,
});

const ordered = (name: string, summary: string, payload: Node, examples: readonly Example[]): Node => ({
  ...message(name, summary, payload, examples),
  correlationId: component('correlationIds', 'req'),
});

/** The number in an example. */
const req = 41;

/** Every message by its name, for `components.messages`. */
export function messages(converter: Converter): Node {
  const all: Node = {};
  for (const [name, { summary, examples }] of Object.entries(commandTexts)) {
    const command: Command = commands[name as CommandName];
    all[name] = ordered(
      name,
      `${summary}: the command.`,
      requestSchema(name, command, converter),
      examples.map(({ name: example, body }) => ({ name: example, payload: { req, msg: name, body } })),
    );
    all[replyName(name)] = ordered(
      replyName(name),
      `${summary}: the reply.`,
      replySchema({ msg: { const: name }, ok: true, body: converter.convert(command.reply) }),
      examples.map(({ name: example, reply }) => ({
        name: example,
        payload: { req, msg: name, ok: true, body: reply },
      })),
    );
  }
  all.Refused = ordered(
    'Refused',
    'The reply to a command that the device does not run.',
    replySchema({
      msg: { type: 'string', description: 'The command.' },
      ok: false,
      body: component('schemas', 'CommandRefusal'),
    }),
    [
      {
        name: 'noSuchEvent',
        payload: { req, msg: 'StartEvent', ok: false, body: { error: 'No such event' } },
      },
    ],
  );
  all.Bonjour = message('Bonjour', 'The greeting, and the last will.', converter.convert(greeting), [
    { name: 'online', payload: { msg: 'Bonjour', ctx: 'Online' } },
    { name: 'offline', payload: { msg: 'Bonjour', ctx: 'Offline' } },
  ]);
  for (const name of LIVE_CHANNELS) {
    const { summary, example } = liveTexts[name];
    all[liveName(name)] = message(liveName(name), summary, converter.convert(liveMessages[name]), [
      { name: 'one', payload: example },
    ]);
  }
  return all;
}

const REQ = component('schemas', 'RequestNumber');

function requestSchema(name: string, { body }: Command, converter: Converter): Node {
  return {
    type: 'object',
    required: ['req', 'msg'],
    properties: { req: REQ, msg: { const: name }, body: converter.convert(body) },
  };
}

function replySchema({
  ok,
  ...rest
}: {
  readonly msg: Node;
  readonly ok: boolean;
  readonly body: Node;
}): Node {
  const { msg, body } = rest;
  return {
    type: 'object',
    required: ['req', 'msg', 'ok', 'body'],
    properties: { req: REQ, msg, ok: { const: ok }, body },
  };
}
