import { CSV_MARK, restoreFormula, writeCsvRow } from '@carillon/protocol/csv';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { isAborted } from '../http/errors.ts';
import { MAX_CSV_ROWS } from './csvFile.ts';
import { readCsvHere } from './readCsv.ts';

const fileOf = (...parts: BlobPart[]) => new Blob(parts);
const bytes = (...values: number[]) => new Uint8Array(values);
const read = async (...parts: BlobPart[]) => {
  const { heads, rows, separator, encoding } = await readCsvHere(fileOf(...parts));
  return { heads, rows: rows.map(({ cells }) => cells), separator, encoding };
};

describe('CSV-02 a file is read', () => {
  test.each([
    [
      'as it is exported',
      [`${CSV_MARK}id,name\r\n1,Austria\r\n`],
      { heads: ['id', 'name'], rows: [['1', 'Austria']] },
    ],
    ['with semicolons', ['id;price\n1;8,90\n'], { separator: ';', rows: [['1', '8,90']] }],
    ['with tabs', ['id\tname\n1\tA, B; C\n'], { separator: '\t', rows: [['1', 'A, B; C']] }],
    ['of one column', ['name\nAustria\n'], { rows: [['Austria']] }],
    ['without a last line end', ['a,b\n1,2'], { rows: [['1', '2']] }],
    ['with line ends of an old Mac', ['a,b\r1,2\r'], { rows: [['1', '2']] }],
    ['with blank rows', ['\n\na,b\n\n1,2\n , \n'], { heads: ['a', 'b'], rows: [['1', '2']] }],
    ['with lines inside a cell', ['a,b\r\n"x\r\ny","6"" horn"\r\n'], { rows: [['x\ny', '6" horn']] }],
    ['with a separator inside a head', ['"a;b;c",d\n1,2\n'], { separator: ',', heads: ['a;b;c', 'd'] }],
    [
      'of Windows',
      ['name\nK', bytes(0xf6), 'ln ', bytes(0x80), '\n'],
      { encoding: 'windows-1252', rows: [['Köln €']] },
    ],
    ['in UTF-8 without a mark', ['name\nKöln\n'], { encoding: 'utf-8', rows: [['Köln']] }],
    [
      'in UTF-16',
      [
        bytes(0xff, 0xfe),
        ...[...'a;b\n1;ö\n'].map((letter) => bytes(letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8)),
      ],
      { encoding: 'utf-16le', separator: ';', rows: [['1', 'ö']] },
    ],
  ])('%s', async (_case, parts, expected) => {
    expect(await read(...(parts as BlobPart[]))).toMatchObject(expected);
  });

  test('with the rows as a spreadsheet counts them', async () => {
    const { rows } = await readCsvHere(fileOf('a\n"1\n1"\n\n3\n'));
    expect(rows).toEqual([
      { line: 2, cells: ['1\n1'] },
      { line: 4, cells: ['3'] },
    ]);
  });
});

describe('CSV-02 a file is refused', () => {
  const refused = (code: string, line?: number) =>
    expect.objectContaining({ name: 'CsvFileError', code, line });
  test.each([
    ['that is empty', [''], 'empty', undefined],
    ['of blanks', ['\n \n'], 'empty', undefined],
    ['without rows', ['id,name\r\n'], 'noRows', undefined],
    ['that is a workbook', [bytes(0x50, 0x4b, 3, 4, 20, 0)], 'workbook', undefined],
    ['of an older spreadsheet', [bytes(0xd0, 0xcf, 0x11, 0xe0)], 'workbook', undefined],
    ['that is a picture', [bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0)], 'binary', undefined],
    [
      'whose mark is not true',
      [bytes(0xef, 0xbb, 0xbf), 'name\nK', bytes(0xf6), 'ln\n'],
      'encoding',
      undefined,
    ],
    ['whose quotation mark is not closed', ['a,b\n1,2\n3,"4\n5,6\n'], 'quotes', 3],
    ['with a quotation mark after a quoted text', ['a,b\n"1"x",2\n3,4\n'], 'quotes', 2],
    ['of too many columns', [`${'a,'.repeat(300)}\n1\n`], 'tooManyColumns', undefined],
    ['of too many rows', [`a\n${'1\n'.repeat(MAX_CSV_ROWS + 1)}`], 'tooManyRows', undefined],
    ['of one endless row', ['a\n"', 'x'.repeat(3 * 2 ** 20)], 'quotes', 2],
  ])('%s', async (_case, parts, code, line) => {
    await expect(readCsvHere(fileOf(...(parts as BlobPart[])))).rejects.toEqual(refused(code, line));
  });

  test('that is too large, before a byte of it is read', async () => {
    const slice = vi.fn();
    const huge = { size: 2 ** 30, slice } as unknown as Blob;
    await expect(readCsvHere(huge)).rejects.toEqual(refused('tooLarge'));
    expect(slice).not.toHaveBeenCalled();
  });

  test('that was moved after it was chosen', async () => {
    const gone = {
      size: 10,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    };
    await expect(readCsvHere(gone as unknown as Blob)).rejects.toEqual(refused('unreadable'));
  });
});

test('CSV-02 what is exported is read as it was, wherever it is cut', async () => {
  const unit = fc.constantFrom(...'",;|\t\n =+\'aé漢', '😀', '\u0085', '\uFEFF');
  const cell = fc.string({ unit, maxLength: 20 });
  const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(',' as const, ';' as const), async (written, separator) => {
      const text = [['id', 'a', 'b'], ...written].map((cells) => writeCsvRow(cells, { separator })).join('');
      const found = await read(CSV_MARK, text);
      expect(found.rows.map((cells) => cells.map(restoreFormula))).toEqual(written);
      expect(found.separator).toBe(separator);
    }),
    { numRuns: 100 },
  );
});

test('CSV-02 a long file is read in pieces, tells how far it is, and stops when it is asked to', async () => {
  const long = fileOf('id,name\n', 'Länder,"a\nb"\n'.repeat(40_000));
  const progress: number[] = [];
  const { rows } = await readCsvHere(long, { onProgress: (done) => progress.push(done) });
  expect(rows).toHaveLength(40_000);
  expect(new Set(rows.map(({ cells }) => cells.join('|')))).toEqual(new Set(['Länder|a\nb']));
  expect(progress.length).toBeGreaterThan(2);
  expect(progress.at(-1)).toBe(1);
  const controller = new AbortController();
  const stopped = readCsvHere(long, { signal: controller.signal, onProgress: () => controller.abort() });
  await expect(stopped).rejects.toSatisfy(isAborted);
});
