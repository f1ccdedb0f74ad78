// Without an import: `carillon-sim run` needs it before the thread of the scenarios has loaded the firmware.

/** The lines of a report. */
export const formatRows = (rows: readonly (readonly string[])[]): string[] =>
  rows.map(([name = '', text = '']) => `${name.padEnd(9)} ${text}`);

/** The line of a file that an error came through. */
export function findLine(file: string, failure: unknown): string | undefined {
  const stack = failure instanceof Error ? (failure.stack ?? '') : '';
  const frames = stack
    .split('\n')
    .filter(
      (frame) => /^\s*at /.test(frame) && frame.replaceAll('\\', '/').includes(file.replaceAll('\\', '/')),
    );
  return frames[0] && /:(\d+):\d+\)?$/.exec(frames[0])?.[1];
}
