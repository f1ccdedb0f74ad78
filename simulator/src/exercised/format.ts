import type { Coverage } from './count.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string) => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

const NO_REASON = 'no scenario, and no reason';

/** A table for a terminal: each group with what it leaves out, and why. */
export function formatCoverage({ scenarios, groups, stale }: Coverage): readonly string[] {
  const width = Math.max(...groups.map(({ name }) => name.length));
  const lines = groups.flatMap(({ name, items, covered }) => [
    `${name.padEnd(width)}  ${String(covered).padStart(3)} of ${String(items.length).padStart(3)}`,
    ...items
      .filter(({ count }) => count === 0)
      .map((item) => `${' '.repeat(width)}  - ${item.name}: ${item.reason ?? NO_REASON}`),
  ]);
  return [
    `${scenarios} ${scenarios === 1 ? 'scenario' : 'scenarios'} that passed exercise`,
    ...lines,
    ...stale.map((key) => `! '${key}' is left out with a reason, and is exercised, or is not there at all`),
  ];
}

const STYLE = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; margin-bottom: 2rem; width: 100%; }
caption { font-weight: 600; font-size: 1.1rem; text-align: start; padding-bottom: 0.5rem; }
th, td { border-top: 1px solid light-dark(#d5d9de, #363d46); padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top; font-weight: 400; }
td:nth-child(2) { text-align: end; font-variant-numeric: tabular-nums; }
.none { color: light-dark(#b3202a, #ff8f8a); }
`;

/** The same as one page, which needs nothing else: light or dark as its reader has it. */
export function formatCoveragePage({ scenarios, groups }: Coverage): string {
  const tables = groups.map(({ name, items, covered }) => {
    const rows = items.map(({ name: item, count, reason }) => {
      const isNone = count === 0 && reason === undefined;
      const why = count > 0 ? '' : (reason ?? NO_REASON);
      return `<tr${isNone ? ' class="none"' : ''}><th scope="row">${escapeText(item)}</th><td>${count}</td><td>${escapeText(why)}</td></tr>`;
    });
    return [
      `<table><caption>${escapeText(name)}: ${covered} of ${items.length}</caption>`,
      '<thead><tr><th scope="col">What</th><th scope="col">Scenarios</th><th scope="col">Why none</th></tr></thead>',
      `<tbody>${rows.join('\n')}</tbody></table>`,
    ].join('\n');
  });
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" />',
    `<title>What the scenarios exercise</title><style>${STYLE}</style></head>`,
    `<body><main><h1>What the scenarios exercise</h1><p>${scenarios} scenarios passed.</p>`,
    ...tables,
    '</main></body></html>',
    '',
  ].join('\n');
}
