import { describe, expect, test } from 'vitest';
import { findTile } from './tileKeys.ts';

const at = (column: number, row: number, top = 100 * row) => ({
  left: 260 * column,
  top,
  width: 248,
  height: 88,
});

/** A group of six in rows of four; below it one of one and one of two, side by side; and below these a last one. */
const BOXES = [
  ...[at(0, 0), at(1, 0), at(2, 0), at(3, 0)],
  ...[at(0, 1), at(1, 1)],
  ...[at(0, 2, 260)],
  ...[at(1, 2, 260), at(2, 2, 260)],
  ...[at(0, 3, 400)],
];

describe('FLV-01 an arrow leads', () => {
  test.each([
    ['to the right', 0, 'ArrowRight', 1],
    ['to the left', 1, 'ArrowLeft', 0],
    ['from the end of a row to the next one', 3, 'ArrowRight', 4],
    ['from a group to the one beside it', 6, 'ArrowRight', 7],
    ['nowhere before the first', 0, 'ArrowLeft', null],
    ['nowhere after the last', 9, 'ArrowRight', null],
    ['down', 1, 'ArrowDown', 5],
    ['up', 5, 'ArrowUp', 1],
    ['down to what is nearest in a shorter row', 3, 'ArrowDown', 5],
    ['down into another group', 5, 'ArrowDown', 7],
    ['up into another group', 8, 'ArrowUp', 5],
    ['down over a row, where that has nothing there', 8, 'ArrowDown', 9],
    ['nowhere above the first row', 2, 'ArrowUp', null],
    ['nowhere below the last row', 9, 'ArrowDown', null],
  ])('%s', (_way, from, key, to) => {
    expect(findTile(BOXES, from, key, false)).toBe(to);
  });

  test('the other way where a page is mirrored, and up and down as ever', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowDown'];
    expect(keys.map((key) => findTile(BOXES, 1, key, true))).toEqual([2, 0, 5]);
  });

  test('nowhere from where no tile is, nor by another key', () => {
    expect([findTile(BOXES, -1, 'ArrowDown', false), findTile(BOXES, 0, 'Home', false)]).toEqual([
      null,
      null,
    ]);
  });
});
