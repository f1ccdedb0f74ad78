import type { Http } from '@carillon/client';
import { countries, medias, tags } from '@carillon/protocol/catalog';
import type { CsvReference } from '@carillon/protocol/csv';
import { readAllRows } from '../readAll.ts';

export interface ReadReferencesOptions {
  readonly request: Http['request'];
  /** Who looks: of tags there are public ones and one's own. */
  readonly userId: number;
  readonly signal: AbortSignal;
}

type Read = (options: ReadReferencesOptions) => Promise<ReadonlyMap<string, CsvReference>>;

/** Reads all, and tells them apart by what a cell calls them. */
async function collect<Row extends CsvReference>(
  { signal }: ReadReferencesOptions,
  read: Parameters<typeof readAllRows<Row>>[0],
  toCode: (row: Row) => string,
): Promise<ReadonlyMap<string, CsvReference>> {
  const found = new Map<string, CsvReference>();
  await readAllRows(read, {
    signal,
    onRows(rows) {
      for (const row of rows) found.set(toCode(row), row);
    },
  });
  return found;
}

/** What the cells of an import can name, by the fields that hold it. */
export const references: Readonly<Record<string, Read>> = {
  countries: (options) =>
    collect(
      options,
      (page, signal) => options.request(countries.calls.list, { query: page }, { signal }),
      ({ code }) => code,
    ),
  tags: (options) =>
    collect(
      options,
      (query, signal) =>
        options.request(tags.calls.list, { userId: options.userId, flag: true, query }, { signal }),
      ({ id }) => String(id),
    ),
  medias: (options) =>
    collect(
      options,
      (query, signal) => options.request(medias.calls.list, { query }, { signal }),
      ({ id }) => String(id),
    ),
};
