import { useRef, useState } from 'react';
import { Controller, set, useFieldArray, useForm as useHookForm } from 'react-hook-form';
import { toFieldPath } from '../../packages/react/src/patterns/form/paths.ts';

// --- What we would write to have what our screens take: the states of a form, conversions, refusals, flags by an edit.

function useForm({ start, toBody, schema, fieldOf, send, blame }) {
  const [ended, setEnded] = useState({ status: 'editing' });
  const isBusy = useRef(false);
  const hook = useHookForm({
    defaultValues: start,
    reValidateMode: 'onSubmit',
    resolver(values) {
      const body = schema.safeParse(toBody(values));
      if (body.success) return { values: body.data, errors: {} };
      const errors = {};
      for (const { path, message } of body.error.issues) {
        set(errors, toFieldPath(path.join('.'), fieldOf), { type: 'problem', message });
      }
      return { values: {}, errors };
    },
  });
  const { isSubmitting, isDirty, errors } = hook.formState;

  async function save(body) {
    try {
      await send(body);
      hook.reset(hook.getValues());
      setEnded({ status: 'editing' });
    } catch (error) {
      const { path, text } = blame(error);
      setEnded({ status: 'refused', error });
      hook.setError(toFieldPath(path, fieldOf), { type: 'refused', message: text }, { shouldFocus: true });
    }
  }

  /** It would run the second press beside the first, and say that it is sent when that one is. */
  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    await hook.handleSubmit(save, () => setEnded({ status: 'editing' }))();
    isBusy.current = false;
  }

  const isFlagged = Object.keys(errors).length > 0;
  return {
    hook,
    isDirty,
    isSending: isSubmitting,
    step: isSubmitting ? 'sending' : ended.status === 'editing' && isFlagged ? 'invalid' : ended.status,
    onSubmit: () => void submit(),
  };
}

/** A field is a component here: its hook must be called in one. */
function Field({ form, path, as: Control, name = path }) {
  return (
    <Controller
      control={form.hook.control}
      name={path}
      render={({ field, fieldState }) => (
        <Control
          name={name}
          value={field.value}
          inputRef={field.ref}
          errorText={fieldState.error?.message}
          isReadOnly={form.isSending}
          onChange={(value) => {
            if (form.isSending) return;
            field.onChange(value);
            form.hook.clearErrors(path);
          }}
        />
      )}
    />
  );
}

// --- The form.

export function ProductForm({ source, Input }) {
  const form = useForm(source);
  const prices = useFieldArray({ control: form.hook.control, name: 'prices' });
  return (
    <>
      <Field form={form} path="title" as={Input} />
      <Field form={form} path="radio.name" as={Input} />
      {prices.fields.map(({ id }, index) => (
        <fieldset key={id}>
          <Field form={form} path={`prices.${index}.price`} as={Input} />
          <Field form={form} path={`prices.${index}.quantity`} as={Input} />
          <button type="button" data-remove={index} onClick={() => prices.remove(index)} />
          <button type="button" data-up={index} onClick={() => prices.move(index, index - 1)} />
        </fieldset>
      ))}
      <button type="button" id="add" onClick={() => prices.append({ price: '1', quantity: '1' })} />
      <button type="button" id="save" onClick={form.onSubmit} />
      <p id="step">{form.step}</p>
      <p id="dirty">{String(form.isDirty)}</p>
    </>
  );
}
