// @vitest-environment happy-dom
// Fields inside others, and rows of them, as the forms of products (PRD-03) and of sender events have them.
import { NEW_PRODUCT, type ProductBody, products } from '@carillon/protocol/catalog';
import { newSenderForm, type SenderForm, senderForm } from '@carillon/protocol/device';
import type { Problems } from '@carillon/protocol/form';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { backofficeTexts } from '../../messages/en/backoffice.ts';
import { eventsTexts } from '../../messages/en/events.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import type { FieldPath } from './paths.ts';
import { getRows } from './rows.ts';
import { useRecordForm } from './stored/useRecordForm.ts';
import { type FormState, SENT, useForm } from './useForm.ts';

afterEach(cleanup);

const tier = (price: string, quantity: number | null) => ({ price, quantity, discount: '0' });

const PRODUCT = {
  ...NEW_PRODUCT,
  title: 'Bell',
  sku: 'B-1',
  summary: 'It rings.',
  description: 'It rings loudly.',
  prices: [tier('9.90', 1), tier('8.90', 10), tier('7.90', 100)],
};

/** What of a form has a control on the screen, and where the focus went. */
function draw<Values extends object>(form: () => FormState<Values>, paths: readonly FieldPath<Values>[]) {
  const focused: string[] = [];
  for (const path of paths) {
    form()
      .field(path)
      .inputRef({ focus: () => void focused.push(path) });
  }
  return focused;
}

function openProduct(over: Partial<typeof PRODUCT> = {}) {
  const send = vi.fn(async (_body: ProductBody) => SENT);
  const { result } = renderHook(
    () =>
      useForm({
        start: { ...PRODUCT, ...over },
        toBody: products.toBody,
        schema: products.body,
        areas: [backofficeTexts],
        send,
      }),
    { wrapper: CarillonProvider },
  );
  const form = () => result.current;
  return { form, prices: () => getRows(form(), 'prices'), send };
}

test('PRD-03 the form of a record has rows, too', () => {
  const { result } = renderHook(
    () =>
      useRecordForm(products, {
        id: 'add',
        areas: [backofficeTexts],
        listFacts: ({ title }) => [['Title', title]],
        listPath: '/backend/products',
      }),
    { wrapper: CarillonProvider },
  );
  const prices = () => getRows(result.current, 'prices');
  act(() => prices().add(tier('8.90', 10)));
  expect(prices().rows.map(({ field }) => field('price').value)).toEqual(['0', '8.90']);
});

const errorsOf = (prices: ReturnType<ReturnType<typeof openProduct>['prices']>) =>
  prices.rows.map(({ field }) => [field('price').errorText, field('quantity').errorText]);

test('ENT-02 PRD-03 a problem of a row is at its field, an edit takes that one, and the focus is on the first', async () => {
  const { form, prices, send } = openProduct({ prices: [tier('9.90', 1), tier('', 0), tier('1', 1)] });
  const focused = draw(form, ['title', 'prices.0.price', 'prices.1.price', 'prices.1.quantity']);
  await act(async () => form().onSubmit());
  expect(form().flagged).toEqual(['prices.1.price', 'prices.1.quantity', 'prices.2.quantity']);
  expect(focused).toEqual(['prices.1.price']);
  expect(form().step).toEqual({ status: 'invalid', hasFocus: false });
  expect(errorsOf(prices())).toEqual([
    [undefined, undefined],
    ['Please provide a price above 0.', 'Please provide a quantity of 1 or more.'],
    [undefined, 'Another price already starts at this quantity.'],
  ]);
  act(() => prices().rows[1]?.field('price').onChange('8'));
  expect(form().flagged).toEqual(['prices.1.quantity', 'prices.2.quantity']);
  expect(form().values.prices[1]).toEqual(tier('8', 0));
  expect(send).not.toHaveBeenCalled();
});

test('PRD-03 prices that are right are sent as cents', async () => {
  const { form, send } = openProduct();
  await act(async () => form().onSubmit());
  expect(send.mock.calls[0]?.[0].prices).toEqual([
    { price: 990, quantity: 1, discount: 0 },
    { price: 890, quantity: 10, discount: 0 },
    { price: 790, quantity: 100, discount: 0 },
  ]);
});

test('a row keeps its key and its flags while others are added, removed and moved', async () => {
  const { form, prices } = openProduct({ prices: [tier('', 1), tier('8.90', 10), tier('', 100)] });
  await act(async () => form().onSubmit());
  const [first, second, third] = prices().rows.map(({ key }) => key);
  expect(form().flagged).toEqual(['prices.0.price', 'prices.2.price']);

  act(() => prices().move(2, 0));
  expect(prices().rows.map(({ key }) => key)).toEqual([third, first, second]);
  expect(form().flagged).toEqual(['prices.1.price', 'prices.0.price']);
  expect(form().values.prices.map(({ quantity }) => quantity)).toEqual([100, 1, 10]);

  act(() => prices().remove(1));
  expect(prices().rows.map(({ key }) => key)).toEqual([third, second]);
  expect(form().flagged).toEqual(['prices.0.price']);

  act(() => prices().rows[0]?.field('price').onChange('7'));
  expect(prices().rows.map(({ key }) => key)).toEqual([third, second]);
  expect(form().flagged).toEqual([]);
});

test('PRD-03 what belongs to the place stays where it is when rows are moved, with what is wrong with it', async () => {
  const { form, prices } = openProduct({ prices: [tier('9.90', 1), tier('', null), tier('7.90', 100)] });
  await act(async () => form().onSubmit());
  expect(form().flagged).toEqual(['prices.1.price', 'prices.1.quantity']);
  const [first, second, third] = prices().rows.map(({ key }) => key);

  act(() => prices().move(1, 0, ['quantity']));
  expect(form().values.prices).toEqual([tier('', 1), tier('9.90', null), tier('7.90', 100)]);
  expect(prices().rows.map(({ key }) => key)).toEqual([second, first, third]);
  expect(form().flagged).toEqual(['prices.0.price', 'prices.1.quantity']);
});

