import { NEW_PRICE_TIER, products } from '@carillon/protocol/catalog';
import { computePrice, parsePercent } from '@carillon/protocol/money';
import { useCarillon } from '../../hooks/context.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { backofficeTexts } from '../../messages/en/backoffice.ts';
import { productsTexts } from '../../messages/en/products.ts';
import { PicturesField } from '../../patterns/choosing/PicturesField.tsx';
import { TagsField } from '../../patterns/choosing/TagsField.tsx';
import { FoldingLink } from '../../patterns/FoldingLink.tsx';
import { AmountField } from '../../patterns/form/AmountField.tsx';
import { CountField } from '../../patterns/form/CountField.tsx';
import { FlagField } from '../../patterns/form/FlagField.tsx';
import { FormMore } from '../../patterns/form/FormMore.tsx';
import { FormRows } from '../../patterns/form/FormRows.tsx';
import { FormScreen } from '../../patterns/form/FormScreen.tsx';
import { firstOfLine, wide } from '../../patterns/form/FormSection.css.ts';
import { FormSection } from '../../patterns/form/FormSection.tsx';
import { getRows } from '../../patterns/form/rows.ts';
import { listFields } from '../../patterns/form/stored/listFields.ts';
import { type RecordFormProps, useRecordForm } from '../../patterns/form/stored/useRecordForm.ts';
import { Store, TextArea, TextField } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';

export type ProductFormProps = RecordFormProps;

/** What the page of a product says besides; none is required. */
const TEXTS = ['note', 'alert', 'features'] as const;

/** A product, for administrators (S2, PRD-02 to PRD-07). */
export const ProductForm = asPrivateScreen('ProductForm', function ProductForm({ id }: ProductFormProps) {
  const t = useMessages(productsTexts);
  const { paths, hasPage } = useCarillon('ProductForm');
  const { list, money } = useFormat();
  const form = useRecordForm(products, {
    id,
    areas: [backofficeTexts],
    fieldOf: { tax_percentage: 'tax' },
    listFacts: (values) =>
      listFields(products.start, values, (name) => t(`product.${name}`), {
        is_active: t(`product.is_active.${values.is_active}`),
        is_available: t(`product.is_available.${values.is_available}`),
        prices: list(
          values.prices.map(({ quantity, price, discount }) => {
            const isOff = parsePercent(discount) !== 0;
            // What cannot be read is told as it was typed.
            return t(isOff ? 'product.tier.off' : 'product.tier', { from: quantity ?? '', price, discount });
          }),
        ),
        medias: list(values.medias.map(({ description }) => description)),
        tags: list(values.tags.map(({ name }) => name)),
      }),
    listPath: paths.products,
  });
  const body = products.toBody(form.values);
  /** What one piece costs with tax, as soon as all that it is made of is typed. */
  function writeGross(index: number) {
    const tiers = body.prices.slice(index, index + 1).map((tier) => ({ ...tier, quantity: 1 }));
    const price = computePrice({ tiers, quantity: 1, tax: body.tax_percentage });
    return price && t('product.gross', { price: money(price.unitGross) });
  }
  const flag = (name: 'is_active' | 'is_available') => ({
    label: t(`product.${name}`),
    words: (isSo: boolean) => t(`product.${name}.${isSo}`),
    ...form.field(name),
  });
  const shop = form.record && hasPage('shopProduct') && paths.shopProduct(form.record.id);
  return (
    <FormScreen
      form={form}
      title={t(id === 'add' ? 'product.add' : 'product.edit')}
      listTitle={t('products.name')}
      fieldCount={9}
      actions={shop && <FoldingLink icon={Store} href={shop} label={t('product.shop')} />}
    >
      <FormSection title={t('product.section')}>
        <TextField label={t('product.title')} {...form.countedField('title')} />
        <TextField label={t('product.sku')} {...form.field('sku')} />
        <CountField label={t('product.stock')} {...form.field('stock')} />
        <FlagField isFullWidth className={firstOfLine} {...flag('is_active')} />
        <FlagField isFullWidth {...flag('is_available')} />
        <TextField label={t('product.summary')} className={wide} {...form.countedField('summary')} />
        <TextArea label={t('product.description')} className={wide} {...form.field('description')} />
      </FormSection>
      <FormSection title={t('product.prices')} reason={t('product.prices.reason')}>
        <FormRows
          rows={getRows(form, 'prices')}
          label={t('product.prices')}
          isLabelHidden
          rowLabel={(position) => t('product.prices.row', { position })}
          addLabel={t('product.prices.add')}
          newRow={NEW_PRICE_TIER}
          fixedCount={1}
          canMove
          stays={['quantity']}
          end={({ index }) => writeGross(index)}
        >
          {({ field, index }) => (
            <>
              <CountField
                label={t('product.from')}
                isDisabled={index === 0 && field('quantity').value === 1}
                {...field('quantity')}
              />
              <AmountField label={t('product.price')} unit="€" {...field('price')} />
              <AmountField label={t('product.discount')} unit="%" {...field('discount')} />
            </>
          )}
        </FormRows>
      </FormSection>
      <FormSection title={t('product.medias')} reason={t('product.medias.reason')}>
        <PicturesField {...form.field('medias')} />
      </FormSection>
      <FormSection title={t('product.tags')}>
        <TagsField {...form.field('tags')} />
      </FormSection>
      <FormMore form={form} paths={['tax', ...TEXTS]} names={t('product.more', { percent: form.values.tax })}>
        <FormSection title={t('product.tax')}>
          <AmountField label={t('product.tax')} isShort unit="%" {...form.field('tax')} />
        </FormSection>
        <FormSection title={t('product.texts')} reason={t('product.texts.reason')}>
          {TEXTS.map((name) => (
            <TextArea
              key={name}
              label={t(`product.${name}`)}
              optionalText={t('field.optional')}
              className={wide}
              rows={name === 'features' ? 4 : 1}
              hint={name === 'features' ? t('product.features.hint') : undefined}
              {...form.field(name)}
            />
          ))}
        </FormSection>
      </FormMore>
    </FormScreen>
  );
});
