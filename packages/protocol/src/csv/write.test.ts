import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disarmFormula, restoreFormula, writeCsvHead, writeCsvRow } from './write.ts';

describe('CSV-01 a cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+39 02 1234', "'+39 02 1234"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tTab', "'\tTab"],
    ['\rReturn', "'\rReturn"],
    ['\nLine', "'\nLine"],
    ['＝1', "'＝1"],
    // What looks like one that was made harmless is told apart from it.
    ["'=1", "''=1"],
    ["''@", "'''@"],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ['Rhône = Saône', 'Rhône = Saône'],
    ['', ''],
  ])('%j is written as %j and read again', (text, cell) => {
    expect(disarmFormula(text)).toBe(cell);
    expect(restoreFormula(cell)).toBe(text);
  });

  test('is no formula, whatever it is, and reads as what it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^'*[=+@-].*$/)), (text) => {
        const cell = disarmFormula(text);
        expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(restoreFormula(cell)).toBe(text);
      }),
    );
  });
});

describe('CSV-01 a row', () => {
  test.each([
    [['Adria', 'Next day'], ',', 'Adria,Next day\r\n'],
    [['Parcel, fast', 'a;b'], ',', '"Parcel, fast","a;b"\r\n'],
    [['Parcel, fast', 'a;b'], ';', '"Parcel, fast";"a;b"\r\n'],
    [['6" horn', 'two\nlines'], ',', '"6"" horn","two\nlines"\r\n'],
    [[' blanks ', ''], ',', '" blanks ",\r\n'],
    [['=1,2'], ',', '"\'=1,2"\r\n'],
  ] as const)('%j is written as RFC 4180 has it, with %j', (cells, separator, row) => {
    expect(writeCsvRow(cells, { separator })).toBe(row);
  });

  test('follows the mark by which Excel knows UTF-8, and the names of the columns', () => {
    const columns = [
      { name: 'id', write: String },
      { name: 'name', write: String },
    ];
    expect(writeCsvHead(columns, { separator: ';', decimal: ',' })).toBe('\uFEFFid;name\r\n');
  });
});
