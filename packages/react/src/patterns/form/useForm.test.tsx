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
import { backofficeTexts } from '../../messages/en/backoffice.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { type FormSource, SENT, useForm } from './useForm.ts';

afterEach(cleanup);

const VALID: CarrierForm = {
  company: 'Lanternpost',
  name: 'Parcel',
  price: '7.90',
  countries: [{ id: 1, name: 'Austria', code: 'AT' }],
};

/** A carrier's form: its price is typed as text and sent in cents. */
function open(
  start = VALID,
  send: FormSource<CarrierForm, CarrierBody>['send'] = async () => SENT,
  blocked?: string,
) {
  const spy = vi.fn(send);
  const source = {
    start,
    toBody: toCarrierBody,
    schema: carrierBody,
    fieldOf: { price_in_cents: 'price' },
    areas: [backofficeTexts],
    send: spy,
    blocked,
  } as const;
  const { result } = renderHook(() => useForm(source), { wrapper: CarillonProvider });
  return { form: () => result.current, send: spy };
}

test('ENT-02 an empty form flags nothing when it is opened', async () => {
  const { form } = open(NEW_CARRIER);
  const paths = ['company', 'name', 'price', 'countries'] as const;
  const expectNeutral = () => {
    expect([form().step.status, form().flagged, form().isDirty]).toEqual(['editing', [], false]);
    for (const path of paths) expect(form().field(path).errorText).toBeUndefined();
  };
  expectNeutral();
  // Nor a moment later.
  await act(async () => {});
  expectNeutral();
});

test('ENT-02 what is right is sent as its body', async () => {
  const { form, send } = open();
  await act(async () => form().onSubmit());
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toEqual({
    company: 'Lanternpost',
    name: 'Parcel',
    price_in_cents: 790,
    countries: [{ id: 1 }],
  });
  expect(form().step.status).toBe('editing');
});

