import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { createOrder } from './order.ts';
import { formatSeeds, readSeeds } from './selection/seeds.ts';
import { startTool, writeFiles } from './testRun.ts';

const LONG_MS = 120_000;
/** A file of scenarios, each of which passes or, by its title, fails. */
const file = (...titles: readonly string[]) =>
  `const options = { devices: [{ label: 'A', classId: 2 }] };
  const play = (title) => async (stage) => {
    await stage.advance(1000);
    if (title.includes('bad')) await stage.device('A').expectState({ online: false });
    if (title.includes('odd') && stage.random() < 0.5) await stage.device('A').expectState({ online: false });
    if (title.includes('luck') && stage.random() < 0.3) throw new Error('out of luck');
  };
  export default ${JSON.stringify(titles)}.map((title) => ({ title, options, run: play(title) }));`;

const withoutTimes = (lines: readonly string[]) => lines.map((line) => line.replace(/ in \d.*\)$/, ')'));

describe.concurrent('LIB-19 --workers', () => {
  const FILES = {
    'slow.mjs': `await new Promise((resolve) => setTimeout(resolve, 300));\n${file('a', 'bad b', 'c')}`,
    'broken.mjs': 'throw new Error("no");',
    'ends.mjs': `export default [
      { title: 'exits', options: {}, run: async () => process.exit(4) },
      { title: 'the one after it', options: { devices: [{ label: 'A', classId: 2 }] }, run: (stage) => stage.advance(1) },
    ];`,
    'quick.mjs': file('d'),
    'last.mjs': file('e', 'bad f'),
  };

  test('several say the same as one, in the order of the files, transcripts too', {
    timeout: LONG_MS,
  }, async (context) => {
    const { pathOf, remove } = writeFiles(FILES);
    context.onTestFinished(remove);
    const paths = (Object.keys(FILES) as (keyof typeof FILES)[]).map(pathOf);
    const folder = pathOf('slow.mjs').replace(/slow\.mjs$/, '');
    async function run(workers: string) {
      const transcript = `${folder}${workers}.txt`;
      const tool = startTool(['run', ...paths, '--workers', workers, '--transcript', transcript]);
      const code = await tool.code;
      return {
        code,
        lines: withoutTimes(tool.lines),
        errors: tool.errors,
        text: readFileSync(transcript, 'utf8'),
      };
    }
    const one = await run('1');
    expect(one.code).toBe(2);
    expect(one.lines.filter((line) => /^[✓✗]/.test(line)).map((line) => line.replace(/ \(.*/, ''))).toEqual([
      '✓ a',
      '✗ bad b',
      '✓ c',
      '✗ exits',
      '✓ the one after it',
      '✓ d',
      '✓ e',
      '✗ bad f',
    ]);
    const stripEnded = (ran: typeof one) => ({
      ...ran,
      lines: ran.lines.map((line) => line.replace(/ended after .*/, 'ended')),
    });
    expect(one.text.match(/^# .*/gm)).toHaveLength(7);
    expect(stripEnded(await run('3'))).toEqual(stripEnded(one));
  });

  test('what comes of a job waits for those before it', () => {
    const told: string[] = [];
    const order = createOrder<string>((outcome) => void told.push(outcome));
    order.onOutcome(2, 'c');
    order.onOutcome(1, 'b');
    order.onEnd(2);
    order.onOutcome(0, 'a');
    expect(told).toEqual(['a']);
    order.onEnd(0);
    expect(told).toEqual(['a', 'b']);
    order.onOutcome(1, 'b, too');
    order.onOutcome(4, 'e');
    expect(told).toEqual(['a', 'b', 'b, too']);
    order.onEnd(1);
    expect(told).toEqual(['a', 'b', 'b, too', 'c']);
    order.flush();
    expect(told).toEqual(['a', 'b', 'b, too', 'c', 'e']);
  });
});

describe.concurrent('LIB-19 --bail', () => {
  test.each([
    [['--bail'], ['✓ a', '✗ bad b']],
    [
      ['--bail', '2'],
      ['✓ a', '✗ bad b', '✓ c', '✗ bad d'],
    ],
    [['--bail=9'], ['✓ a', '✗ bad b', '✓ c', '✗ bad d', '✓ e']],
  ])('%j ends after so many failures', async (args, expected) => {
    const { pathOf, remove } = writeFiles({
      'one.mjs': file('a', 'bad b', 'c'),
      'two.mjs': file('bad d', 'e'),
    });
    const tool = startTool(['run', ...args, pathOf('one.mjs'), pathOf('two.mjs')]);
    expect(await tool.code).toBe(1);
    remove();
    const verdicts = tool.lines.filter((line) => /^[✓✗]/.test(line));
    expect(verdicts.map((line) => line.replace(/ \(.*/, ''))).toEqual(expected);
    expect(tool.lines.at(-1)).toMatch(args[0] === '--bail=9' ? /^3 passed, 2 failed$/ : /, ended by --bail$/);
  });
});

describe.concurrent('LIB-19 --seeds', () => {
  test('each scenario runs with each seed; each failure is told once, with its first seed and those that fail alike', async (context) => {
    const { pathOf, remove } = writeFiles({ 'luck.mjs': file('good', 'odd luck') });
    context.onTestFinished(remove);
    const path = pathOf('luck.mjs');
    const tool = startTool(['run', path, '--seeds', '1..20']);
    expect(await tool.code).toBe(1);
    const [good, bad, ...rest] = tool.lines;
    expect(good).toMatch(/^✓ good \(20 seeds in \d.*\)$/);
    const failed = /^✗ odd luck \((\d+) of 20 seeds failed: (.*)\)$/.exec(bad ?? '');
    const seeds = readSeeds(failed?.[2]?.replaceAll(' ', '') ?? '');
    expect(String(seeds.length)).toBe(failed?.[1]);
    const alike = rest.flatMap((line) => /^ {4}seeds {5}(.*)$/.exec(line)?.[1] ?? []);
    const firsts = rest.flatMap((line) => /^ {4}seed {6}(\d+)$/.exec(line)?.[1] ?? []);
    expect(rest.filter((line) => /^ {4}(expected|error) /.test(line))).toEqual([
      '    error     Error: out of luck',
      '    expected  A: the state {"online":false}',
    ]);
    const groups = alike.map((one) => readSeeds(one.replaceAll(' ', '')));
    expect(groups.map(([first]) => String(first))).toEqual(firsts);
    expect(groups.flat().sort((a, b) => a - b)).toEqual(seeds);
    expect(rest).toContain(`    repeat    npm run simulate -- run ${path} --seed ${firsts[0]}`);
    expect(tool.lines.at(-1)).toBe('1 passed, 1 failed');

    // That command finds the same failure.
    const again = startTool(['run', path, '--seed', firsts[0] ?? '']);
    expect(await again.code).toBe(1);
    expect(again.lines).toContain('    error     Error: out of luck');
  });

  test('several workers share the seeds of a file, and a file that cannot be used is told of once', async (context) => {
    const { pathOf, remove } = writeFiles({
      'luck.mjs': file('odd luck'),
      'broken.mjs': 'throw new Error("no");',
    });
    context.onTestFinished(remove);
    const run = async (...args: readonly string[]) => {
      const tool = startTool([
        'run',
        pathOf('broken.mjs'),
        pathOf('luck.mjs'),
        '--seeds',
        '1..12,40',
        ...args,
      ]);
      return { code: await tool.code, lines: withoutTimes(tool.lines), errors: tool.errors };
    };
    const one = await run();
    expect(one.code).toBe(2);
    expect(one.errors).toHaveLength(1);
    expect(one.lines[0]).toMatch(/of 13 seeds failed/);
    expect(await run('--workers', '3')).toEqual(one);
  });

  test('a file that ends its thread is not loaded for each of them', async (context) => {
    const { pathOf, remove } = writeFiles({
      'ends.mjs': `import { appendFileSync } from 'node:fs';
        appendFileSync(import.meta.filename + '.txt', 'loaded ');
        process.exit(1);`,
    });
    context.onTestFinished(remove);
    const tool = startTool(['run', pathOf('ends.mjs'), '--seeds', '1..5']);
    expect(await tool.code).toBe(2);
    expect(tool.errors).toHaveLength(1);
    expect(readFileSync(`${pathOf('ends.mjs')}.txt`, 'utf8')).toBe('loaded ');
  });

  test('seeds are read and told as ranges', () => {
    expect(readSeeds('7')).toEqual([7]);
    expect(readSeeds('3..5, 9,4')).toEqual([3, 4, 5, 9]);
    expect(formatSeeds([1, 2, 3, 7, 9, 10])).toBe('1..3, 7, 9..10');
  });
});

describe.concurrent('LIB-19 --watch', () => {
  test('runs again what changed, what imports it, and what is new; Ctrl-C ends it', {
    timeout: LONG_MS,
  }, async (context) => {
    const { pathOf, remove } = writeFiles({
      'a.scenario.mjs': `import { title } from './title.mjs';\n${file('x').replace('["x"]', '[title]')}`,
      'b.scenario.mjs': file('b'),
      'title.mjs': "export const title = 'a';",
    });
    context.onTestFinished(remove);
    const folder = pathOf('title.mjs').replace(/\/title\.mjs$/, '');
    const tool = startTool(['run', folder, '--watch']);
    context.onTestFinished(() => void tool.end());
    const verdicts = () =>
      tool.lines.filter((line) => !/^ {4}/.test(line)).map((line) => line.replace(/ \(\d.*| of \d.*/, ''));
    const waiting = 'waiting for a change';
    /** Waits until it has run so often, and answers what it said of the last time. */
    async function ran(times: number) {
      const count = () => verdicts().filter((line) => line.startsWith(waiting)).length;
      await vi.waitFor(() => expect(count()).toBe(times), { timeout: LONG_MS, interval: 20 });
      const all = verdicts();
      return all.slice(all.lastIndexOf(waiting, -2) + 1, -1);
    }
    expect(await ran(1)).toEqual(['✓ a', '✓ b', '2 passed, 0 failed']);
    writeFileSync(pathOf('b.scenario.mjs'), file('bad b'));
    expect(await ran(2)).toEqual(['✗ bad b', '0 passed, 1 failed']);
    writeFileSync(pathOf('title.mjs'), "export const title = 'a, again';");
    expect(await ran(3)).toEqual(['✓ a, again', '1 passed, 0 failed']);
    writeFileSync(`${folder}/c.scenario.mjs`, file('c'));
    expect(await ran(4)).toEqual(['✓ c', '1 passed, 0 failed']);
    // A file that is broken for a moment is run again when it is whole.
    writeFileSync(`${folder}/c.scenario.mjs`, 'export default [');
    await ran(5);
    expect(tool.errors).toEqual([expect.stringMatching(/c\.scenario\.mjs:1 cannot be loaded\. SyntaxError/)]);
    writeFileSync(`${folder}/c.scenario.mjs`, file('bad c'));
    expect(await ran(6)).toEqual(['✗ bad c', '0 passed, 1 failed']);
    expect(await tool.end()).toBe(1);
  });
});

describe.concurrent('LIB-19 a run that is ended by Ctrl-C', () => {
  test('leaves reports of what was done so far', { timeout: LONG_MS }, async (context) => {
    const { pathOf, remove } = writeFiles({
      'run.mjs': `${file('a', 'bad b')}`,
      'loop.mjs': `export default { title: 'loop', options: {}, run: async (stage) => { for (;;) await stage.advance(1); } };`,
    });
    context.onTestFinished(remove);
    const report = pathOf('run.mjs').replace(/run\.mjs$/, 'deep/report.json');
    const tool = startTool(['run', pathOf('run.mjs'), pathOf('loop.mjs'), '--report', `json=${report}`]);
    await vi.waitFor(() => expect(tool.lines.join('\n')).toMatch(/✗ bad b[\s\S]*messages/), {
      timeout: LONG_MS,
    });
    expect(await tool.end()).toBe(1);
    const { ended, counts, files } = JSON.parse(readFileSync(report, 'utf8'));
    expect({ ended, counts }).toEqual({
      ended: 'signal',
      counts: { passed: 1, failed: 1, skipped: 0, notTried: 0, unusable: 0 },
    });
    expect(files).toMatchObject([
      {
        scenarios: [
          { title: 'a', verdict: 'passed' },
          { title: 'bad b', verdict: 'failed' },
        ],
      },
    ]);
  });
});
