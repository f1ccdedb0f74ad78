import { expect, test } from 'vitest';
import { findLine, formatRows, readRow } from './report.ts';

const HOME = 'file:///home';
const STACK = (path: string) =>
  Object.assign(new Error('x'), { stack: `Error: x\n    at run (${path}:12:3)\n    at node:internal:4:5` });

test.each([
  ['hall.ts', 'file:///home/qa/hall.ts'],
  ['./hall.ts', 'file:///home/qa/hall.ts'],
  ['../qa/hall.ts', 'file:///home/qa/hall.ts'],
  ['../../home/qa/./../qa/hall.ts', 'file:///home/qa/hall.ts'],
  ['qa/night/../hall.ts', 'file:///home/qa/hall.ts'],
  ['the hall [1].ts', 'file:///home/the%20hall%20[1].ts'],
  ['100%.ts', `${HOME}/100%25.ts`],
  ['C:\\qa\\hall.ts', 'file:///C:/qa/hall.ts'],
])('LIB-05 the line of %s is found where a stack calls it %s', (file, address) => {
  expect(findLine(file, STACK(address))).toBe('12');
  expect(findLine('other.ts', STACK(address))).toBeUndefined();
});

test('a row of a report is read by its name, and not by one that begins so', () => {
  const report = formatRows([
    ['in', 'hall.ts:3'],
    ['inside', 'another'],
  ]);
  expect(readRow(report, 'in')).toBe('hall.ts:3');
  expect(readRow(report, 'at')).toBeUndefined();
});
