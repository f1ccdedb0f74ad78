import type { Country } from '@carillon/protocol';
import {
  carrierCountries,
  carriers,
  countries,
  productMedias,
  products,
  productTags,
  tags,
} from '../platform/catalogTables.ts';
import type { PlatformStorage } from '../storage/storage.ts';
import type { CarrierSeed } from './carriers.ts';
import type { ProductSeed } from './products.ts';
import type { TagSeed } from './tags.ts';

/** What the shop and the back-office hold at the start of a platform, without the pictures. */
export interface CatalogSeed {
  readonly countries: readonly Country[];
  readonly carriers: readonly CarrierSeed[];
  readonly tags: readonly TagSeed[];
  readonly products: readonly ProductSeed[];
}

/** Puts these parts of a seed into an empty storage. */
export function fillCatalog({ rows }: Pick<PlatformStorage, 'rows'>, seed: CatalogSeed): void {
  for (const country of seed.countries) rows(countries).insert(country);
  for (const { countries: served, ...carrier } of seed.carriers) {
    rows(carriers).insert(carrier);
    for (const { id } of served) rows(carrierCountries).insert({ carrier_id: carrier.id, country_id: id });
  }
  for (const tag of seed.tags) rows(tags).insert(tag);
  for (const { medias: shown, tags: carried, ...product } of seed.products) {
    rows(products).insert({ ...product, first_price: product.prices[0]?.price ?? 0 });
    for (const [position, { id }] of shown.entries()) {
      rows(productMedias).insert({ product_id: product.id, media_id: id, position });
    }
    for (const { id } of carried) rows(productTags).insert({ product_id: product.id, tag_id: id });
  }
}
