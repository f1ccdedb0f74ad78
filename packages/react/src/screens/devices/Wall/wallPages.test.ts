import { createHeard, judge } from '@carillon/protocol/attention';
import { expect, test } from 'vitest';
import { cutPages, isSeen, TURN_MS } from './wallPages.ts';

const count = (length: number) => Array.from({ length }, (_, index) => index);

test.each([
  [0, []],
  [1, [1]],
  [18, [18]],
  [19, [18, 1]],
  [40, [18, 18, 4]],
])('FLV-06 %i devices stand on pages of %j, each once and in their order', (length, sizes) => {
  const pages = cutPages(count(length));
  expect(pages.map((page) => page.length)).toEqual(sizes);
  expect(pages.flat()).toEqual(count(length));
});

const moment = { nowMs: 0, utcMs: 0 };
const unknown = judge(createHeard(1, 0), moment);
const offline = judge(createHeard(0, 0), moment);

test.each([
  ['nothing is wrong, and its time is over', [unknown, unknown], TURN_MS, true],
  ['nothing is wrong, and its time is not over', [unknown], TURN_MS - 1, false],
  ['something is wrong: twice as long', [unknown, offline], TURN_MS, false],
  ['something is wrong, and twice the time is over', [unknown, offline], 2 * TURN_MS, true],
])('FLV-06 of a page on which %s', (_case, judgments, shownMs, isOver) => {
  expect(offline.cause).toBe('offline');
  expect(isSeen(judgments, shownMs)).toBe(isOver);
});
