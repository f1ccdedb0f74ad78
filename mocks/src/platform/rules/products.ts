import { type Product, type ProductBody, products } from '@carillon/protocol';
import {
  medias,
  type ProductRow,
  productMedias,
  productTags,
  products as table,
  tags,
} from '../catalogTables.ts';
import { entityRules } from '../entityRules.ts';
import { follow, knownIds, removeAll } from '../links.ts';
import { BY_DATE, bothWays, byText } from '../listing.ts';
import type { RuleContext } from '../rule.ts';

const isAdmin = ({ visitor }: Pick<RuleContext, 'visitor'>) => visitor?.user.role === 'admin';

export const productRules = entityRules(products, {
  table,
  orders: {
    ...byText('title', 'Title'),
    ...byText('sku', 'SKU'),
    ...bothWays('stock', 'stock', 'Lowest stock first', 'Highest stock first'),
    ...bothWays('price', 'first_price', 'Lowest price first', 'Highest price first'),
    ...BY_DATE,
  },
  /** The shop shows what is active, the back-office everything (docs/protocol.md, HTTP API). */
  seen: (_, context) => (isAdmin(context) ? {} : { is_active: true }),
  answer: toProducts,
  toRow: ({ medias: _, tags: __, ...rest }) => ({ ...rest, first_price: rest.prices[0]?.price ?? 0 }),
  afterSave: ({ id, body }, context) => linkOthers(id, body, context),
  beforeRemove({ id }, { rows }) {
    removeAll(rows(productMedias), { product_id: id });
    removeAll(rows(productTags), { product_id: id });
  },
});

/** The pictures and tags of a product from now on; pictures keep their order. */
function linkOthers(product_id: number, body: ProductBody, { rows }: Pick<RuleContext, 'rows'>): void {
  removeAll(rows(productMedias), { product_id });
  for (const [position, media_id] of knownIds(body.medias, rows(medias), 'media').entries()) {
    rows(productMedias).insert({ product_id, media_id, position });
  }
  removeAll(rows(productTags), { product_id });
  for (const tag_id of knownIds(body.tags, rows(tags), 'tag')) {
    rows(productTags).insert({ product_id, tag_id });
  }
}

/** Products as they are answered, with their pictures and tags. A tag that is not public is for administrators only. */
function toProducts(found: readonly ProductRow[], context: RuleContext): Product[] {
  const { rows } = context;
  const product_id = found.map(({ id }) => id);
  const shown = isAdmin(context) ? {} : { public: true };
  const mediasOf = follow(
    rows(productMedias)
      .list({ where: { product_id }, order: [['position', 'asc']] })
      .map((link) => [link.product_id, link.media_id]),
    (ids) => rows(medias).list({ where: { id: ids } }),
  );
  const tagsOf = follow(
    rows(productTags)
      .list({ where: { product_id } })
      .map((link) => [link.product_id, link.tag_id]),
    (ids) => rows(tags).list({ where: { id: ids, ...shown } }),
  );
  return found.map((row) => ({
    ...row,
    prices: [...row.prices],
    medias: mediasOf(row.id),
    tags: tagsOf(row.id),
  }));
}
