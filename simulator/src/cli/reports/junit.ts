import { formatSeeds } from '../selection/seeds.ts';
import { describeFailure, describeTitle } from './describe.ts';
import { escapeMarkup } from './escape.ts';
import { countVerdicts, type FileRecord, type RunRecord, type ScenarioRecord } from './record.ts';

/** A run as the services that build and test take it: JUnit's XML, a suite for each file and a case for each scenario. */
export function formatJunit(run: RunRecord): string {
  const suites = run.files.flatMap((file) => formatSuite(file, run.startedAt));
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    open('testsuites', { name: 'carillon-sim', ...sum(run.files), time: seconds(run.tookMs) }),
    ...suites,
    '</testsuites>',
  ].join('\n')}\n`;
}

function formatSuite(file: FileRecord, startedAt: Date): readonly string[] {
  const tookMs = file.scenarios.reduce((all, one) => all + one.tookMs, 0);
  const broken = file.unusable;
  return [
    open('testsuite', {
      name: file.file,
      ...sum([file]),
      time: seconds(tookMs),
      timestamp: startedAt.toISOString().replace(/\.\d+Z$/, ''),
    }),
    ...file.scenarios.flatMap((one) => formatCase(file.file, one)),
    ...(broken === undefined
      ? []
      : [
          open('testcase', { classname: file.file, name: 'the file can be used', time: '0' }),
          `<error${attributes({ message: broken, type: 'unusable' })}/>`,
          '</testcase>',
        ]),
    '</testsuite>',
  ];
}

function formatCase(file: string, one: ScenarioRecord): readonly string[] {
  const { title, line, tookMs, verdict, notes, failures } = one;
  const name = { classname: file, name: describeTitle(title), file, line, time: seconds(tookMs) };
  const left = notes.map(describeTitle).join('; ');
  return [
    open('testcase', name),
    '<properties>',
    ...listProperties(one).map(([key, value]) => `<property${attributes({ name: key, value })}/>`),
    '</properties>',
    ...failures.map((failure) => {
      const [message = ''] = failure.report;
      const said = describeFailure(failure).map(escapeMarkup).join('\n');
      return `<failure${attributes({ message: describeTitle(message), type: 'expectation' })}>${said}</failure>`;
    }),
    ...(verdict === 'skipped' || verdict === 'not tried'
      ? [`<skipped${attributes({ message: left === '' ? verdict : `${verdict}: ${left}` })}/>`]
      : []),
    '</testcase>',
  ];
}

const listProperties = ({ seeds, rows, tags }: ScenarioRecord): readonly (readonly [string, string])[] => [
  [seeds.length === 1 ? 'seed' : 'seeds', formatSeeds(seeds)],
  ...rows.map((row) => ['requirement', row] as const),
  ...tags.map((tag) => ['tag', tag] as const),
];

function sum(files: readonly FileRecord[]) {
  const { passed, failed, skipped, notTried, unusable } = countVerdicts({ files });
  return {
    tests: passed + failed + skipped + notTried + unusable,
    failures: failed,
    errors: unusable,
    skipped: skipped + notTried,
  };
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

const open = (name: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  `<${name}${attributes(values)}>`;

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeMarkup(String(value))}"`))
    .join('');
