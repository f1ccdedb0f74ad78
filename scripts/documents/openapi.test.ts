import { createPlatform, people } from '@carillon/mocks';
import {
  type AnyEntity,
  type Call,
  type CallName,
  calls,
  entities,
  formatPath,
  type Schema,
} from '@carillon/protocol';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildOpenapi } from './openapi.ts';
import { callExamples } from './openapiExamples.ts';

// As a reader of the file has it.
const document = JSON.parse(JSON.stringify(buildOpenapi()));
const table: readonly (readonly [string, Call])[] = Object.entries(calls);

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, 'openapi');

/** Whether a value has the shape at a place in the document. */
function fits(place: readonly string[], value: unknown): boolean {
  const pointer = place.map((part) => part.replaceAll('/', '~1')).map(encodeURIComponent);
  return ajv.validate({ $ref: `openapi#/${pointer.join('/')}` }, value);
}

const operationOf = ({ path, method }: Call) => ['paths', path, method.toLowerCase()];
const CONTENT = ['content', 'application/json', 'schema'];
const answerOf = (call: Call) => [...operationOf(call), 'responses', '200', ...CONTENT];
const bodyOf = (call: Call) => [...operationOf(call), 'requestBody', ...CONTENT];

test.each([
  ['API-01', 'account', /^\/accounts\//],
  ['API-02', 'country, carrier, media and product', /^\/(countries|carriers|medias|products)\//],
  ['API-03', 'tag', /^\/tags\//],
  ['API-04', 'address', /^\/addresses\//],
  ['API-05', 'device, device-tag and icon', /^\/(devices|device_tags|icons)\//],
])('%s every %s call of the table is in the document', (_id, _kind, area) => {
  const wanted = table.filter(([, { path }]) => area.test(path));
  expect(wanted.length).toBeGreaterThan(0);
  for (const [name, call] of wanted) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation, name).toMatchObject({ operationId: name });
    expect('requestBody' in operation, name).toBe('body' in call);
  }
});

test('the document has no other calls', () => {
  const operations = Object.values<object>(document.paths).flatMap((item) => Object.values(item));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
});

test.each(table)('%s says who may use it and what may go wrong', (name, call) => {
  const operation = document.paths[call.path][call.method.toLowerCase()];
  const statuses = Object.keys(operation.responses);
  expect(statuses.includes('401')).toBe(call.access !== 'public' || name === 'login');
  expect(statuses.includes('403')).toBe(call.access === 'owner' || call.access === 'admin');
  const limited = ['login', 'signup', 'resendEmail', 'forgotPassword', 'registerDevice'];
  expect(statuses.includes('429')).toBe(limited.includes(name));
  expect(operation.security === undefined).toBe(call.access !== 'public');
  expect(operation.description).toContain(`Access: ${call.access}`);
});

describe('the example of', () => {
  test.each(Object.entries(callExamples))('%s has the shape of its call', (name, example) => {
    const call: Call = calls[name as CallName];
    expect(call.answer.safeParse(example.answer).success).toBe(true);
    expect(fits(answerOf(call), { success: true, data: example.answer })).toBe(true);
    if (!('body' in example)) return;
    expect(call.body?.safeParse(example.body).success).toBe(true);
    expect(fits(bodyOf(call), example.body)).toBe(true);
  });
});

describe('the platform answers', () => {
  const platform = createPlatform();
  let token = '';

  async function ask({ method, path }: Call, body?: unknown): Promise<unknown> {
    const url = `http://carillon.test/api${formatPath(path, { userId: 2, id: 1, flag: true })}`;
    const headers = { authorization: `Bearer ${token}` };
    const request = new Request(url, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await platform.handle(request)).json();
  }

  beforeAll(async () => {
    const { email, password } = credentials();
    const answer = await ask(calls.login, { email, password });
    expect(fits(answerOf(calls.login), answer)).toBe(true);
    token = calls.login.answer.parse(Object(answer).data).token.jwt;
  });

  const reading = table.filter(([name, { method }]) => method === 'GET' && name !== 'refreshToken');

  test.each(reading)('%s in the shape of the document', async (_name, call) => {
    const answer = await ask(call);
    expect(answer).toMatchObject({ success: true });
    expect(fits(answerOf(call), answer)).toBe(true);
  });

  const ordered = Object.entries<AnyEntity>(entities).flatMap(
    ([
      name,
      {
        calls: { order },
        orders,
      },
    ]) => (order ? [[name, order, orders] as const] : []),
  );

  test.each(ordered)('the orders of %s that the contract names', async (_name, call, orders) => {
    const options = calls.orderUsers.answer.parse(Object(await ask(call)).data);
    // The newest first is the order of a list that asks for none: taken, and not offered once more.
    const offered = orders.filter((key) => key !== 'date_des');
    expect(options.map(({ order }) => order).sort()).toEqual(offered.sort());
  });

  function credentials() {
    const admin = people.find(({ role }) => role === 'admin');
    if (!admin) throw new Error('The seed has no administrator.');
    return { email: admin.username, password: admin.password };
  }
});

describe('a schema of the document and that of the package agree:', () => {
  const device = callExamples.listDevices?.answer[0];
  const registration = callExamples.registerDevice?.body;
  const carrier = callExamples.addCarrier?.body;

  test.each<[string, string, Schema<unknown> | undefined, unknown, boolean]>([
    ['a device', 'Device', calls.readDevice.answer, device, true],
    ['one of a newer server', 'Device', calls.readDevice.answer, { ...device, battery: 7 }, true],
    ['one without a tag', 'Device', calls.readDevice.answer, { ...device, device_tag_id: null }, true],
    [
      'a label that no topic can have',
      'Device',
      calls.readDevice.answer,
      { ...device, device_id: 'a/b' },
      false,
    ],
    ['an id of 0', 'Device', calls.readDevice.answer, { ...device, id: 0 }, false],
    ['a time that is none', 'Device', calls.readDevice.answer, { ...device, created_at: 'yesterday' }, false],
    ['a state of a newer platform', 'Device', calls.readDevice.answer, { ...device, state: 'stop' }, true],
    ['a state that is no word', 'Device', calls.readDevice.answer, { ...device, state: 3 }, false],
    ['a device to register', 'NewDeviceBody', calls.registerDevice.body, registration, true],
    [
      'one without a key',
      'NewDeviceBody',
      calls.registerDevice.body,
      { ...registration, key: undefined },
      false,
    ],
    ['a blank name', 'NewDeviceBody', calls.registerDevice.body, { ...registration, name: '  ' }, false],
    ['a price in cents', 'CarrierBody', calls.addCarrier.body, carrier, true],
    ['a price in euro', 'CarrierBody', calls.addCarrier.body, { ...carrier, price_in_cents: 12.5 }, false],
    [
      'a carrier that ships nowhere',
      'CarrierBody',
      calls.addCarrier.body,
      { ...carrier, countries: [] },
      false,
    ],
    [
      'a refused password',
      'LoginBody',
      calls.login.body,
      { email: 'a@b.example', password: 'secret' },
      false,
    ],
    [
      'an address in upper case',
      'LoginBody',
      calls.login.body,
      { email: 'A@b.example', password: 'Owner-123!' },
      false,
    ],
    ['no terms', 'SignupBody', calls.signup.body, { terms: false }, false],
    ['what stays', 'UserChanges', calls.updateUser.body, { role: null }, true],
    ['an unknown role', 'UserChanges', calls.updateUser.body, { role: 'root' }, false],
  ])('%s', (_case, name, schema, value, isAccepted) => {
    // What is undefined is not sent.
    const sent: unknown = JSON.parse(JSON.stringify(value));
    expect(fits(['components', 'schemas', name], sent)).toBe(isAccepted);
    expect(schema?.safeParse(sent).success).toBe(isAccepted);
  });

  test.each([
    ['a refusal', { success: false, message: 'No' }, true],
    ['a refusal without a message', { success: false }, true],
    ['a success without data', { success: true }, false],
    ['a success as text', { success: 'true', data: 3 }, false],
    ['data of another call', { success: true, data: [] }, false],
  ])('an answer that is %s', (_case, answer, isAccepted) => {
    expect(fits(answerOf(calls.countDevices), answer)).toBe(isAccepted);
  });
});
