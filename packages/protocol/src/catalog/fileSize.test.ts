import { expect, test } from 'vitest';
import { fileSize, streamSize } from './fileSize.ts';

test.each([
  [0, 0, 'bytes'],
  [999, 999, 'bytes'],
  [1000, 1, 'KB'],
  [1500, 1.5, 'KB'],
  [999_999, 999.999, 'KB'],
  [1_000_000, 1, 'MB'],
  [10_485_760, 10.48576, 'MB'],
  [999_999_999, 999.999999, 'MB'],
  [25_000_000_000, 25_000, 'MB'],
])('MED-02 a file of %i bytes has %d %s', (bytes, value, unit) => {
  expect(fileSize(bytes)).toEqual({ value, unit });
});

test.each([
  [0, 0, 'kB'],
  [999.5, 999.5, 'kB'],
  [1000, 1000, 'kB'],
  [1001, 1.001, 'MB'],
  [2_500_000, 2500, 'MB'],
])('DSH-03 a stream of %d kB has %d %s', (kilobytes, value, unit) => {
  expect(streamSize(kilobytes)).toEqual({ value, unit });
});
