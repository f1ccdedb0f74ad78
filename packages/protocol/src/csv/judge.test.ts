import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Carrier } from '../catalog/carrier.ts';
import type { Country } from '../catalog/country.ts';
import type { Product } from '../catalog/shownProduct.ts';
import { carrierCsv, countryCsv, productCsv } from './catalog.ts';
import { type CsvImport, type CsvReference, type CsvReferences, toCsvColumns } from './csvImport.ts';
import { type CsvVerdict, changeCsvRecord, createCsvJudge } from './judge.ts';
import { restoreFormula, writeCsvCell } from './write.ts';

const dated = { created_at: '2026-03-01T00:00:00.000Z', updated_at: '2026-03-01T00:00:00.000Z' };
const country = (id: number, name: string, code: string): Country => ({ id, name, code, ...dated });
const austria = country(1, 'Austria', 'AT');
const belgium = country(2, 'Belgium', 'BE');

const judgeOf = <Rec extends CsvReference, Form extends object, Body>(
  csv: CsvImport<Rec, Form, Body>,
  records: readonly Rec[],
  references: CsvReferences = {},
) => createCsvJudge(csv, { records: new Map(records.map((record) => [record.id, record])), references });

const flawsOf = (verdict: CsvVerdict) =>
  verdict.kind === 'wrong'
    ? verdict.flaws.map(({ field, problem }) => [field, 'key' in problem ? problem.key : problem.text])
    : verdict.kind;

describe('CSV-02 a row of a country', () => {
  test.each([
    ['without an id is added', { id: '', name: 'Croatia', code: 'HR' }, 'add'],
    ['says what is there', { id: '1', name: 'Austria', code: 'AT' }, 'unchanged'],
    ['says otherwise', { id: '1', name: 'Österreich', code: 'AT' }, 'change'],
    ['has only an id', { id: '1' }, 'unchanged'],
    ['has blanks around what is there', { id: '1', name: ' Austria ', code: 'AT' }, 'unchanged'],
    ['has an id that is none', { id: '1.5', name: 'Austria' }, [['id', 'csv.id']]],
    ['has an id in another notation', { id: '1e1', name: 'Austria' }, [['id', 'csv.id']]],
    ['has the id of nothing', { id: '7', name: 'Austria' }, [['id', 'csv.idUnknown']]],
    ['has no name', { id: '', name: ' ', code: 'HR' }, [['name', 'problem.country.name']]],
    ['is new and its column is not there', { name: 'Croatia' }, [[undefined, 'problem.country.code']]],
    ['is too long', { name: 'x'.repeat(33), code: 'HR' }, [['name', 'problem.tooLong']]],
    [
      'has two faults',
      { name: '', code: 'HRVAT' },
      [
        ['name', 'problem.country.name'],
        ['code', 'problem.tooLong'],
      ],
    ],
    [
      'has a code that is taken',
      { name: 'Austria', code: 'AT' },
      [['code', 'A country with the code AT already exists.']],
    ],
    ['hides a change of direction', { name: 'Cro\u202Eatia', code: 'HR' }, [['name', 'csv.direction']]],
    ['keeps its own code', { id: '2', name: 'België', code: 'BE' }, 'change'],
  ])('that %s', (_case, cells: Record<string, string>, expected) => {
    const verdict = judgeOf(countryCsv, [austria, belgium]).judge({ line: 2, cells });
    expect(flawsOf(verdict)).toEqual(expected);
  });

  test('with another number of cells than there are heads is taken for nothing', () => {
    const { judge } = judgeOf(countryCsv, [austria]);
    expect(flawsOf(judge({ line: 2, cells: { id: '1', name: 'X' }, isUneven: true }))).toEqual([
      [undefined, 'csv.cells'],
    ]);
  });

  test('says what would change, and from what', () => {
    const { judge } = judgeOf(countryCsv, [austria]);
    expect(judge({ line: 2, cells: { id: '1', name: 'Österreich', code: 'AT' } })).toEqual({
      kind: 'change',
      id: 1,
      changes: [{ field: 'name', before: 'Austria', after: 'Österreich' }],
    });
  });

  test('is refused where another row is of the same record, or makes the same code, until that one is corrected', () => {
    const { judge } = judgeOf(countryCsv, [austria]);
    expect(judge({ line: 2, cells: { id: '1', name: 'A', code: 'AT' } }).kind).toBe('change');
    expect(flawsOf(judge({ line: 3, cells: { id: '1', name: 'B', code: 'AT' } }))).toEqual([
      ['id', 'csv.idTwice'],
    ]);
    expect(judge({ line: 4, cells: { name: 'Croatia', code: 'HR' } }).kind).toBe('add');
    const twice = { line: 5, cells: { name: 'Hrvatska', code: 'HR' } };
    expect(flawsOf(judge(twice))).toEqual([['code', 'csv.takenTwice']]);
    expect(judge({ line: 4, cells: { name: 'Croatia', code: 'CR' } }).kind).toBe('add');
    expect(judge(twice).kind).toBe('add');
  });
});

