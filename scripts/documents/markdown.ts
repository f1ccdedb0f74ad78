// Tables for readers of Markdown, aligned for readers of the file itself.

/** Writes a table; the first row is its head. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/**
 * Replaces what stands between the marks of a part, `<!-- calls -->` and `<!-- /calls -->`, each on a line of its own.
 * Throws where they are missing.
 */
export function replacePart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The marks of "${name}" are missing: ${start}${end}`);
  return `${text.slice(0, from + start.length)}\n${part}\n${text.slice(to)}`;
}
