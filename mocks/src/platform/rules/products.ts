import type { calls, Product, ProductBody } from '@carillon/protocol';
import type { Match } from '../../storage/storage.ts';
import { medias, type ProductRow, productMedias, products, productTags, tags } from '../catalogTables.ts';
import { follow, knownIds, refuseTaken, removeAll } from '../links.ts';
import {
  BY_DATE,
  bothWays,
  defineListing,
  filterOf,
  NEWEST_FIRST,
  orderOptions,
  pageOf,
} from '../listing.ts';
import { existing, notFound } from '../refusal.ts';
import type { Rule, RuleContext } from '../rule.ts';

const listing = defineListing<typeof products>({
  table: products,
  search: ['title', 'sku', 'summary'],
  orders: {
    ...bothWays('title', 'title', 'Title, A to Z', 'Title, Z to A'),
    ...bothWays('sku', 'sku', 'SKU, A to Z', 'SKU, Z to A'),
    ...bothWays('stock', 'stock', 'Lowest stock first', 'Highest stock first'),
    ...bothWays('price', 'first_price', 'Lowest price first', 'Highest price first'),
    ...BY_DATE,
  },
  newestFirst: NEWEST_FIRST,
});

const isAdmin = ({ visitor }: Pick<RuleContext, 'visitor'>) => visitor?.user.role === 'admin';

/** The shop shows what is active, the back-office everything (decisions, HTTP API). */
const seenBy = (context: RuleContext): Match<typeof products> =>
  isAdmin(context) ? {} : { is_active: true };

export const countProducts: Rule<typeof calls.countProducts> = ({ query }, context) =>
  context.rows(products).count(filterOf(listing, query, seenBy(context)));

export const listProducts: Rule<typeof calls.listProducts> = ({ query }, context) =>
  toProducts(context.rows(products).list(pageOf(listing, query, seenBy(context))), context);

export const orderProducts: Rule<typeof calls.orderProducts> = () => orderOptions(listing);

export const readProduct: Rule<typeof calls.readProduct> = ({ id }, context) => {
  const found = context.rows(products).list({ where: { id, ...seenBy(context) } });
  return existing(toProducts(found, context)[0]);
};

export const addProduct: Rule<typeof calls.addProduct> = ({ body }, context) => {
  const { rows, storage, nowText } = context;
  refuseTakenSku(body.sku, null, context);
  const id = storage.transaction(() => {
    const added = rows(products).insert({ ...toRow(body), created_at: nowText(), updated_at: nowText() });
    linkOthers(added, body, context);
    return added;
  });
  return readProduct({ id }, context);
};

export const updateProduct: Rule<typeof calls.updateProduct> = ({ id, body }, context) => {
  const { rows, storage, nowText } = context;
  existing(rows(products).get(id));
  refuseTakenSku(body.sku, id, context);
  storage.transaction(() => {
    rows(products).update(id, { ...toRow(body), updated_at: nowText() });
    linkOthers(id, body, context);
  });
  return readProduct({ id }, context);
};

export const deleteProduct: Rule<typeof calls.deleteProduct> = ({ id }, { rows, storage }) => {
  storage.transaction(() => {
    if (!rows(products).remove(id)) throw notFound();
    removeAll(rows(productMedias), { product_id: id });
    removeAll(rows(productTags), { product_id: id });
  });
  return { id };
};

function refuseTakenSku(sku: string, id: number | null, { rows }: Pick<RuleContext, 'rows'>): void {
  refuseTaken(rows(products).first({ sku }), id, `A product with the SKU ${sku} already exists.`);
}

/** What is stored of a body in the row itself. */
const toRow = ({ medias: _, tags: __, ...rest }: ProductBody) => ({
  ...rest,
  first_price: rest.prices[0]?.price ?? 0,
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
