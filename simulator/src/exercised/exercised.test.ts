import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadScenarios } from '../cli/loadScenarios.ts';
import { runScenario } from '../scenario/runScenario.ts';
import { countCoverage } from './count.ts';
import { formatCoverage, formatCoveragePage } from './format.ts';
import { observe } from './observe.ts';

const FOLDER = fileURLToPath(new URL('../../scenarios/', import.meta.url));

test('LIB-16 the library exercises all of the contract, but for what has a reason, none of which is stale', async () => {
  const results = [];
  for (const file of readdirSync(FOLDER)) {
    for (const scenario of await loadScenarios(FOLDER + file)) results.push(await runScenario(scenario));
  }
  expect(results.filter(({ isPassed }) => !isPassed)).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(60);
  const { groups, stale } = countCoverage(results);
  const unexplained = groups.flatMap(({ name, items }) =>
    items
      .filter(({ count, reason }) => count === 0 && reason === undefined)
      .map((item) => `${name} ${item.name}`),
  );
  expect(unexplained).toEqual([]);
  expect(stale).toEqual([]);
});

describe('LIB-16 what was exercised is read off the messages', () => {
  const at = '+00:00:00.000';
  const request = `${at} cmd/req/micro-eth/CR-1002 {"req":1,"msg":"vol","body":{"l":1,"r":1}}`;
  test.each<readonly [string, string, readonly string[], readonly string[]]>([
    ['a request', 'a', [request], ['topics cmd/req/micro-eth', 'commands vol']],
    [
      'an answer to what was set',
      'a',
      [request, `${at} cmd/rep/micro-eth/CR-1002 {"req":1,"msg":"vol","ok":true,"body":{"l":1,"r":1}}`],
      ['answers vol set'],
    ],
    [
      'a refusal',
      'a',
      [
        `${at} cmd/rep/micro-eth/CR-1002 {"req":1,"msg":"GetEvent","ok":false,"body":{"error":"No such event"}}`,
      ],
      ['refusals GetEvent: No such event'],
    ],
    [
      'a refusal of a body',
      'a',
      [
        `${at} cmd/rep/micro-eth/CR-1002 {"req":1,"msg":"vol","ok":false,"body":{"error":"\\"l\\" in the body of vol is missing"}}`,
      ],
      ['refusals vol: a body that is not as agreed'],
    ],
    [
      'a live state',
      'a',
      [`${at} async/micro-eth/CR-1002/rtc {"state":"Error","result":-10,"event":-7}`],
      [
        'topics async/micro-eth rtc',
        'live states rtc Error',
        'live states rtc result -10',
        'live states rtc event -7',
      ],
    ],
    ['a fault', 'a', [`${at} fault stream {"host":"a.example","as":"dead"} begins`], ['faults stream dead']],
    [
      'the chapters of a title',
      'D4 D9 a',
      [],
      ['chapters D4 states and transitions', 'chapters D9 constants and limits'],
    ],
  ])('%s', (_what, title, transcript, items) => {
    expect([...observe(title, transcript)]).toEqual(expect.arrayContaining([...items]));
  });

  test('what nobody can read, and the end of a fault, is nothing', () => {
    const lines = [
      `${at} cmd/rep/micro-eth/CR-1002 {"req":`,
      `${at} fault drop {} ends`,
      `${at} elsewhere {}`,
    ];
    expect([...observe('a', lines)]).toEqual([]);
  });
});

const GROUPS = [{ name: 'faults', items: ['drop', 'stream <dead>'] }];
const DROPPED = [{ title: 'a', transcript: ['+00:00:00.000 fault drop {} begins'] }];

test('LIB-16 a reason for what is exercised, or for what there is not, is refused as stale', () => {
  const { stale } = countCoverage(DROPPED, { 'faults drop': 'why', 'faults fire': 'why' }, GROUPS);
  expect(stale).toEqual(['faults drop', 'faults fire']);
});

test('LIB-16 what is left out is said with its reason, on a terminal and on a page', () => {
  const coverage = countCoverage(DROPPED, { 'faults stream <dead>': 'nobody "listens"' }, GROUPS);
  expect(formatCoverage(coverage)).toEqual([
    '1 scenario that passed exercise',
    'faults    1 of   2',
    '        - stream <dead>: nobody "listens"',
  ]);
  const page = formatCoveragePage(coverage);
  expect(page).toContain(
    '<tr><th scope="row">stream &lt;dead&gt;</th><td>0</td><td>nobody &quot;listens&quot;</td></tr>',
  );
  expect(page).toContain('color-scheme: light dark');
  expect(page).not.toContain('<script');
});