const known = {
  countries: new Map([
    ['AT', austria],
    ['BE', belgium],
  ]),
};
const carrier: Carrier = {
  id: 3,
  company: 'Alpine Parcel',
  name: 'Express',
  price_in_cents: 890,
  countries: [austria],
  ...dated,
};

test.each([
  [
    'a price with a decimal comma',
    { price: '9,40' },
    { kind: 'change', changes: [{ before: '8.90', after: '9,40' }] },
  ],
  ['its price with a decimal comma', { price: '8,90' }, { kind: 'unchanged' }],
  ['more countries', { countries: 'AT|BE' }, { kind: 'change', changes: [{ before: 'AT', after: 'AT|BE' }] }],
  [
    'countries that nobody knows',
    { countries: 'AT|XQ' },
    { flaws: [{ field: 'countries', problem: { values: { codes: 'XQ' } } }] },
  ],
  [
    'no country',
    { countries: '' },
    { flaws: [{ field: 'countries', problem: { key: 'problem.carrier.countries' } }] },
  ],
  [
    'a price of words',
    { price: 'cheap' },
    { flaws: [{ field: 'price', problem: { key: 'problem.carrier.price' } }] },
  ],
])('CSV-02 a carrier with %s', (_case, cells, expected) => {
  const { judge } = judgeOf(carrierCsv, [carrier], known);
  expect(judge({ line: 2, cells: { id: '3', ...cells } })).toMatchObject(expected);
});

const product: Product = {
  id: 5,
  title: 'Lobby Player',
  sku: 'LP-1',
  stock: 4,
  summary: 'Plays',
  description: 'Plays in a lobby.',
  is_active: true,
  is_available: false,
  prices: [
    { price: 8400, quantity: 1, discount: 0 },
    { price: 8000, quantity: 10, discount: 5.5 },
  ],
  medias: [{ id: 7, path: 'a.png', description: 'Front' }],
  tags: [],
  tax_percentage: 22,
  note: '',
  alert: '',
  features: '',
  ...dated,
};

test.each([
  [
    'other tiers',
    { prices: '1:84:0 | 5:79,50' },
    { kind: 'change', changes: [{ field: 'prices' }, { field: 'price', after: '84' }] },
  ],
  ['another price of one', { price: '90' }, { kind: 'change' }],
  [
    'no price of one',
    { price: '' },
    { flaws: [{ field: 'price', problem: { key: 'problem.product.price' } }] },
  ],
  [
    'tiers that are none',
    { prices: '84 euro' },
    { flaws: [{ field: 'prices', problem: { key: 'csv.tiers' } }] },
  ],
  [
    'a tier from nothing',
    { prices: 'x:84:0' },
    { flaws: [{ field: 'prices', problem: { key: 'problem.product.quantity' } }] },
  ],
  ['no tier', { prices: '' }, { flaws: [{ field: 'prices', problem: { key: 'problem.product.price' } }] }],
  [
    'half a piece',
    { stock: '2.5' },
    { flaws: [{ field: 'stock', problem: { key: 'problem.product.stock' } }] },
  ],
  [
    'perhaps active',
    { is_active: 'maybe' },
    { flaws: [{ field: 'is_active', problem: { key: 'csv.flag' } }] },
  ],
  ['a word that a spreadsheet made of 1', { is_active: 'TRUE' }, { kind: 'unchanged' }],
  [
    'a picture that is not there',
    { medias: '9' },
    { flaws: [{ field: 'medias', problem: { key: 'csv.unknownCode' } }] },
  ],
  ['a picture that this person may not list', { medias: '7' }, { kind: 'unchanged' }],
])('CSV-02 a product with %s', (_case, cells, expected) => {
  const { judge } = judgeOf(productCsv, [product], { medias: new Map(), tags: new Map() });
  expect(judge({ line: 2, cells: { id: '5', ...cells } })).toMatchObject(expected);
});

