// Without an import: `carillon-sim run` needs it before the thread of the scenarios has loaded the firmware.

/** The lines of a report. */
export const formatRows = (rows: readonly (readonly string[])[]): string[] =>
  rows.flatMap(([name = '', text = '']) =>
    // What is said in several lines must not look like lines of ours.
    text.split(/\r\n|[\n\r]/).map((line, i) => `${(i === 0 ? name : '').padEnd(9)} ${line}`),
  );

/** The text of a row of a report; undefined where it has none of this name. */
export const readRow = (report: readonly string[], name: string): string | undefined =>
  report.find((line) => line.startsWith(name.padEnd(10)))?.slice(10);

/** What somebody else wrote, on a terminal: an escape sequence, or a mark that turns the direction, is shown and not obeyed. */
export const toPlain = (text: string): string =>
  text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are looked for
    /[\0-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The line of a file that an error came through. */
export function findLine(file: string, failure: unknown): string | undefined {
  const stack = failure instanceof Error ? (failure.stack ?? '') : '';
  const path = shorten(file.replaceAll('\\', '/').replaceAll('/./', '/'));
  const frames = stack
    .split('\n')
    .filter((frame) => /^\s*at /.test(frame) && decode(frame).replaceAll('\\', '/').includes(path));
  return frames[0] && /:(\d+):\d+\)?$/.exec(frames[0])?.[1];
}

/** A path as it ends a whole one: without '..' and '.' before it or within. */
function shorten(path: string): string {
  const short = path.replace(/(^|\/)(?!\.\.?\/)[^/]+\/\.\.\//, '$1');
  return short === path ? path.replace(/^(?:\.{1,2}\/)+/, '') : shorten(short);
}

/** Stacks name modules by their addresses, in which a space is '%20'. */
function decode(frame: string): string {
  try {
    return decodeURI(frame);
  } catch {
    return frame;
  }
}
