import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { startTool, writeFiles } from '../testRun.ts';
import { escapeMarkup } from './escape.ts';
import { formatHtml } from './html.ts';
import { formatJson } from './json.ts';
import { formatJunit } from './junit.ts';
import type { RunRecord, ScenarioRecord } from './record.ts';

const HOSTILE = `</script><img src=x onerror=alert(1)> & "quoted" 'too' ]]> \u0000\u0008\u001b[31m\u202e\ufffe\ud800 <!-- --`;

const scenario: ScenarioRecord = {
  title: 'LIB-05 it plays',
  line: 12,
  tags: ['slow'],
  rows: ['LIB-05'],
  verdict: 'passed',
  notes: [],
  virtualMs: 2000,
  tookMs: 35,
  seeds: [7],
  failures: [],
};
const failure = {
  seeds: [7, 8, 12],
  report: ['expected  A: the state {"online":false}', 'in        hall.scenario.ts:30'],
  faults: ['broker {"as":"down"}'],
  messages: ['+00:00:01.000 async/x/A/stream {"id":"evts/1"}'],
};
const run: RunRecord = {
  startedAt: new Date('2026-03-02T03:00:00.123Z'),
  tookMs: 1234,
  ended: 'done',
  files: [
    {
      file: 'hall.scenario.ts',
      unusable: undefined,
      scenarios: [
        scenario,
        { ...scenario, title: 'it fails', verdict: 'failed', seeds: [7, 8, 9, 12], failures: [failure] },
        { ...scenario, title: 'it is skipped', verdict: 'skipped', notes: ['left out  1 step on screens'] },
        { ...scenario, title: 'it is not tried', verdict: 'not tried', notes: ['it cuts the power'] },
        {
          ...scenario,
          title: HOSTILE,
          tags: [HOSTILE],
          verdict: 'failed',
          failures: [{ ...failure, report: [`error     ${HOSTILE}`], messages: [HOSTILE] }],
        },
      ],
    },
    { file: 'b<r>oken.ts', unusable: `b<r>oken.ts:3 cannot be loaded. ${HOSTILE}`, scenarios: [] },
  ],
};
const COUNTS = { passed: 1, failed: 2, skipped: 1, notTried: 1, unusable: 1 };

/** A document as a reader has it, and whether it was refused. */
function parse(text: string, type: 'text/html' | 'application/xml') {
  const page = new Window();
  return new page.DOMParser().parseFromString(text, type);
}

describe('LIB-19 --report junit', () => {
  const text = formatJunit(run);
  const xml = parse(text, 'application/xml');
  const attribute = (selector: string, name: string) =>
    [...xml.querySelectorAll(selector)].map((element) => element.getAttribute(name));

  test('has a suite for each file and a case for each scenario, with sums and times', () => {
    expect(attribute('testsuites', 'tests')).toEqual(['6']);
    expect(attribute('testsuites', 'time')).toEqual(['1.234']);
    expect(attribute('testsuite', 'name')).toEqual(['hall.scenario.ts', 'b<r>oken.ts']);
    const sums = ['tests', 'failures', 'errors', 'skipped'].map((name) => attribute('testsuite', name));
    expect(sums).toEqual([
      ['5', '1'],
      ['2', '0'],
      ['0', '1'],
      ['2', '0'],
    ]);
    expect(attribute('testsuite', 'timestamp')[0]).toBe('2026-03-02T03:00:00');
    expect(attribute('testcase', 'name').slice(0, 4)).toEqual([
      'LIB-05 it plays',
      'it fails',
      'it is skipped',
      'it is not tried',
    ]);
    expect([attribute('testcase', 'line')[0], attribute('testcase', 'time')[0]]).toEqual(['12', '0.035']);
  });

  test('says seeds, requirements and tags, what failed and why something was not run', () => {
    const properties = [...xml.querySelectorAll('testcase')]
      .slice(0, 2)
      .map((one) => [...one.querySelectorAll('property')].map((each) => each.getAttribute('name')));
    expect(properties[0]).toEqual(['seed', 'requirement', 'tag']);
    expect(properties[1]?.[0]).toBe('seeds');
    expect(attribute('property[name="seeds"]', 'value')).toEqual(['7..9, 12']);
    expect(attribute('skipped', 'message')).toEqual([
      'skipped: left out 1 step on screens',
      'not tried: it cuts the power',
    ]);
    expect(xml.querySelector('failure')?.textContent.split('\n')).toEqual([
      'expected  A: the state {"online":false}',
      'in        hall.scenario.ts:30',
      'seeds     7..8, 12',
      'faults    broker {"as":"down"}',
      'messages  +00:00:01.000 async/x/A/stream {"id":"evts/1"}',
    ]);
  });

  test('is XML 1.0 whatever titles and messages hold', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are looked for
    expect(text).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/);
    expect(text.match(/<\/?[a-z]+/g)?.every((tag) => /^<\/?(test|prop|fail|skip|err)/.test(tag))).toBe(true);
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(attribute('error', 'message')[0]).toContain('</script><img src=x onerror=alert(1)> & "quoted"');
  });

  // A parser that is known to be strict, where it is there.
  const python = spawnSync('python3', ['--version']).error === undefined;
  test.runIf(python)('is read by a strict parser', () => {
    const code =
      'import sys, xml.etree.ElementTree as e; print(len(e.parse(sys.stdin.buffer).findall(".//testcase")))';
    const { stdout, stderr } = spawnSync('python3', ['-c', code], { input: text, encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: '6\n', stderr: '' });
  });
});

