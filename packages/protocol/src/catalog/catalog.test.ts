import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProblems } from '../form/index.ts';
import { requiredText, testForm } from '../form/testForm.ts';
import { type Carrier, carrierBody, NEW_CARRIER, toCarrierBody, toCarrierForm } from './carrier.ts';
import { countryBody, NEW_COUNTRY, toCountryBody, toCountryForm } from './country.ts';
import { NEW_TAG, tagBody, toTagBody, toTagForm } from './tag.ts';
import { tagVariant } from './tagVariant.ts';

const dated = { created_at: '2026-01-05T08:00:00Z', updated_at: '2026-01-05T08:00:00Z' };
const italy = { id: 1, name: 'Italy', code: 'IT' };

testForm('CTY-02 the country', countryBody, { name: 'Italy', code: 'IT' }, [
  ...requiredText('name', 'problem.country.name', 32),
  ...requiredText('code', 'problem.country.code', 4),
]);

test('CTY-02 a country is sent without blanks around it, and again as it was shown', () => {
  expect(toCountryBody({ name: ' Italy', code: 'IT ' })).toEqual({ name: 'Italy', code: 'IT' });
  expect(toCountryBody(toCountryForm({ ...italy, ...dated }))).toEqual({ name: 'Italy', code: 'IT' });
  expect(Object.keys(findProblems(countryBody, NEW_COUNTRY))).toEqual(['name', 'code']);
});

const carrier = { company: 'Post', name: 'Parcel', price_in_cents: 1250, countries: [{ id: 1 }] };

testForm('CAR-02 the carrier', carrierBody, carrier, [
  ...requiredText('company', 'problem.carrier.company', 32),
  ...requiredText('name', 'problem.carrier.name', 32),
  ['no price', 'price_in_cents', Number.NaN, 'problem.carrier.price'],
  ['a price below 0', 'price_in_cents', -1, 'problem.carrier.price'],
  ['a price with fractions of a cent', 'price_in_cents', 12.5, 'problem.carrier.price'],
  ['a price of ten million euro', 'price_in_cents', 1_000_000_000, 'problem.carrier.price'],
  ['no country', 'countries', [], 'problem.carrier.countries'],
]);

describe('CAR-02 the price of a carrier is decimal text on the screen and whole cents on the wire', () => {
  test.each([
    ['12.50', 1250],
    ['12,5', 1250],
    ['0', 0],
    [' 7 ', 700],
    ['9999999.99', 999_999_999],
    ['19.99', 1999],
    ['1.005', Number.NaN],
    ['1e3', Number.NaN],
    ['1,999', Number.NaN],
    ['0.1 + 0.2', Number.NaN],
    ['-0', Number.NaN],
    ['', Number.NaN],
  ])('FLT-083 %j is sent as %d', (price, price_in_cents) => {
    expect(toCarrierBody({ ...NEW_CARRIER, price }).price_in_cents).toBe(price_in_cents);
  });

  test('FLT-083 loading and saving again changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (price_in_cents) => {
        const record: Carrier = { ...carrier, id: 9, price_in_cents, countries: [italy], ...dated };
        expect(toCarrierBody(toCarrierForm(record))).toEqual({ ...carrier, price_in_cents });
      }),
    );
  });

  test('a new carrier lacks everything', () => {
    const missing = ['company', 'name', 'price_in_cents', 'countries'];
    expect(Object.keys(findProblems(carrierBody, toCarrierBody(NEW_CARRIER)))).toEqual(missing);
  });
});

testForm('TAG-02 the tag', tagBody, { name: 'Outdoor', variant: 'info', public: true }, [
  ...requiredText('name', 'problem.tag.name', 32),
  ['no colour', 'variant', null, 'problem.tag.variant'],
  ['an eighth colour', 'variant', 'light', 'problem.tag.variant'],
  ['whether it is public as text', 'public', 'true', 'problem.invalid'],
]);

test('TAG-02 a tag has one of seven colours, and a new one is public', () => {
  expect(tagVariant.options).toHaveLength(7);
  expect(NEW_TAG.public).toBe(true);
  expect(Object.keys(findProblems(tagBody, NEW_TAG))).toEqual(['name', 'variant']);
});

test('TAG-02 a tag is sent again as it was shown, without blanks around its name', () => {
  const record = { id: 1, name: 'Outdoor', variant: 'info' as const, public: false, ...dated };
  const form = toTagForm({ ...record, media_count: 1, product_count: 2, device_count: 0 });
  expect(toTagBody({ ...form, name: ' Outdoor ' })).toEqual({
    name: 'Outdoor',
    variant: 'info',
    public: false,
  });
});