test('ENT-02 a problem is flagged at the field that the person sees, whatever the body calls it', async () => {
  const { form, send } = open({ ...VALID, price: '1e3' });
  const focus = vi.fn();
  form().field('price').inputRef({ focus });
  await act(async () => form().onSubmit());
  expect(form().field('price').errorText).toBe('Please provide a price.');
  expect(form().step).toEqual({ status: 'invalid', hasFocus: false });
  expect(form().flagged).toEqual(['price']);
  expect(focus).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

test('ENT-02 where the first problem has no control to go to, the alert takes the focus', async () => {
  const { form } = open(NEW_CARRIER);
  await act(async () => form().onSubmit());
  expect(form().step).toEqual({ status: 'invalid', hasFocus: true });
  expect(form().flagged).toEqual(['company', 'name', 'price', 'countries']);
});

test('ENT-02 the focus goes to the first problem on the page, whatever order the values have', async () => {
  const { form } = open(NEW_CARRIER);
  const focused: string[] = [];
  const page = document.createElement('div');
  for (const path of ['price', 'countries', 'name'] as const) {
    const element = page.appendChild(document.createElement('input'));
    element.focus = () => void focused.push(path);
    // One of several parts stands where it says.
    const control = { focus: element.focus, getElement: () => element };
    form()
      .field(path)
      .inputRef(path === 'countries' ? control : element);
  }
  await act(async () => form().onSubmit());
  expect(form().flagged).toEqual(['company', 'name', 'price', 'countries']);
  expect(focused).toEqual(['price']);
  act(() => form().field('price').onChange('1.00'));
  await act(async () => form().onSubmit());
  expect(focused).toEqual(['price', 'countries']);
});

test('what is not what it began with is changed, in a field or in a group of them', () => {
  const { form } = open();
  expect([form().isChanged('name'), form().isChanged('countries')]).toEqual([false, false]);
  act(() => form().field('name').onChange('Express'));
  expect([form().isChanged('name'), form().isChanged('price')]).toEqual([true, false]);
  act(() => form().field('countries').onChange([]));
  expect(form().isChanged('countries')).toBe(true);
  act(() => form().reset(VALID));
  expect([form().isChanged('name'), form().isChanged('countries')]).toEqual([false, false]);
});

test('FLT-127 a megabyte of emoji is cut at the limit of its field, with its message', () => {
  const { form } = open();
  act(() => form().field('name').onChange('🔔'.repeat(500_000)));
  expect(form().values.name).toBe('🔔'.repeat(32));
  expect(form().field('name').errorText).toBe('At most 32 characters.');
  act(() => form().field('name').onChange('🔔'.repeat(31)));
  expect(form().field('name').errorText).toBeUndefined();
  // What somebody has written a little too long is theirs to shorten.
  act(() => form().field('name').onChange('x'.repeat(33)));
  expect(form().values.name).toHaveLength(33);
  act(() => form().field('price').onChange('1'.repeat(1_000_000)));
  expect(form().values.price).toHaveLength(16_384);
});

test('FLT-073 two submits at once send once', async () => {
  let answer = () => {};
  const { form, send } = open(VALID, () => new Promise<typeof SENT>((done) => (answer = () => done(SENT))));
  act(() => {
    form().onSubmit();
    form().onSubmit();
  });
  expect(form().step.status).toBe('sending');
  await act(async () => answer());
  expect(form().step.status).toBe('editing');
  expect(send).toHaveBeenCalledOnce();
});

test('FLT-068 after a refusal the form can be sent again', async () => {
  let isRefusing = true;
  const { form, send } = open(VALID, async () => {
    if (isRefusing) throw new Error('refused');
    return SENT;
  });
  await act(async () => form().onSubmit());
  expect(form().step).toMatchObject({ status: 'refused', hasFocus: true });
  isRefusing = false;
  await act(async () => form().onSubmit());
  expect(form().step.status).toBe('editing');
  expect(send).toHaveBeenCalledTimes(2);
});

test('API-11 a refusal that has been read is forgotten, what was typed stays, and the next one is another', async () => {
  const { form } = open(VALID, async () => {
    throw new Error('refused');
  });
  await act(async () => form().onSubmit());
  const first = form().step;
  act(() => form().onDismiss());
  expect([form().step.status, form().values]).toEqual(['editing', VALID]);
  await act(async () => form().onSubmit());
  expect(first).toMatchObject({ status: 'refused', attempt: 1 });
  expect(form().step).toMatchObject({ status: 'refused', attempt: 2 });
});

test('FLT-082 how far it is is told, what is stopped is no failure, and what was typed stays', async () => {
  const under = { tell: (_share: number) => {} };
  const { form } = open(VALID, (_body, { signal, onProgress }) => {
    under.tell = onProgress;
    return new Promise((_, fail) => {
      signal.onabort = () => fail(signal.reason);
    });
  });
  await act(async () => form().onSubmit());
  expect(form().step).toEqual({ status: 'sending', progress: undefined });
  act(() => under.tell(0.5));
  expect(form().step).toEqual({ status: 'sending', progress: 0.5 });
  await act(async () => form().onStop());
  expect([form().step.status, form().values]).toEqual(['editing', VALID]);
});

test('a form that cannot be sent now says why, and sends nothing', async () => {
  const { form, send } = open(VALID, async () => SENT, 'CR-1002 is offline.');
  await act(async () => form().onSubmit());
  expect([form().blocked, form().step.status]).toEqual(['CR-1002 is offline.', 'editing']);
  expect(send).not.toHaveBeenCalled();
});

test('the functions of a field stay, so that what is drawn with them can be kept', async () => {
  const { form } = open();
  const { onChange, inputRef } = form().field('name');
  const { change } = form();
  act(() => onChange('Express'));
  expect(form().values.name).toBe('Express');
  expect(form().field('name').onChange).toBe(onChange);
  expect(form().field('name').inputRef).toBe(inputRef);
  expect(form().change).toBe(change);
  expect(form().field('company').onChange).not.toBe(onChange);
});

test('what was sent is saved; what is asked first, or refused, is not', async () => {
  const answers = [
    async () => ({ kind: 'unsent' }) as const,
    async () => {
      throw new Error('refused');
    },
    async () => SENT,
  ];
  const { form } = open(VALID, () => answers.shift()?.() ?? Promise.resolve(SENT));
  act(() => form().field('name').onChange('Express'));
  const dirty: boolean[] = [];
  for (let i = 0; i < 3; i++) {
    await act(async () => form().onSubmit());
    dirty.push(form().isDirty);
  }
  expect(dirty).toEqual([true, true, false]);
});

test('a save that was aborted is no failure', async () => {
  const { form } = open(VALID, async () => {
    throw new DOMException('left', 'AbortError');
  });
  await act(async () => form().onSubmit());
  expect(form().step.status).toBe('editing');
});