describe('LIB-19 --report html', () => {
  const text = formatHtml(run);
  const page = parse(text, 'text/html');

  test('is one page without a script, light or dark, that says all', () => {
    expect(text).not.toMatch(/<script|<img|<link|\son\w+=["']|https?:/);
    expect(text).toMatch(/default-src 'none'; style-src 'unsafe-inline'/);
    expect(text).toContain('color-scheme: light dark');
    expect(text).toContain('@media (prefers-color-scheme: dark)');
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('h1')?.textContent).toBe(
      '1 passed, 2 failed, 1 skipped, 1 not tried, 1 of 2 files cannot be used',
    );
    expect([...page.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
      'hall.scenario.ts',
      'b<r>oken.ts',
    ]);
    const [passed, failed, skipped, notTried] = [...page.querySelectorAll('li')].map(
      (one) => one.textContent,
    );
    expect(passed).toMatch(
      /passed LIB-05 it plays\s*2 s in 35 ms · hall\.scenario\.ts:12 · seed 7 · LIB-05 · slow/,
    );
    expect(failed).toMatch(/failed it fails\s*3 of 4 seeds failed: 7\.\.8, 12 ·/);
    expect(failed).toContain('messages  +00:00:01.000 async/x/A/stream {"id":"evts/1"}');
    expect(skipped).toMatch(/skipped it is skipped[\s\S]*left out {2}1 step on screens/);
    expect(notTried).toMatch(/not tried it is not tried[\s\S]*it cuts the power/);
    expect([...page.querySelectorAll('details')].map((one) => one.hasAttribute('open'))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('shows what is hostile, and does not obey it', () => {
    expect(page.querySelectorAll('img, script')).toHaveLength(0);
    expect([...page.querySelectorAll('li')].at(-1)?.textContent).toContain(
      '</script><img src=x onerror=alert(1)>',
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are looked for
    expect(text).not.toMatch(/[\0-\x08\x0b-\x1f\u202e\ufffe]/);
  });

  test('a run that was cut short is not green', () => {
    const cut = formatHtml({ ...run, ended: 'signal', files: [] });
    expect(cut).toContain('<h1 class="failed">0 passed, 0 failed, ended by a signal</h1>');
  });
});

test('LIB-19 --report json is the records as they are, with their sums', () => {
  expect(JSON.parse(formatJson(run))).toMatchObject({
    v: 1,
    startedAt: '2026-03-02T03:00:00.123Z',
    ended: 'done',
    counts: COUNTS,
    files: [
      {
        file: 'hall.scenario.ts',
        scenarios: [{ line: 12, seeds: [7], rows: ['LIB-05'] }, { failures: [failure] }, {}, {}, {}],
      },
      { file: 'b<r>oken.ts' },
    ],
  });
});

test('LIB-19 what XML refuses becomes a mark that it takes, and pairs of surrogates stay', () => {
  expect(escapeMarkup('a\u0000b\n\u202ec\ud83dd🎵e\uffff')).toBe('a\\u0000b\\u000a\\u202ec\uFFFDd🎵e\uFFFD');
  expect(escapeMarkup(`<&>"'`)).toBe('&lt;&amp;&gt;&quot;&#39;');
});

test('LIB-19 the tool writes all reports of a run, into folders that it makes', async (context) => {
  const { pathOf, remove } = writeFiles({
    'hall.mjs': `export default [
      { title: 'EVT-05 <b>good</b>', options: { devices: [{ label: 'A', classId: 2 }], tags: ['slow'] }, run: (stage) => stage.advance(1000) },
      { title: 'bad', options: { devices: [{ label: 'A', classId: 2 }], seed: 4 }, run: (stage) => stage.device('A').expectState({ online: false }) },
      { title: 'seen', options: {}, run: (stage) => stage.screen('/').expectText('x') },
    ];`,
    'broken.mjs': 'nowhere();',
  });
  context.onTestFinished(remove);
  const out = (name: string) => pathOf('hall.mjs').replace(/hall\.mjs$/, `reports/deep/${name}`);
  const kinds = ['junit=a.xml', 'html=a.html', 'json=a.json'].map((one) =>
    one.replace(/=(.*)/, (_, name) => `=${out(name)}`),
  );
  const tool = startTool([
    'run',
    pathOf('hall.mjs'),
    pathOf('broken.mjs'),
    ...kinds.flatMap((kind) => ['--report', kind]),
  ]);
  expect(await tool.code).toBe(2);
  const json: RunRecord = JSON.parse(readFileSync(out('a.json'), 'utf8'));
  expect(json).toMatchObject({
    ended: 'done',
    files: [
      {
        scenarios: [
          {
            title: 'EVT-05 <b>good</b>',
            verdict: 'passed',
            rows: ['EVT-05'],
            tags: ['slow'],
            seeds: [1],
            virtualMs: 1000,
          },
          { title: 'bad', verdict: 'failed', seeds: [4], failures: [{ seeds: [4], faults: [] }] },
          { title: 'seen', verdict: 'skipped', notes: ['left out  1 step on screens: there is no browser'] },
        ],
      },
      { unusable: expect.stringMatching(/broken\.mjs:1 cannot be loaded\. ReferenceError/), scenarios: [] },
    ],
  });
  expect(json.files[0]?.scenarios[1]?.failures[0]?.messages).not.toEqual([]);
  const xml = parse(readFileSync(out('a.xml'), 'utf8'), 'application/xml');
  expect(xml.querySelectorAll('testcase')).toHaveLength(4);
  const page = parse(readFileSync(out('a.html'), 'utf8'), 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe(
    '1 passed, 1 failed, 1 skipped, 1 of 2 files cannot be used',
  );
});