test('rows that are added of the same start are told apart', () => {
  const { prices } = openProduct();
  const start = tier('0', 1);
  act(() => prices().add(start));
  act(() => prices().add(start));
  const keys = prices().rows.map(({ key }) => key);
  expect(new Set(keys).size).toBe(5);
  act(() => prices().rows[4]?.field('price').onChange('5'));
  expect(prices().rows.map(({ key }) => key)).toEqual(keys);
  expect(prices().rows.map(({ field }) => field('price').value)).toEqual(['9.90', '8.90', '7.90', '0', '5']);
});

test('what is wrong with a list as such is said at the list, and goes with the next row', async () => {
  const { form, prices } = openProduct({ prices: [] });
  await act(async () => form().onSubmit());
  expect(form().flagged).toEqual(['prices']);
  expect(prices().errorText).toBe('Please provide a price above 0.');
  act(() => prices().add(tier('1', 1)));
  expect(prices().errorText).toBeUndefined();
});

test('PRD-03 ENT-02: of a list that is too long it is said how many there may be', async () => {
  const { form, prices } = openProduct({
    prices: Array.from({ length: 21 }, (_, i) => tier('9.90', i + 1)),
  });
  expect(prices().max).toBe(20);
  await act(async () => form().onSubmit());
  expect(form().flagged).toEqual(['prices']);
  expect(prices().errorText).toBe('No more than 20 are possible.');
  act(() => prices().remove(20));
  expect(prices().errorText).toBeUndefined();
});

test('a problem inside of what one control shows as a whole is at that control', async () => {
  const { form } = openProduct({ medias: [{ id: 0, path: 'a.png', description: 'None' }] });
  const focused = draw(form, ['medias']);
  await act(async () => form().onSubmit());
  expect([form().flagged, focused]).toEqual([['medias'], ['medias']]);
  act(() => form().field('medias').onChange([]));
  expect(form().flagged).toEqual([]);
});

test('where the first problem has no control on the screen, the focus is on the first that has', async () => {
  const { form } = openProduct({ title: '', sku: '' });
  const focused = draw(form, ['sku']);
  await act(async () => form().onSubmit());
  expect([form().flagged, focused]).toEqual([['title', 'sku'], ['sku']]);
  expect(form().step).toEqual({ status: 'invalid', hasFocus: false });
});

function openSender(start: SenderForm) {
  const send = vi.fn(async (_form: SenderForm) => SENT);
  const { result } = renderHook(
    () => useForm({ start, toBody: (form) => form, schema: senderForm, areas: [eventsTexts], send }),
    { wrapper: CarillonProvider },
  );
  return { form: () => result.current, send };
}

const SENDER: SenderForm = {
  ...newSenderForm(),
  name: 'Evening',
  host: 'radio.example.com',
  mountpoint: '/live',
  port: 8000,
};

test('SND-01 a problem inside an object is at its field, and one edit of the object takes all inside', async () => {
  const radio = { ...SENDER.radio, name: 'x'.repeat(33), url: 'y'.repeat(65) };
  const { form, send } = openSender({ ...SENDER, encoder: { ...SENDER.encoder, codec: 99 }, radio });
  await act(async () => form().onSubmit());
  expect(form().flagged).toEqual(['encoder.codec', 'radio.name', 'radio.url']);
  expect(form().field('radio.name').errorText).toBe('At most 32 characters.');
  act(() => form().field('encoder').onChange(newSenderForm().encoder));
  act(() => form().field('radio.name').onChange('Bell FM'));
  expect(form().flagged).toEqual(['radio.url']);
  act(() => form().field('radio.url').onChange(''));
  await act(async () => form().onSubmit());
  expect(send.mock.calls.map(([body]) => body)).toEqual([
    { ...SENDER, radio: { ...SENDER.radio, name: 'Bell FM' } },
  ]);
});

test('what only the form can know is found, too; what the schema says of the same field comes first', async () => {
  const send = vi.fn(async (_form: SenderForm) => SENT);
  const wrong: Problems = { 'encoder.br': { key: 'problem.encoder.br' }, host: { key: 'problem.invalid' } };
  const { result } = renderHook(
    () =>
      useForm({
        start: { ...SENDER, host: '' },
        toBody: (form) => form,
        schema: senderForm,
        rules: ({ encoder }) => (encoder.br === 128 ? {} : wrong),
        areas: [eventsTexts],
        send,
      }),
    { wrapper: CarillonProvider },
  );
  await act(async () => result.current.onSubmit());
  expect(result.current.field('host').errorText).toBe('Please provide a relay server');
  act(() => result.current.field('host').onChange('radio.example.com'));
  await act(async () => result.current.onSubmit());
  expect(result.current.flagged).toEqual(['encoder.br', 'host']);
  expect(send).not.toHaveBeenCalled();
  act(() => result.current.field('encoder.br').onChange(128));
  await act(async () => result.current.onSubmit());
  expect(send).toHaveBeenCalledOnce();
});

test('what is typed and taken back, deep inside, is nothing to save', () => {
  const { form } = openProduct();
  expect(form().isDirty).toBe(false);
  act(() => form().field('prices.1.price').onChange('8'));
  expect(form().isDirty).toBe(true);
  act(() => form().field('prices.1.price').onChange('8.90'));
  expect(form().isDirty).toBe(false);
});
