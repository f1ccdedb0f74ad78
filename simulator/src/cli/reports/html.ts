import { describeCourse, describeFailure, describeRun, describeTitle } from './describe.ts';
import { escapeMarkup as text } from './escape.ts';
import { STYLE } from './htmlStyle.ts';
import { countVerdicts, type FileRecord, type RunRecord, type ScenarioRecord } from './record.ts';

/** A run for people: one page that needs nothing else, no script and no network. */
export function formatHtml(run: RunRecord): string {
  const sentence = text(describeRun(run, run.files.length));
  const { failed, unusable } = countVerdicts(run);
  const isGood = failed + unusable === 0 && run.ended === 'done';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Scenarios: ${sentence}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1 class="${isGood ? 'passed' : 'failed'}">${sentence}</h1>
<p><time>${run.startedAt.toISOString()}</time>, ${(run.tookMs / 1000).toFixed(1)} s</p>
${run.files.map(formatFile).join('\n')}
</main>
</body>
</html>
`;
}

const formatFile = ({ file, unusable, scenarios }: FileRecord): string =>
  [
    `<section>\n<h2>${text(file)}</h2>`,
    ...(unusable === undefined ? [] : [`<p class="failed">✗ ${text(unusable)}</p>`]),
    '<ul>',
    ...scenarios.map((one) => formatScenario(file, one)),
    '</ul>\n</section>',
  ].join('\n');

const MARKS = { passed: '✓', failed: '✗', skipped: '-', 'not tried': '-' } as const;

function formatScenario(file: string, one: ScenarioRecord): string {
  const { title, line, verdict, rows, tags, seeds, notes, failures } = one;
  const facts = [
    describeCourse(one),
    ...(line === undefined ? [] : [`${file}:${line}`]),
    ...(seeds.length === 1 ? [`seed ${seeds[0]}`] : []),
    ...rows,
    ...tags.filter((tag) => !rows.includes(tag)),
  ];
  const name = `<span class="${verdict.replace(' ', '-')}"><span aria-hidden="true">${MARKS[verdict]}</span> <span class="verdict">${verdict}</span></span> ${text(describeTitle(title))}`;
  const about = `<p>${facts.map(text).join(' · ')}</p>`;
  const said = failures.map(describeFailure);
  const lines = said.length > 0 ? said : notes.length > 0 ? [notes] : [];
  const boxes = lines.map((box) => `<pre>${box.map(text).join('\n')}</pre>`).join('\n');
  if (boxes === '') return `<li>${name}\n${about}</li>`;
  return `<li><details${verdict === 'failed' ? ' open' : ''}><summary>${name}</summary>\n${about}\n${boxes}</details></li>`;
}
