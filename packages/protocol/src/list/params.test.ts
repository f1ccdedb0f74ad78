import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGE_SIZES } from './limits.ts';
import { listQuery } from './list.ts';
import { LIST_PARAMS } from './paramNames.ts';
import { isListAddressOdd, type ListParams, readListParams, toListQuery, writeListParams } from './params.ts';

const { common, devices, deviceTags, addresses } = LIST_PARAMS;
const unsaid: ListParams = { size: 10, index: 0, query: '', by: '' };

describe('LST-01 what the address says of a list', () => {
  test.each<[string, Partial<ListParams>]>([
    ['', {}],
    ['size=25&index=2&query=abc&by=name_asc', { size: 25, index: 2, query: 'abc', by: 'name_asc' }],
    ['size=100&index=1000000', { size: 100, index: 1_000_000 }],
    ['query=a+b%20%26%C3%A8', { query: 'a b &è' }],
    ['index=3&index=4', { index: 3 }],
    ['size=&index=&query=&by=', {}],
    ['size=0', {}],
    ['size=1000', {}],
    ['size=7&index=2', { index: 2 }],
    ['size=11', {}],
    ['size=99', {}],
    ['size=-10&index=-1', {}],
    ['size=2.5&index=1.5', {}],
    ['size=1e2&index=0x1', {}],
    ['size=+25&index= 1', {}],
    ['size=NaN&index=Infinity', {}],
    ['size=ten&index=first', {}],
    ['index=1000001', {}],
    ['index=99999999999999999999', {}],
    ['ds=25&di=1', {}],
    ['%', {}],
  ])('%j', (search, params) => {
    expect(readListParams(new URLSearchParams(search), common)).toEqual({ ...unsaid, ...params });
  });

  test.each([
    ['a search of a page', `query=${'x'.repeat(257)}`],
    ['a key that is none', `by=${'x'.repeat(33)}`],
    ['ten thousand digits', `size=${'9'.repeat(10_000)}&index=${'9'.repeat(10_000)}`],
  ])('FLT-080 %s counts as left out', (_case, search) => {
    expect(readListParams(new URLSearchParams(search), common)).toEqual(unsaid);
  });

  test.each([
    ['LST-02 devices', devices, 'ds=25&di=3&ts=50&ti=9', { size: 25, index: 3 }],
    ['LST-02 devices by default', devices, 'size=25&index=3', { size: 100, index: 0 }],
    ['LST-02 device tags', deviceTags, 'ts=50&ti=9&di=1', { size: 50, index: 9 }],
    ['LST-02 device tags by default', deviceTags, '', { size: 100, index: 0 }],
    ['addresses', addresses, 'as=50&ai=9&index=1', { size: 50, index: 9 }],
    ['addresses by default', addresses, '', { size: 10, index: 0 }],
    ['LST-02 devices, with a size that is none of the four', devices, 'ds=24&di=1', { size: 100, index: 1 }],
    ['LST-02 device tags, with one that is none of the four', deviceTags, 'ts=200', { size: 100, index: 0 }],
    ['LST-02 addresses, with one that is none of the four', addresses, 'as=15', { size: 10, index: 0 }],
  ])('%s have parameters of their own', (_case, names, search, params) => {
    expect(readListParams(new URLSearchParams(search), names)).toEqual({ ...unsaid, ...params });
  });
});

describe('LST-01 the address of a list', () => {
  test.each([
    ['leaves defaults out', 'size=25&index=2&query=a&by=b', unsaid, ''],
    [
      'says what differs',
      '',
      { size: 25, index: 2, query: 'a b', by: 'name_asc' },
      'size=25&index=2&query=a+b&by=name_asc',
    ],
    ['keeps what is not the list', 'tab=2&index=1&tab=3', { ...unsaid, index: 4 }, 'tab=2&index=4&tab=3'],
    ['says each once', 'index=1&index=2', { ...unsaid, index: 4 }, 'index=4'],
  ])('%s', (_case, search, params, expected) => {
    const given = new URLSearchParams(search);
    expect(writeListParams(given, common, params).toString()).toBe(expected);
    expect(given.toString()).toBe(search);
  });

  const anyParams = fc.record({
    size: fc.constantFrom(...PAGE_SIZES),
    index: fc.integer({ min: 0, max: 1_000_000 }),
    query: fc.string({ unit: 'binary', maxLength: 128 }),
    by: fc.string({ unit: 'binary', maxLength: 16 }),
  });
  const anySearch = fc.webQueryParameters();

  test('says what is read from it, beside any other', () => {
    fc.assert(
      fc.property(
        anySearch,
        anyParams,
        fc.constantFrom(common, devices, deviceTags),
        (search, params, names) => {
          const written = writeListParams(new URLSearchParams(search), names, params);
          expect(readListParams(new URLSearchParams(written.toString()), names)).toEqual(params);
        },
      ),
    );
  });

  test('LST-10 whatever it says, the call is one that a server takes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('size', 'index', 'query', 'by'), fc.string())),
        (pairs) => {
          const query = toListQuery(readListParams(new URLSearchParams(pairs), common));
          expect(listQuery.safeParse(query).success).toBe(true);
        },
      ),
    );
  });
});

test.each<[string, Partial<ListParams>, object]>([
  ['the first page', {}, { offset: 0, limit: 10 }],
  ['the third of 25 rows', { size: 25, index: 2 }, { offset: 50, limit: 25 }],
  ['a search', { query: 'a' }, { offset: 0, limit: 10, query: 'a' }],
  ['an order', { by: 'name_asc' }, { offset: 0, limit: 10, order_by: 'name_asc' }],
])('LST-10 %s leaves out what is empty', (_case, params, query) => {
  expect(toListQuery({ ...unsaid, ...params })).toStrictEqual(query);
});

test.each([
  ['size=-1', true],
  ['size=1e9', true],
  ['size=abc', true],
  ['index=-1', true],
  ['index=1000001', true],
  ['size=025', true],
  ['size=7', true],
  ['size=24&index=2', true],
  ['size=1000', true],
  [`query=${'x'.repeat(257)}`, true],
  [`by=${'x'.repeat(33)}`, true],
  ['', false],
  ['size=25&index=2&query=a+b&by=name_asc', false],
  ['size=10&index=0&query=&by=', false],
  ['di=-1&tab=abc', false],
])('FLT-079 whether the address %s is to be corrected', (search, isOdd) => {
  expect(isListAddressOdd(new URLSearchParams(search), common)).toBe(isOdd);
});
