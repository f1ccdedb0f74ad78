import { describe, expect, test } from 'vitest';
import { compareTranscripts } from './compare.ts';
import { readTranscripts } from './transcript.ts';

const read = (text: string) => {
  const all = readTranscripts(text);
  if (!all) throw new Error(`no transcript: ${text}`);
  return all;
};

const BEFORE = `# it plays, seed 1
+00:00:00.000 cmd/req/micro-eth/A {"req":1,"msg":"rtcc","body":{}}
+00:00:00.000 cmd/rep/micro-eth/A {"req":1,"msg":"rtcc","ok":true,"body":{"epoch":1000,"b":1}}
+00:00:00.500 async/micro-eth/A/stream {"id":"evts/1","status":2,"ctx":{"fail":0}}
+00:00:00.600 async/micro-eth/A/vumeter {"vu":[1,2]}
+00:00:00.700 async/micro-eth/A/vumeter {"vu":[3,4]}
+00:00:02.000 cmd/req/micro-eth/A {"req":2,"msg":"StopEvent","body":{"id":"evts/1"}}
+00:00:02.000 cmd/rep/micro-eth/A {"req":2,"msg":"StopEvent","ok":true,"body":{"id":"evts/1"}}
+00:00:02.100 async/micro-eth/A/codec {"codec":6,"since":1001}
`;
const change = (from: string | RegExp, to: string) => {
  const changed = BEFORE.replace(from, to);
  expect(changed).not.toBe(BEFORE);
  return changed;
};

describe('LIB-15 two transcripts differ where a firmware said something else', () => {
  test.each([
    ['another state', change('"status":2', '"status":5'), 'A/stream: status is 5; before 2'],
    ['another source', change('"fail":0', '"fail":1'), 'A/stream: ctx.fail is 1; before 0'],
    ['a field less', change(',"ctx":{"fail":0}', ''), 'A/stream: ctx is missing; before {"fail":0}'],
    [
      'a message less',
      change(/.*stream.*\n/, ''),
      '"msg":"StopEvent","body":{"id":"evts/1"}}; before async/',
    ],
    [
      'a refusal',
      change('"StopEvent","ok":true,"body":{"id":"evts/1"}', '"StopEvent","ok":false,"body":{}'),
      'cmd/rep/micro-eth/A: ok is false; before true',
    ],
    [
      'what is no JSON',
      change('{"id":"evts/1","status":2,"ctx":{"fail":0}}', 'oops'),
      "A/stream: 'oops'; before {",
    ],
    [
      'a second later than it may',
      change('00.500 async', '01.501 async'),
      'A/stream: 1.5 s after what was said before it; before 500 ms',
    ],
    [
      'a clock that stands',
      change(
        /(02\.000 cmd\/rep.*\n)/,
        '$1+00:00:02.000 async/micro-eth/A/rtc {"state":"Done","epoch":1002}\n',
      ),
      'A/rtc {"state":"Done","epoch":1002}; before nothing more was said',
    ],
    ['its end', change(/.*StopEvent","ok.*\n/, ''), 'nothing more is said; before +00:00:02.000 cmd/rep'],
  ])('%s', (_what, now, difference) => {
    const [line = '', ...others] = compareTranscripts(read(BEFORE), read(now));
    expect(others).toEqual([]);
    expect(line).toMatch(/^it plays: /);
    expect(line).toContain(difference);
  });

  test('too few levels', () => {
    const level = '+00:00:00.800 async/micro-eth/A/vumeter {"vu":[3,4]}\n';
    const many = change(/(.*req":2,"msg":"StopEvent","body)/, `${level.repeat(10)}$1`);
    expect(compareTranscripts(read(many), read(BEFORE))).toEqual([
      'it plays: async/micro-eth/A/vumeter: 2 messages; before 12',
    ]);
  });

  test('a scenario that only one of them ran', () => {
    const renamed = change('it plays', 'it sings');
    expect(compareTranscripts(read(BEFORE), read(renamed))).toEqual([
      'it sings: it was not run before',
      'it plays: it was run before, and not now',
    ]);
  });
});

test('LIB-15 what two runs of the same firmware differ in is no difference: times, numbers of requests, levels, the order of fields', () => {
  const shifted = BEFORE.replaceAll('"req":1,', '"req":501,')
    .replaceAll('"req":2,', '"req":502,')
    .replace('"epoch":1000', '"epoch":9000')
    .replace('"since":1001', '"since":9002')
    .replace('[1,2]', '[70,80]')
    .replace('+00:00:00.500', '+00:00:00.900')
    .replace('{"id":"evts/1","status":2,"ctx":{"fail":0}}', '{"ctx":{"fail":0},"status":2,"id":"evts/1"}');
  expect(compareTranscripts(read(BEFORE), read(shifted))).toEqual([]);
});

test('LIB-15 a transcript is read line by line, and what is none is told from it', () => {
  expect(read(BEFORE)[0]?.lines).toHaveLength(8);
  expect(read('')).toEqual([]);
  expect(readTranscripts('{"not":"a transcript"}')).toBeNull();
  expect(readTranscripts('+00:00:00.000 a/b {}')).toBeNull();
});
