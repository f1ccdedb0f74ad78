// What the form of the bench is about: a product whose prices the body calls by other names, in cents.
import * as z from 'zod/mini';

export const source = {
  start: {
    title: 'Bell',
    radio: { name: 'Bell FM' },
    prices: [
      { price: '9.90', quantity: '1' },
      { price: '', quantity: '10' },
      { price: '', quantity: '100' },
    ],
  },
  schema: z.object({
    title: z.string().check(z.minLength(1, 'No title')),
    radio: z.object({ name: z.string().check(z.minLength(1, 'No name')) }),
    prices: z.array(
      z.object({
        amount: z.int('No price').check(z.gte(1, 'No price')),
        quantity: z.int('No quantity').check(z.gte(1, 'No quantity')),
      }),
    ),
  }),
  toBody: ({ prices, ...rest }) => ({
    ...rest,
    prices: prices.map(({ price, quantity }) => ({
      amount: price === '' ? Number.NaN : Math.round(Number(price) * 100),
      quantity: Number(quantity),
    })),
  }),
  fieldOf: { 'prices.*.amount': 'prices.*.price' },
  areas: [],
  /** How often it was sent; every first time the title is refused. */
  sent: 0,
  async send() {
    source.sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (source.sent === 1) throw new Error('Taken');
    return { kind: 'sent' };
  },
  blame: ({ message }) => ({ path: 'title', text: message }),
};
