import { type Carrier, type CarrierBody, type CarrierForm, carriers } from '../catalog/carrier.ts';
import { type Country, type CountryBody, type CountryRef, countries } from '../catalog/country.ts';
import { type PriceTierForm, type ProductBody, type ProductForm, products } from '../catalog/product.ts';
import type { Product } from '../catalog/shownProduct.ts';
import type { CsvField, CsvImport, CsvProblem } from './csvImport.ts';
import { amountField, flagField, integerField, readInteger, referencesField, textField } from './fields.ts';
import { CSV_LIST_MARK } from './write.ts';

/** Countries as a file (CSV-02). */
export const countryCsv: CsvImport<Country, CountryBody, CountryBody> = {
  entity: countries,
  fields: [/* @__PURE__ */ textField('name'), /* @__PURE__ */ textField('code')],
  unique: 'code',
};

/** Carriers as a file: the countries by their codes, 'AT|DE'. */
export const carrierCsv: CsvImport<Carrier, CarrierForm, CarrierBody> = {
  entity: carriers,
  fields: [
    /* @__PURE__ */ textField('company'),
    /* @__PURE__ */ textField('name'),
    /* @__PURE__ */ amountField('price', 'price_in_cents'),
    /* @__PURE__ */ referencesField<CarrierForm, CountryRef>('countries', ({ code }) => code),
  ],
};

const writeTier = ({ quantity, price, discount }: PriceTierForm) => `${quantity ?? ''}:${price}:${discount}`;

function readTier(text: string): PriceTierForm | null {
  const [quantity = '', price, discount = '0', ...more] = text.split(':').map((part) => part.trim());
  if (price === undefined || more.length > 0) return null;
  return { quantity: readInteger(quantity), price, discount };
}

/** All prices in one cell, each as 'from:price:discount': '1:84.00:0 | 10:80.00:5'. */
const tiersField: CsvField<ProductForm> = {
  name: 'prices',
  isDecimal: true,
  write: ({ prices }) => prices.map(writeTier).join(` ${CSV_LIST_MARK} `),
  read(cell, form): ProductForm | CsvProblem {
    const tiers = cell.trim() === '' ? [] : cell.split(CSV_LIST_MARK).map(readTier);
    const prices = tiers.filter((tier) => tier !== null);
    return prices.length === tiers.length ? { ...form, prices } : { key: 'csv.tiers' };
  },
  covers: (path) => path === 'prices' || path.startsWith('prices.'),
};

/** The price of one piece, which is that of the first tier. Where it is empty, tiers that were typed are enough. */
const firstPriceField: CsvField<ProductForm> = {
  name: 'price',
  isDecimal: true,
  write: ({ prices: [first] }) => first?.price ?? '',
  read(price, form, _known, base) {
    const [first = { quantity: 1, discount: '0' }, ...others] = form.prices;
    if (price.trim() === '' && form.prices !== base.prices) return form;
    return { ...form, prices: [{ ...first, price }, ...others] };
  },
  covers: (path) => path === 'prices.0.price',
};

/** Products as a file: tags and pictures by their ids. */
export const productCsv: CsvImport<Product, ProductForm, ProductBody> = {
  entity: products,
  fields: [
    /* @__PURE__ */ textField('title'),
    /* @__PURE__ */ textField('sku'),
    /* @__PURE__ */ integerField('stock'),
    // After the tiers: who changes both means the first of these.
    tiersField,
    firstPriceField,
    /* @__PURE__ */ amountField('tax', 'tax_percentage'),
    /* @__PURE__ */ flagField('is_active'),
    /* @__PURE__ */ flagField('is_available'),
    /* @__PURE__ */ textField('summary'),
    /* @__PURE__ */ textField('description'),
    /* @__PURE__ */ referencesField('tags', ({ id }) => String(id)),
    /* @__PURE__ */ referencesField('medias', ({ id }) => String(id)),
    /* @__PURE__ */ textField('note'),
    /* @__PURE__ */ textField('alert'),
    /* @__PURE__ */ textField('features'),
  ],
  unique: 'sku',
};
