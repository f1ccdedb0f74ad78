// docs/openapi.yaml, from the table of calls.
import {
  type Access,
  type Call,
  type CallName,
  calls,
  envelope,
  listQuery,
  type Schema,
} from '@carillon/protocol';
import type { CallText } from './entityDocuments.ts';
import { type Converter, createConverter, mapValues, type Node } from './jsonSchema.ts';
import { callExamples } from './openapiExamples.ts';
import { openapiSchemas } from './openapiSchemas.ts';
import { areas, callTexts, INTRODUCTION, parameterTexts } from './openapiTexts.ts';

/** Who may use a call, in words. */
const ACCESS: Readonly<Record<Access, string>> = {
  public: 'public',
  user: 'user (whoever is logged in)',
  owner: 'owner (the person of the path, or an administrator)',
  admin: 'admin (administrators)',
};

const JSON_TYPE = 'application/json';

const component = (kind: string, name: string): Node => ({ $ref: `#/components/${kind}/${name}` });

/** Builds the document. */
export function buildOpenapi(): Node {
  const converter = createConverter(openapiSchemas, 'draft-2020-12');
  return {
    openapi: '3.1.0',
    info: { title: 'Carillon platform', version: '1.3.0', description: INTRODUCTION },
    servers: [
      { url: 'http://localhost:8080/api', description: 'Development: what `npm start` runs.' },
      {
        url: '{apiUrl}/api',
        description: 'A deployment; its hosts read `apiUrl` from their /config.json.',
        variables: { apiUrl: { default: 'https://carillon.example' } },
      },
    ],
    tags: Object.values(areas),
    security: [{ session: [] }],
    paths: paths(converter),
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `jwt` of `login` or `refreshToken`.',
        },
      },
      parameters: parameters(converter),
      responses: mapValues(FAILURES, failure),
      schemas: { ...envelopes(converter), ...converter.components() },
    },
  };
}

/** In the order of the texts, which is one for reading. */
function paths(converter: Converter): Node {
  const table = Object.entries(callTexts).map(([name, text]) => ({ name: name as CallName, text }));
  const items: Record<string, Node> = {};
  for (const { name, text } of table) {
    const call: Call = calls[name];
    const method = call.method.toLowerCase();
    items[call.path] = { ...items[call.path], [method]: operation(name, call, text, converter) };
  }
  return items;
}

function operation(
  name: CallName,
  call: Call,
  { summary, description }: CallText,
  converter: Converter,
): Node {
  return {
    operationId: name,
    tags: [areaOf(call.path)],
    summary,
    description: [description, `Access: ${ACCESS[call.access]}.`].filter(Boolean).join('\n\n'),
    ...security(call),
    ...parametersOf(call, converter),
    ...(call.body && { requestBody: requestBody(name, call, call.body, converter) }),
    responses: {
      200: success(name, call.answer, converter),
      ...Object.fromEntries(failuresOf(name, call).map((status) => [status, component('responses', status)])),
    },
  };
}

function areaOf(path: string): string {
  const area = areas[path.split('/')[1] ?? ''];
  if (!area)
    throw new Error(`${path} belongs to no area: give its first level one in areas of openapiTexts.ts.`);
  return area.name;
}

/** What reads publicly also takes a token, for an administrator may see more. */
function security({ access, method }: Call): Node {
  if (access !== 'public') return {};
  return { security: method === 'GET' ? [{}, { session: [] }] : [] };
}

function parametersOf({ path, query }: Call, converter: Converter): Node {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const { properties = {} } = query ? converter.convert(query) : {};
  const names = [...inPath, ...Object.keys(properties as Node)];
  const unknown = names.find((name) => !(name in parameterTexts));
  if (unknown) throw new Error(`${path} has a parameter without a text in openapiTexts.ts: ${unknown}.`);
  return names.length > 0 ? { parameters: names.map((name) => component('parameters', name)) } : {};
}

function parameters(converter: Converter): Node {
  const { properties } = converter.convert(listQuery);
  const id = { type: 'integer', minimum: 1 };
  const schemas: Node = { userId: id, id, flag: { type: 'boolean' }, ...(properties as Node) };
  const defaults: Node = { offset: 0, limit: 100 };
  return mapValues(parameterTexts, (description, name) => {
    const place = name in (properties as Node) ? 'query' : 'path';
    return {
      name,
      in: place,
      ...(place === 'path' && { required: true }),
      description,
      schema: { ...(schemas[name] as Node), ...(name in defaults && { default: defaults[name] }) },
    };
  });
}

