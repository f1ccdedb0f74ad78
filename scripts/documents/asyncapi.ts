// docs/asyncapi.yaml, from the tables of commands and live messages.
import {
  commands,
  type DeviceAddress,
  LIVE_CHANNELS,
  liveTopic,
  replyTopic,
  requestTopic,
} from '@carillon/protocol/broker';
import { DEVICE_CLASSES } from '@carillon/protocol/device';
import { commandTexts } from '../../simulator/src/commands/commandTexts.ts';
import { liveName, messages, replyName } from './asyncapiMessages.ts';
import { asyncapiSchemas } from './asyncapiSchemas.ts';
import { INTRODUCTION, liveTexts } from './asyncapiTexts.ts';
import { createConverter, mapValues, type Node } from './jsonSchema.ts';

const BINDING_VERSION = '0.2.0';

const ref = (path: string): Node => ({ $ref: `#/${path}` });
const component = (kind: string, name: string) => ref(`components/${kind}/${name}`);

/** Builds the document. */
export function buildAsyncapi(): Node {
  const converter = createConverter(asyncapiSchemas, 'draft-7');
  return {
    asyncapi: '3.0.0',
    info: { title: 'Carillon broker', version: '1.3.0', description: INTRODUCTION },
    defaultContentType: 'application/json',
    servers,
    channels: channels(),
    operations: operations(),
    components: {
      messages: messages(converter),
      parameters,
      correlationIds: {
        req: {
          description: 'The number of the command; the reply has the same.',
          location: '$message.payload#/req',
        },
      },
      securitySchemes: {
        login: {
          type: 'userPassword',
          description: 'A person: user id and session jwt. A device: label and key.',
        },
      },
      operationBindings: {
        once: { mqtt: { qos: 0, retain: false, bindingVersion: BINDING_VERSION } },
        retained: { mqtt: { qos: 1, retain: true, bindingVersion: BINDING_VERSION } },
      },
      serverBindings: {
        console: { mqtt: { cleanSession: true, keepAlive: 60, bindingVersion: BINDING_VERSION } },
        device: {
          mqtt: {
            cleanSession: true,
            keepAlive: 60,
            lastWill: {
              topic: toTemplate(replyTopic(sample)),
              qos: 1,
              retain: true,
              message: JSON.stringify({ msg: 'Bonjour', ctx: 'Offline' }),
            },
            bindingVersion: BINDING_VERSION,
          },
        },
      },
      schemas: converter.components(),
    },
  };
}

// --- Servers

const server = (host: string, protocol: string, description: string, binding: string): Node => ({
  host,
  protocol,
  protocolVersion: '3.1.1',
  description,
  security: [component('securitySchemes', 'login')],
  bindings: component('serverBindings', binding),
});

const OVER_WEBSOCKET = 'MQTT over a websocket, sub-protocol `mqtt`: for consoles.';

const servers: Node = {
  deployment: {
    ...server('{host}:9001', 'wss', OVER_WEBSOCKET, 'console'),
    variables: {
      host: {
        description: "The name in `brokerUrl` of the hosts' /config.json.",
        default: 'live.carillon.example',
      },
    },
  },
  development: server('localhost:9001', 'ws', `${OVER_WEBSOCKET} What \`npm start\` runs.`, 'console'),
  devices: server(
    'localhost:1883',
    'mqtt',
    'Plain MQTT, for devices and programs; with TLS where the platform has a certificate. What `npm start` runs.',
    'device',
  ),
};

// --- Channels and operations

// The rules write the topics of a device; here its parts are parameters.
const sample: DeviceAddress = { type: 'nano-eth', label: 'LABEL' };
const toTemplate = (topic: string) => topic.replace(sample.type, '{type}').replace(sample.label, '{label}');

const parameters: Node = {
  type: {
    description: `The topic part of the device's class: ${DEVICE_CLASSES.flatMap(({ id, type }) =>
      type ? [`class ${id} \`${type}\``] : [],
    ).join(', ')}.`,
    enum: DEVICE_CLASSES.flatMap(({ type }) => type ?? []),
  },
  label: {
    description:
      'The label printed on the device (`device_id` of its record): at most 32 letters, digits, `_` and `-`.',
    examples: ['CR-1002'],
  },
};

const channel = (topic: string, title: string, description: string, names: readonly string[]): Node => ({
  address: toTemplate(topic),
  title,
  description,
  parameters: mapValues(parameters, (_, name) => component('parameters', name)),
  messages: Object.fromEntries(names.map((name) => [name, component('messages', name)])),
});

const commandNames = Object.keys(commands);

function channels(): Node {
  const replies = [...commandNames.map(replyName), 'Refused', 'Bonjour'];
  return {
    commands: channel(requestTopic(sample), 'Commands', 'What consoles want of a device.', commandNames),
    replies: channel(
      replyTopic(sample),
      'Replies and greeting',
      'What a device replies to every console that listens, and whether it is there at all.',
      replies,
    ),
    ...Object.fromEntries(
      LIVE_CHANNELS.map((name) => {
        const { summary, description } = liveTexts[name];
        return [name, channel(liveTopic(sample, name), summary, description, [liveName(name)])];
      }),
    ),
  };
}

const messagesOf = (place: string, ...names: string[]) =>
  names.map((name) => ref(`channels/${place}/messages/${name}`));

function operations(): Node {
  return {
    ...mapValues(commandTexts, ({ summary, description }, name) => ({
      action: 'send',
      channel: ref('channels/commands'),
      summary,
      ...(description && { description }),
      bindings: component('operationBindings', 'once'),
      messages: messagesOf('commands', name),
      reply: {
        channel: ref('channels/replies'),
        messages: messagesOf('replies', replyName(name), 'Refused'),
      },
    })),
    hearGreeting: {
      action: 'receive',
      channel: ref('channels/replies'),
      summary: 'Hear whether a device is there',
      bindings: component('operationBindings', 'retained'),
      messages: messagesOf('replies', 'Bonjour'),
    },
    ...Object.fromEntries(
      LIVE_CHANNELS.map((name) => [
        `hear${name[0]?.toUpperCase()}${name.slice(1)}`,
        {
          action: 'receive',
          channel: ref(`channels/${name}`),
          summary: liveTexts[name].summary,
          bindings: component('operationBindings', 'once'),
          messages: messagesOf(name, liveName(name)),
        },
      ]),
    ),
  };
}
