// docs/openapi.yaml as somebody else reads it, walked over real HTTP: what it promises of a call is what happens.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, calls, formatPath } from '@carillon/protocol';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { otherIds, validBody } from './testing/bodies.ts';
import { type Door, doors } from './testing/doors.ts';
import { makeForm } from './testing/pictures.ts';
import { type Answer, type Ask, NOW_MS, openSession, type Session } from './testing/session.ts';

interface Operation {
  readonly operationId: CallName;
  readonly description: string;
  readonly parameters?: readonly { readonly $ref: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
  readonly responses: Readonly<Record<string, object>>;
}

const file = join(import.meta.dirname, '../../docs/openapi.yaml');
const document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } = parse(
  readFileSync(file, 'utf8'),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'openapi');

/** What is wrong with a value at a place in the document; nothing where it has the shape. */
function problems(place: readonly string[], value: unknown) {
  const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'));
  ajv.validate({ $ref: `openapi#/${pointer.map(encodeURIComponent).join('/')}` }, value);
  return ajv.errors ?? [];
}

const AREAS = [
  ['API-01', /^\/accounts\//],
  ['API-02', /^\/(countries|carriers|medias|products)\//],
  ['API-03', /^\/tags\//],
  ['API-04', /^\/addresses\//],
  ['API-05', /^\/(devices|device_tags|icons)\//],
] as const;

interface Walked {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const walked = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]): Walked => {
    const [id = 'No area'] = AREAS.find(([, area]) => area.test(path)) ?? [];
    return { id, method: method.toUpperCase(), path, operation };
  }),
);

const JSON_TYPE = 'application/json';
const door = doors.find(({ name }) => name === 'HTTP with SQLite') as Door;
const accountFor = ({ operation }: Walked) =>
  operation.description.includes('Access: admin') ? 'admin' : 'owner';

/** Asks at the address that the document has for a call. */
function ask(session: Session, { method, path }: Walked, { params, query = '', ...rest }: Wish = {}) {
  return session.ask(method, formatPath(path, { userId: 2, id: 1, flag: true, ...params }) + query, rest);
}

interface Wish extends Ask {
  readonly params?: Readonly<Record<string, number | boolean>> | undefined;
  readonly query?: string;
}

/** Expects of an answer what the document says of this call and status. */
function expectDescribed({ method, path, operation }: Walked, { status, headers, text }: Answer) {
  const response = operation.responses[status];
  expect(response, `${method} ${path} may answer ${status}`).toBeDefined();
  expect(headers.get('content-type')).toBe(JSON_TYPE);
  const shared = '$ref' in Object(response);
  const place = shared
    ? ['components', 'responses', `${status}`]
    : ['paths', path, method.toLowerCase(), 'responses', `${status}`];
  expect(problems([...place, 'content', JSON_TYPE, 'schema'], JSON.parse(text))).toEqual([]);
}

test('LIB-03 the document and the contract have the same calls', () => {
  const found = walked.map(({ operation, method, path }) => `${operation.operationId}: ${method} ${path}`);
  const known = Object.entries(calls).map(([name, { method, path }]) => `${name}: ${method} ${path}`);
  expect(found.sort()).toEqual(known.sort());
});

describe('over real HTTP, a valid request', () => {
  let reading: Session;
  beforeAll(async () => {
    reading = await openSession(door);
  });
  afterAll(() => reading.close());

  async function expectAnswer(call: Walked, session: Session) {
    const { operationId, requestBody, parameters = [] } = call.operation;
    const token = await session.logIn(accountFor(call));
    const body = await validBody(operationId, session);
    if (requestBody && !(body instanceof FormData)) {
      const place = ['paths', call.path, call.method.toLowerCase(), 'requestBody', 'content', JSON_TYPE];
      expect(problems([...place, 'schema'], body)).toEqual([]);
    }
    const isList = parameters.some(({ $ref }) => $ref.endsWith('/limit'));
    const query = isList ? '?offset=0&limit=3' : '';
    const answer = await ask(session, call, { token, body, query, params: otherIds[operationId] });
    expect(answer).toMatchObject({ status: 200, envelope: { success: true } });
    expectDescribed(call, answer);
    expect(session.errors).toEqual([]);
  }

  test.each(walked)('$id $method $path is answered as the document says', async (call) => {
    if (call.method === 'GET') return expectAnswer(call, reading);
    // What saves has a platform of its own, which nobody has changed.
    const session = await openSession(door);
    await expectAnswer(call, session).finally(session.close);
  });
});

/** How each refusal is had. */
type Refusals = Readonly<Record<string, (call: Walked, session: Session, body: unknown) => Promise<Answer>>>;

describe('over real HTTP, each refusal that the document names can be had:', () => {
  let session: Session;
  let tokens: Readonly<Record<string, string>>;
  beforeAll(async () => {
    session = await openSession(door);
    tokens = { owner: await session.logIn('owner'), admin: await session.logIn('admin') };
  });
  afterAll(() => session.close());

  const tokenFor = (call: Walked) => tokens[accountFor(call)] ?? '';
  const wrongLogin = (email: string) => ({ email, password: 'Wrong-123!' });
  const isForm = ({ operation }: Walked) => operation.requestBody?.content[JSON_TYPE] === undefined;
  const isLogin = ({ operation }: Walked) => operation.operationId === 'login';

  const refusals: Refusals = {
    400: (call) => ask(session, call, { token: tokenFor(call), body: '{"name":' }),
    401: (call, _, body) =>
      ask(session, call, { body: isLogin(call) ? wrongLogin('owner@carillon.example') : body }),
    403: (call, _, body) => ask(session, call, { token: tokens.owner, body, params: { userId: 3 } }),
    // A record that nobody has; where no record is named, an id that is none.
    404: (call, _, body) => {
      const ofRecord = /\{id\}$|^\/accounts\/\{userId\}$/.test(call.path);
      const params: Wish['params'] = ofRecord ? { userId: 999, id: 999_999 } : { userId: 0 };
      return ask(session, call, { token: tokens.admin, body, params });
    },
    413: (call) => {
      const upload = new File([new Uint8Array(10 * 2 ** 20 + 1)], 'rack.png', { type: 'image/png' });
      const body = isForm(call) ? makeForm({ upload }) : `"${'x'.repeat(2 ** 20)}"`;
      return ask(session, call, { token: tokenFor(call), body });
    },
    429: async (call, _, valid) => {
      // What is slowed is guessing, and e-mails to strangers.
      const body = isLogin(call)
        ? wrongLogin('other@carillon.example')
        : { ...Object(valid), ...('/devices/{userId}' === call.path && { key: 'KEY-0000' }) };
      const wish = { body, token: tokenFor(call) };
      for (let i = 0; i < 5; i++) await ask(session, call, wish);
      const answer = await ask(session, call, wish);
      session.clock.advance(60_000);
      return answer;
    },
  };

  const listed = walked.flatMap((call) =>
    Object.keys(call.operation.responses)
      .filter((status) => status !== '200' && status !== '500')
      .map((status) => ({ ...call, status })),
  );

  test.each(listed)('$id $method $path refuses with $status', async ({ status, ...call }) => {
    const refuse = refusals[status];
    if (!refuse) throw new Error(`Nobody has said how ${status} is had.`);
    const answer = await refuse(call, session, await validBody(call.operation.operationId, session));
    expect(answer.status).toBe(Number(status));
    expectDescribed(call, answer);
    if (status === '429') expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  });

  test.each(walked.filter(({ operation }) => operation.requestBody))(
    '$id $method $path refuses what the rules refuse with 200 and a sentence',
    async (call) => {
      const body = isForm(call) ? makeForm({ description: 'x'.repeat(5000) }) : [];
      const answer = await ask(session, call, { token: tokenFor(call), body });
      expect(answer).toMatchObject({
        status: 200,
        envelope: { success: false, message: expect.any(String) },
      });
      expectDescribed(call, answer);
    },
  );

  test('LIB-03 none of them was a surprise to the platform', () => expect(session.errors).toEqual([]));
});

test('LIB-03 over real HTTP, a fault of the server is 500 for every call, without a word about it', async () => {
  const working = createVirtualClock(NOW_MS);
  let isBroken = false;
  const now = () => {
    if (isBroken) throw new Error('/secret/path');
    return working.now();
  };
  const session = await openSession(door, { clock: { ...working, now } });
  const token = await session.logIn('admin');
  isBroken = true;
  for (const call of walked) {
    const answer = await ask(session, call, { token, ...(call.operation.requestBody && { body: {} }) });
    expect(answer).toMatchObject({ status: 500, message: 'Internal server error' });
    expectDescribed(call, answer);
  }
  expect(session.errors).toHaveLength(walked.length);
  await session.close();
});
