import { products } from '@carillon/protocol/catalog';
import { productCsv } from '@carillon/protocol/csv';
import { usePaths } from '../../hooks/page/usePaths.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { productsTexts } from '../../messages/en/products.ts';
import { ImportScreen } from '../../patterns/csv/import/ImportScreen.tsx';
import { labelFields } from '../../patterns/form/stored/listFields.ts';
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
        ...labelFields(products.start, (name) => t(`product.${name}`)),
        price: t('product.price'),
      }}
    />
  );
});