describe('CSV-02 a record that is changed', () => {
  const row = { line: 2, cells: { id: '1', name: 'Österreich', code: 'AT' } };
  const changes = [{ field: 'name', before: 'Austria', after: 'Österreich' }];

  test('keeps what somebody else has saved in its other fields since', () => {
    const present = { ...austria, code: 'AUT' };
    expect(changeCsvRecord(countryCsv, row, changes, present, {})).toEqual({
      body: { name: 'Österreich', code: 'AUT' },
    });
  });

  test('is not changed where somebody else has changed the same field', () => {
    const present = { ...austria, name: 'Republic of Austria' };
    expect(changeCsvRecord(countryCsv, row, changes, present, {})).toEqual({
      flaw: { field: 'name', problem: { key: 'csv.conflict', values: { now: 'Republic of Austria' } } },
    });
  });

  test('is refused where the rest of it is', () => {
    const present = { ...austria, code: 'TOO LONG' };
    expect(changeCsvRecord(countryCsv, row, changes, present, {})).toMatchObject({
      flaw: { problem: { key: 'problem.tooLong' } },
    });
  });
});

const texts = fc.string({ unit: 'binary', maxLength: 40 });
const refs = (of: readonly Country[]) => fc.subarray([...of]);
const decimal = fc.constantFrom('.' as const, ',' as const);

/** What an export says of a record, as an import reads it. */
function exportRow<Rec extends CsvReference, Form, Body>(
  csv: CsvImport<Rec, Form, Body>,
  record: Rec,
  mark: '.' | ',',
) {
  const cells = toCsvColumns(csv).map((column) => [
    column.name,
    restoreFormula(writeCsvCell(column, record, mark)),
  ]);
  return { line: 2, cells: Object.fromEntries(cells) as Record<string, string> };
}

describe('CSV-02 what was exported changes nothing when it is imported', () => {
  test('countries, whatever they are called', () => {
    fc.assert(
      fc.property(texts, texts, decimal, (name, code, mark) => {
        const record = country(1, name, code);
        const { judge } = judgeOf(countryCsv, [record]);
        expect(judge(exportRow(countryCsv, record, mark))).toEqual({ kind: 'unchanged', id: 1 });
      }),
    );
  });

  test('carriers', () => {
    fc.assert(
      fc.property(
        texts,
        texts,
        fc.nat(),
        refs([austria, belgium]),
        decimal,
        (company, name, cents, to, mark) => {
          const record = { ...carrier, company, name, price_in_cents: cents, countries: to };
          const { judge } = judgeOf(carrierCsv, [record], known);
          expect(judge(exportRow(carrierCsv, record, mark))).toEqual({ kind: 'unchanged', id: 3 });
        },
      ),
    );
  });

  test('products', () => {
    const tier = fc.record({
      price: fc.nat(999_999_999),
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    });
    const odd = fc.record({
      title: texts,
      sku: texts,
      stock: fc.nat(),
      note: texts,
      is_active: fc.boolean(),
      prices: fc.array(tier, { maxLength: 5 }),
    });
    fc.assert(
      fc.property(odd, decimal, (changed, mark) => {
        const record = { ...product, ...changed };
        const { judge } = judgeOf(productCsv, [record]);
        expect(judge(exportRow(productCsv, record, mark))).toEqual({ kind: 'unchanged', id: 5 });
      }),
    );
  });
});
