import { productCsv } from '@carillon/protocol/csv';
import { usePaths } from '../../hooks/page/usePaths.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { productsTexts } from '../../messages/en/products.ts';
import { ImportScreen } from '../../patterns/csv/import/ImportScreen.tsx';
import { asPrivateScreen } from '../asPrivateScreen.tsx';

/** Products from a file, for administrators (CSV-02). */
export const ProductImport = asPrivateScreen('ProductImport', function ProductImport() {
  const t = useMessages(productsTexts);
  return (
    <ImportScreen
      csv={productCsv}
      title={t('product.import')}
      listTitle={t('products.name')}
      listPath={usePaths().products}
      labels={{
        title: t('product.title'),
        sku: t('product.sku'),
        stock: t('product.stock'),
        prices: t('product.prices'),
        price: t('product.price'),
        tax: t('product.tax'),
        is_active: t('product.active'),
        is_available: t('product.available'),
        summary: t('product.summary'),
        description: t('product.description'),
        tags: t('product.tags'),
        medias: t('product.pictures'),
        note: t('product.note'),
        alert: t('product.alert'),
        features: t('product.features'),
      }}
    />
  );
});
