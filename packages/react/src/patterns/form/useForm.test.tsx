// @vitest-environment happy-dom
import {
  type CarrierBody,
  type CarrierForm,
  carrierBody,
  NEW_CARRIER,
  toCarrierBody,
} from '@carillon/protocol/catalog';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../../CarillonProvider.tsx';
import { backofficeTexts } from '../../messages/en/backoffice.ts';
import { useForm } from './useForm.ts';

afterEach(cleanup);

const VALID: CarrierForm = {
  company: 'Lanternpost',
  name: 'Parcel',
  price: '7.90',
  countries: [{ id: 1, name: 'Austria', code: 'AT' }],
};

/** A carrier's form: its price is typed as text and sent in cents. */
function open(start = VALID, send: (body: CarrierBody) => Promise<unknown> = async () => {}) {
  const spy = vi.fn(send);
  const source = {
    start,
    toBody: toCarrierBody,
    schema: carrierBody,
    fieldOf: { price_in_cents: 'price' },
    areas: [backofficeTexts],
    send: spy,
  } as const;
  const { result } = renderHook(() => useForm(source), { wrapper: CarillonProvider });
  return { form: () => result.current, send: spy };
}

test('ENT-02 what is right is sent as its body', async () => {
  const { form, send } = open();
  await act(async () => form().onSubmit());
  expect(send).toHaveBeenCalledExactlyOnceWith({
    company: 'Lanternpost',
    name: 'Parcel',
    price_in_cents: 790,
    countries: [{ id: 1 }],
  });
  expect(form().failure).toBeNull();
});

test('ENT-02 a problem is flagged at the field that the person sees, whatever the body calls it', async () => {
  const { form, send } = open({ ...VALID, price: '1e3' });
  const focus = vi.fn();
  form().field('price').inputRef({ focus });
  await act(async () => form().onSubmit());
  expect(form().field('price').errorText).toBe('Please provide a price.');
  expect(form().failure).toEqual({ kind: 'invalid', hasFocus: false });
  expect(form().flagCount).toBe(1);
  expect(focus).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

test('ENT-02 where the first problem has no control to go to, the alert takes the focus', async () => {
  const { form } = open(NEW_CARRIER);
  await act(async () => form().onSubmit());
  expect(form().failure).toEqual({ kind: 'invalid', hasFocus: true });
  expect(form().flagCount).toBe(4);
});

test('FLT-073 two submits at once send once', async () => {
  let answer = () => {};
  const { form, send } = open(VALID, () => new Promise<void>((done) => (answer = done)));
  act(() => {
    form().onSubmit();
    form().onSubmit();
  });
  expect(form().isSending).toBe(true);
  await act(async () => answer());
  expect(form().isSending).toBe(false);
  expect(send).toHaveBeenCalledOnce();
});

test('FLT-068 after a refusal the form can be sent again', async () => {
  let isRefusing = true;
  const { form, send } = open(VALID, async () => {
    if (isRefusing) throw new Error('refused');
  });
  await act(async () => form().onSubmit());
  expect(form().failure).toMatchObject({ kind: 'refused', hasFocus: true });
  isRefusing = false;
  await act(async () => form().onSubmit());
  expect(form().failure).toBeNull();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a save that was aborted is no failure', async () => {
  const { form } = open(VALID, async () => {
    throw new DOMException('left', 'AbortError');
  });
  await act(async () => form().onSubmit());
  expect(form().failure).toBeNull();
});
