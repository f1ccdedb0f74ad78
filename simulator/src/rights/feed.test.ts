import type { BrokerLogin } from '@carillon/protocol/server';
import { expect, test } from 'vitest';
import { createFeed } from './feed.ts';

const URL = 'http://localhost:8080/broker/logins';
const SECRET = 'what-opens-the-feed';

const good = (name: string): BrokerLogin => ({
  name,
  password: 'p',
  publish: ['cmd/req/+/+'],
  subscribe: ['cmd/#', 'async/micro-eth/CR-1/+'],
});

/** A platform that answers one thing after the other, and what it was asked with. */
function open(...answers: (Response | Error)[]) {
  const asked: (RequestInit | undefined)[] = [];
  const read = createFeed({ url: URL, secret: SECRET }, async (_url, init) => {
    asked.push(init);
    const answer = answers.shift() ?? new Error('It is not asked again.');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { read, asked };
}

const answer = (logins: unknown, etag = '"1"') => Response.json({ logins }, { headers: { etag } });

test.each<[string, unknown, string]>([
  ['a name with a blank', { ...good('CR 1') }, "'CR 1'"],
  ['a name that would end a quotation', { ...good('CR"1') }, `'CR"1'`],
  ['a name that would write on a terminal', { ...good('\u001b[31mred\n') }, "'?[31mred?'"],
  ['a very long name', { ...good('x'.repeat(500)) }, `'${'x'.repeat(40)}…'`],
  ['no name', { password: 'p', publish: [], subscribe: [] }, 'one without a name'],
  ['a password that bcrypt would cut', { ...good('b'), password: 'x'.repeat(73) }, "'b'"],
  ['no password', { ...good('b'), password: '' }, "'b'"],
  ['a wildcard within a level', { ...good('b'), publish: ['cmd/rep/micro-eth/CR#1'] }, "'b'"],
  ['a wildcard that is not the last level', { ...good('b'), subscribe: ['cmd/#/x'] }, "'b'"],
  ['a topic that ends in nothing', { ...good('b'), publish: ['cmd/rep/'] }, "'b'"],
  ['something that is no login', 'CR-1', 'one without a name'],
  ['a name that is there already', good('a'), "'a'"],
])('LIB-17 %s locks out nobody else: it is left out, and said', async (_case, odd, name) => {
  const { read } = open(answer([good('a'), odd, good('z')]));
  const { logins, leftOut } = await read();
  expect(logins).toEqual([good('a'), good('z')]);
  expect(leftOut).toBe(
    `left out: ${name}; name, password or topics are none that a broker takes, or the name is there twice`,
  );
});

test('LIB-17 of many that are odd the first is named, and the others are counted', async () => {
  const { read } = open(answer([good('x y'), good('a'), good('y z'), 7]));
  expect((await read()).leftOut).toMatch(/^left out: 'x y' and 2 more; /);
});

test('LIB-17 a good feed leaves out nobody, and what has not changed is not sent again', async () => {
  const { read, asked } = open(answer([good('a')], '"7"'), new Response(null, { status: 304 }));
  const first = await read();
  expect(first).toEqual({ logins: [good('a')], leftOut: undefined });
  expect(await read()).toBe(first);
  const headers = { authorization: `Bearer ${SECRET}` };
  expect(asked).toMatchObject([
    { headers, redirect: 'error' },
    { headers: { ...headers, 'if-none-match': '"7"' }, redirect: 'error' },
  ]);
});

test.each<[string, Response | Error, string]>([
  ['does not answer', new Error(`connect ECONNREFUSED ${SECRET}`), 'does not answer'],
  ['refuses the secret', new Response('', { status: 401 }), 'answers 401'],
  ['says unasked that nothing has changed', new Response(null, { status: 304 }), 'answers 304'],
  ['answers a page', new Response('<html>'), 'answers what is no list of logins'],
  ['answers another list', Response.json([good('a')]), 'answers what is no list of logins'],
])(
  'LIB-17 a platform that %s is named by its address, without the secret',
  async (_case, reply, sentence) => {
    const failure = await open(reply).read().catch(String);
    expect(failure).toBe(`Error: the feed at ${URL} ${sentence}`);
  },
);
