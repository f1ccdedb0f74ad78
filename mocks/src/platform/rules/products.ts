import { products } from '@carillon/protocol';
import { table } from '../../records/products.ts';
import { entityRules } from '../entityRules.ts';
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
  /** A tag that is not public is for administrators only. */
  shown: (context) => (isAdmin(context) ? {} : { tags: { public: true } }),
  toRow: ({ medias: _, tags: __, ...rest }) => ({ ...rest, first_price: rest.prices[0]?.price ?? 0 }),
});
