import { CSV_MARK, writeCsvRow } from '@carillon/protocol/csv';
import type { History } from '@carillon/protocol/history';

const COMMA = { separator: ',' } as const;
const HEAD = ['begin', 'end', 'presence', 'event', 'stopped', 'stream', 'clock'];

/**
 * A history as a file: a row for each span, the oldest first, in UTC. No cell of it is a formula to a spreadsheet. What was
 * folded is one row, with how many changes it was.
 */
export function writeHistoryCsv({ spans, folded }: History): string {
  const time = (ms: number) => new Date(ms).toISOString();
  const rows = spans.map(({ startMs, endMs, state }) => [
    time(startMs),
    time(endMs),
    state.presence,
    ...(state.presence === 'online'
      ? [state.event?.name ?? '', state.isStopped ? '1' : '0', state.stream, state.clock ?? '']
      : ['', '', '', '']),
  ]);
  const older = folded
    ? [[time(folded.startMs), time(folded.endMs), `folded: ${folded.changes}`, '', '', '', '']]
    : [];
  return CSV_MARK + [HEAD, ...older, ...rows].map((cells) => writeCsvRow(cells, COMMA)).join('');
}
