import {
  type CommandName,
  commandReply,
  commands,
  LIVE_CHANNELS,
  liveMessages,
  parseTopic,
} from '@carillon/protocol/broker';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRam, parseFirmwareState } from '../firmware/memory.ts';
import { testDevice } from '../firmware/testDevice.ts';
import { commandExamples, commandTexts, EXAMPLE_DEVICE } from './commandTexts.ts';

// A night of it: CARILLON_FUZZ=1000.
const times = Number(process.env.CARILLON_FUZZ ?? 1);
// All of it is one turn, which no bound could end: this one is to say nothing of a machine that is busy.
const TIMEOUT_MS = 300_000 * times;

const requests = fc
  .tuple(fc.constantFrom(...commandExamples), fc.integer({ min: 1, max: 2 ** 31 - 1 }))
  .map(([{ msg, body }, req]) => ({ req, msg, body: body as unknown }));

/** How long a device is gone once it has obeyed. */
const awayMs = (msg: string) => commandTexts[msg as CommandName].awayMs ?? 0;

/** What is said where nothing was answered: a command after which a device is gone says so. */
const isItGone = (last: string) =>
  `. The last command that was answered: ${last}; is it gone after that (awayMs)?`;

type Path = readonly string[];

/** Where a value can be changed: itself, and every place inside it. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
    : [path];

/** The value with another one at a place in it; undefined leaves that out. */
function withAt(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const entries = Object.entries(Object(value)).map(([k, inner]) => [
    k,
    k === key ? withAt(inner, rest, other) : inner,
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const oddValues = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(undefined, '', -1, 0.5, 2 ** 31, 1e308, 'evts/0', '__proto__', 'x'.repeat(2000)),
  fc.integer({ min: -10, max: 300 }),
);

test(
  'FLT-039 FLT-041 LIB-04 a request with one place changed is obeyed or refused with a reason, and spoils nothing',
  () => {
    const memory = createRam();
    const device = testDevice({ ...EXAMPLE_DEVICE, memory });
    const odd = requests.chain((request) =>
      fc
        .tuple(fc.constantFrom(...pathsIn(request.body)), oddValues)
        .map(([path, other]) => ({ ...request, body: withAt(request.body, path, other) })),
    );
    const outcomes = { obeyed: 0, refused: 0 };
    let last = 'none';
    fc.assert(
      fc.property(fc.oneof(odd, odd, requests), fc.nat(3000), ({ req, msg, body }, waitMs) => {
        device.forget();
        device.receive(JSON.stringify({ req, msg, body }));
        const [first, ...rest] = device.published;
        if (!first) throw new Error(`${msg} is not answered${isItGone(last)}`);
        const reply = commandReply.parse(JSON.parse(first.payload));
        expect(reply).toMatchObject({ req, msg });
        if (reply.ok)
          expect(commands[msg].reply.safeParse(reply.body).error, `the reply to ${msg}`).toBe(undefined);
        else expect(reply.body, `the reply to ${msg}`).toEqual({ error: expect.stringMatching(/./) });
        if (reply.ok) outcomes.obeyed++;
        else outcomes.refused++;
        last = msg;

        device.clock.advance(waitMs + (reply.ok ? awayMs(msg) : 0));
        const said = [...rest, ...device.published.slice(1 + rest.length)].filter(({ retain }) => !retain);
        for (const { topic, payload } of said) {
          const channel = LIVE_CHANNELS.find((known) => known === parseTopic(topic)?.channel);
          const problem = channel && liveMessages[channel].safeParse(JSON.parse(payload)).error;
          expect([channel, problem], `${topic} after ${msg}`).toEqual([expect.any(String), undefined]);
        }
        const saved: unknown = JSON.parse(JSON.stringify(memory.load()));
        expect(parseFirmwareState(saved), `what is saved after ${msg}`).toEqual(saved);
      }),
      { numRuns: 2000 * times },
    );
    expect(Math.min(outcomes.obeyed, outcomes.refused)).toBeGreaterThan(200);
    for (const { msg } of commandExamples) {
      const reply = device.command(msg);
      expect(reply, `the reply to ${msg}`).toMatchObject({ msg });
      if (reply?.ok) device.clock.advance(awayMs(msg));
    }
  },
  TIMEOUT_MS,
);

test(
  'FLT-039 LIB-04 a request of which bytes were lost, changed or added is answered if it still has a number, else passed over',
  () => {
    const device = testDevice(EXAMPLE_DEVICE);
    const edit = fc.record({
      at: fc.nat(400),
      lost: fc.nat(3),
      added: fc.oneof(
        fc.uint8Array({ maxLength: 3 }),
        fc.constantFrom(...['"', '}', ']', ',', '.', '\0', '\u{1F514}'].map(toBytes)),
      ),
    });
    const outcomes = { answered: 0, passedOver: 0 };
    let last = 'none';
    fc.assert(
      fc.property(requests, fc.array(edit, { minLength: 1, maxLength: 3 }), (request, edits) => {
        let bytes = [...toBytes(JSON.stringify(request))];
        for (const { at, lost, added } of edits) bytes = bytes.toSpliced(at % bytes.length, lost, ...added);
        device.forget();
        device.receive(Uint8Array.from(bytes));
        const replies = device.published.filter(
          ({ topic, retain }) => topic.startsWith('cmd/rep/') && !retain,
        );
        const [first, ...more] = replies.map(({ payload }) => JSON.parse(payload));
        const req = numberIn(bytes);
        expect(more).toEqual([]);
        expect(first?.req, `the reply to ${request.msg}${isItGone(last)}`).toBe(req);
        last = first?.msg ?? last;
        if (first) outcomes.answered++;
        else outcomes.passedOver++;
        device.clock.advance(500 + (first?.ok ? awayMs(first.msg) : 0));
      }),
      { numRuns: 2000 * times },
    );
    expect(Math.min(outcomes.answered, outcomes.passedOver)).toBeGreaterThan(200);
    expect(device.command('GetEvents')?.ok).toBe(true);
  },
  TIMEOUT_MS,
);

/** The number of a request, by the words of the contract: a JSON object with an integer `req`. */
function numberIn(bytes: readonly number[]): number | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    const { req } = Object(JSON.parse(text));
    return Number.isSafeInteger(req) ? req : undefined;
  } catch {
    return undefined;
  }
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
