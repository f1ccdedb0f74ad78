import {
  carrierBody,
  countryBody,
  mediaPath,
  PAGE_SIZES,
  productBody,
  tagBody,
  tagVariant,
} from '@carillon/protocol';
import { expect, test } from 'vitest';
import { createPlatform } from '../platform/platform.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { fillStorage } from './fill.ts';
import { defaultSeed } from './seed.ts';

const { addresses, countries, carriers, tags, products, medias } = defaultSeed;
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

test('LIB-03: each list of the back-office fills more than one page', () => {
  for (const rows of [countries, carriers, tags, products, medias]) {
    expect(rows.length).toBeGreaterThan(PAGE_SIZES[0]);
    expect(new Set(idsOf(rows)).size).toBe(rows.length);
  }
});

test('LIB-03: what is seeded could have been typed into the forms', () => {
  for (const country of countries) expect(() => countryBody.parse(country)).not.toThrow();
  for (const carrier of carriers) expect(() => carrierBody.parse(carrier)).not.toThrow();
  for (const tag of tags) expect(() => tagBody.parse(tag)).not.toThrow();
  for (const product of products) expect(() => productBody.parse(product)).not.toThrow();
  for (const { path } of medias) expect(mediaPath.safeParse(path).success).toBe(true);
});

test('LIB-03: what is seeded points at what is seeded', () => {
  for (const carrier of carriers)
    expect(idsOf(countries)).toEqual(expect.arrayContaining(idsOf(carrier.countries)));
  const codes = countries.map(({ code }) => code);
  for (const { country } of addresses) expect(codes).toContain(country);
  for (const product of products) {
    expect(idsOf(medias), product.title).toEqual(expect.arrayContaining(idsOf(product.medias)));
    expect(idsOf(tags), product.title).toEqual(expect.arrayContaining(idsOf(product.tags)));
  }
});

test('TAG-02: tags of every colour are seeded', () => {
  expect(new Set(tags.map(({ variant }) => variant))).toEqual(new Set(tagVariant.options));
});

test('PRD-01: products of every state are seeded', () => {
  const states = products.map(
    ({ is_active, is_available, stock }) => `${is_active} ${is_available} ${stock > 0}`,
  );
  expect(new Set(states).size).toBeGreaterThanOrEqual(4);
});

test('PRD-01: a page of products is read at once, and not picture by picture', async () => {
  const storage = createMemoryStorage();
  fillStorage(storage, defaultSeed, () => '');
  let reads = 0;
  const platform = createPlatform({
    storage: {
      ...storage,
      rows: (table) => {
        const rows = storage.rows(table);
        const counted = <T extends unknown[], R>(read: (...args: T) => R) => {
          return (...args: T) => {
            reads++;
            return read(...args);
          };
        };
        return { ...rows, get: counted(rows.get), first: counted(rows.first), list: counted(rows.list) };
      },
    },
  });
  const readPage = async (limit: number) => {
    reads = 0;
    const answer = await platform.handle(new Request(`http://x/api/products/list?limit=${limit}`));
    const { data } = await answer.json();
    expect(data).toHaveLength(limit);
    return reads;
  };
  expect(await readPage(20)).toBe(await readPage(1));
});