function requestBody(name: CallName, call: Call, body: Schema<unknown>, converter: Converter): Node {
  const example = callExamples[name];
  const schema = converter.convert(body);
  if (call.isMultipart) {
    const encoding = { upload: { contentType: 'image/png, image/jpeg, image/webp, image/gif' } };
    return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
  }
  return {
    required: true,
    content: { [JSON_TYPE]: { schema, ...(example && 'body' in example && { example: example.body }) } },
  };
}

function success(name: CallName, answer: Schema<unknown>, converter: Converter): Node {
  const example = callExamples[name];
  const data = { type: 'object', required: ['data'], properties: { data: converter.convert(answer) } };
  return {
    description: 'What was asked for, or why it is refused.',
    content: {
      [JSON_TYPE]: {
        schema: {
          oneOf: [{ allOf: [component('schemas', 'Success'), data] }, component('schemas', 'Refusal')],
        },
        ...(example && { example: { success: true, data: example.answer } }),
      },
    },
  };
}

/** The two sides of the envelope. */
function envelopes(converter: Converter): Node {
  const { properties } = converter.convert(envelope);
  const { debug, message } = properties as { debug: Node; message: Node };
  return {
    Success: {
      description: 'The envelope of what succeeded.',
      type: 'object',
      required: ['success', 'data'],
      properties: {
        success: { const: true },
        data: { description: 'What the call answers.' },
        debug: { ...debug, description: 'Sent by servers under development only: the token of an e-mail.' },
      },
    },
    Refusal: {
      description: 'The envelope of what did not succeed. A `success` that is not true counts as false.',
      type: 'object',
      required: ['success'],
      properties: {
        success: { const: false },
        message: { ...message, description: 'What is wrong, for people.' },
      },
    },
  };
}

interface Failure {
  readonly description: string;
  readonly message: string;
  readonly headers?: Node;
}

const FAILURES: Readonly<Record<string, Failure>> = {
  400: { description: 'The body is no JSON, or no form.', message: 'The request is not valid JSON.' },
  401: {
    description: 'No token, or one that has expired or ended; of `login`: a refused login.',
    message: 'Your session has expired. Please log in again.',
  },
  403: { description: 'The role or the ownership is missing.', message: 'You may not do this.' },
  404: {
    description: 'No such record, or none of this person; also no such call, or another method.',
    message: 'This record does not exist.',
  },
  413: {
    description: 'A JSON body above 1 MiB, or a file above 10 MiB.',
    message: 'The request is larger than 1 MiB.',
  },
  429: {
    description:
      'Within a minute 5 failed logins, 5 sign-ups or 5 e-mails asked for, for this address or from this client, or 5 wrong device keys, for this device or from this person or client.',
    message: 'Too many failed logins. Try again in 42 seconds.',
    headers: {
      'Retry-After': {
        description: 'Seconds to wait.',
        required: true,
        schema: { type: 'integer', minimum: 1 },
      },
    },
  },
  500: { description: 'A fault of the server, without details.', message: 'Internal server error.' },
};

function failure({ description, message, headers }: Failure): Node {
  const example = { success: false, message };
  return {
    description,
    ...(headers && { headers }),
    content: { [JSON_TYPE]: { schema: component('schemas', 'Refusal'), example } },
  };
}

/** The statuses besides 200 that a call can have. */
function failuresOf(name: CallName, { access, body, path }: Call): string[] {
  const isPossible: readonly (readonly [status: string, boolean])[] = [
    ['400', Boolean(body)],
    ['401', access !== 'public' || name === 'login'],
    ['403', access === 'owner' || access === 'admin'],
    ['404', path.includes('{')],
    ['413', Boolean(body)],
    ['429', ['login', 'signup', 'resendEmail', 'forgotPassword', 'registerDevice'].includes(name)],
    ['500', true],
  ];
  return isPossible.filter(([, is]) => is).map(([status]) => status);
}
