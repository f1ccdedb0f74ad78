import { type Product, products } from '@carillon/protocol/catalog';
import { useCarillon } from '../../hooks/context.ts';
import { useMediaUrl } from '../../hooks/platform/useMediaUrl.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { productsTexts } from '../../messages/en/products.ts';
import type { ListSlots } from '../../patterns/list/ListRows.tsx';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { useRecordList } from '../../patterns/list/useRecordList.ts';
import { Package, Thumbnail } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';

export type ProductListProps = ListSlots<Product>;

/** The products, also those that the shop does not show, for administrators (S2, PRD-01). */
export const ProductList = asPrivateScreen('ProductList', function ProductList(slots: ProductListProps) {
  const t = useMessages(productsTexts);
  const { paths, hasPage } = useCarillon('ProductList');
  const { money } = useFormat();
  const mediaUrl = useMediaUrl();
  const list = useRecordList(products);
  const writeFlag = (name: 'is_active' | 'is_available') => (product: Product) =>
    t(`product.${name}.${product[name]}`);
  const facts = [
    [t('product.price'), '104px', ({ prices: [first] }: Product) => (first ? money(first.price) : '')],
    [t('product.stock'), '96px', ({ stock }: Product) => t('product.pieces', { count: stock })],
    [t('product.is_active'), '80px', writeFlag('is_active')],
    [t('product.is_available'), '96px', writeFlag('is_available')],
  ] as const;
  return (
    <ListScreen
      list={list}
      slots={slots}
      title={t('products.name')}
      sentence={{ loading: t('products.title.loading'), ready: (counts) => t('products.title', counts) }}
      empty={{ icon: Package, title: t('products.empty'), detail: t('products.empty.detail') }}
      csv={{ table: 'products', importAt: 'productImport' }}
      add={hasPage('product') ? { label: t('product.add'), href: paths.product('add') } : undefined}
      actions={[list.deletion]}
      toHref={({ id }) => (hasPage('product') ? paths.product(id) : undefined)}
      columns={[
        {
          kind: 'picture',
          picture: ({ medias: [one] }) => <Thumbnail src={one && mediaUrl(one.path, 'thumb')} />,
        },
        { kind: 'name', label: t('product.title'), second: 'columns', placeholderWidth: 200 },
        {
          kind: 'text',
          label: t('product.sku'),
          text: ({ sku }) => sku,
          width: '104px',
          hiddenBelow: 'tablet',
        },
        ...facts.map(([label, width, cell]) => ({
          kind: 'cell' as const,
          label,
          width,
          cell,
          hiddenBelow: 'tablet' as const,
        })),
      ]}
    />
  );
});
