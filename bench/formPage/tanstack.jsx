import { useStore, useForm as useTanstackForm } from '@tanstack/react-form';
import { useRef, useState } from 'react';
import { toFieldPath } from '../../packages/react/src/patterns/form/paths.ts';

// --- What we would write to have what our screens take.

function useForm({ start, toBody, schema, fieldOf, send, blame }) {
  const [refused, setRefused] = useState(false);
  const inputs = useRef(new Map());
  const isBusy = useRef(false);
  // It has no keys of rows: they are kept beside its values.
  const [keys, setKeys] = useState(() => start.prices.map((_, index) => index));
  const nextKey = useRef(start.prices.length);

  const form = useTanstackForm({
    defaultValues: start,
    // What was refused may be sent again.
    canSubmitWhenInvalid: true,
    validators: {
      onSubmit({ value }) {
        const issues = schema.safeParse(toBody(value)).error?.issues ?? [];
        const fields = {};
        for (const { path, message } of issues)
          fields[toName(toFieldPath(path.join('.'), fieldOf))] ??= message;
        return issues.length > 0 ? { fields } : undefined;
      },
    },
    // The focus on the first problem is ours to set.
    onSubmitInvalid({ formApi }) {
      const first = Object.entries(formApi.state.fieldMeta).find(([, meta]) => meta.errors.length > 0);
      inputs.current.get(first?.[0])?.focus();
    },
    async onSubmit({ value, formApi }) {
      setRefused(false);
      try {
        await send(schema.parse(toBody(value)));
        formApi.reset(value);
      } catch (error) {
        const { path, text } = blame(error);
        const field = toName(toFieldPath(path, fieldOf));
        setRefused(true);
        formApi.setFieldMeta(field, (meta) => flagged(meta, text));
        inputs.current.get(field)?.focus();
      }
    },
  });
  const { isSubmitting, isDefaultValue, isFieldsValid } = useStore(form.store);

  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    await form.handleSubmit();
    isBusy.current = false;
  }

  /** Puts keys and values of rows into another order together. */
  function arrange(change, changeKeys) {
    if (isSubmitting) return;
    change();
    setKeys(changeKeys);
  }

  return {
    form,
    inputs,
    isSending: isSubmitting,
    isDirty: !isDefaultValue,
    step: isSubmitting ? 'sending' : refused ? 'refused' : isFieldsValid ? 'editing' : 'invalid',
    onSubmit: () => void submit(),
    rows: keys.map((key, index) => ({
      key,
      index,
      remove: () =>
        arrange(
          () => form.removeFieldValue('prices', index, KEPT),
          (before) => before.filter((_, at) => at !== index),
        ),
      up: () =>
        arrange(
          () => form.moveFieldValues('prices', index, index - 1, KEPT),
          (before) => before.toSpliced(index, 1).toSpliced(index - 1, 0, key),
        ),
    })),
    add: (row) =>
      arrange(
        () => form.pushFieldValue('prices', row, KEPT),
        (before) => [...before, nextKey.current++],
      ),
  };
}

/** What is flagged stays so. */
const KEPT = { dontValidate: true };

/** It knows its fields by the text of their path, with brackets. */
const toName = (path) => path.replace(/\.(\d+)/g, '[$1]');

const flagged = (meta, text) => ({ ...meta, errorMap: { ...meta.errorMap, onSubmit: text } });

function Field({ way, path, as: Control }) {
  const field = toName(path);
  return (
    <way.form.Field name={field}>
      {({ state, handleChange, setMeta }) => (
        <Control
          name={path}
          value={state.value}
          errorText={state.meta.errors[0]}
          isReadOnly={way.isSending}
          inputRef={(input) => {
            if (input) way.inputs.current.set(field, input);
            else way.inputs.current.delete(field);
          }}
          onChange={(value) => {
            if (way.isSending) return;
            handleChange(value);
            setMeta((meta) => flagged(meta, undefined));
          }}
        />
      )}
    </way.form.Field>
  );
}

// --- The form.

export function ProductForm({ source, Input }) {
  const way = useForm(source);
  return (
    <>
      <Field way={way} path="title" as={Input} />
      <Field way={way} path="radio.name" as={Input} />
      {way.rows.map(({ key, index, remove, up }) => (
        <fieldset key={key}>
          <Field way={way} path={`prices.${index}.price`} as={Input} />
          <Field way={way} path={`prices.${index}.quantity`} as={Input} />
          <button type="button" data-remove={index} onClick={remove} />
          <button type="button" data-up={index} onClick={up} />
        </fieldset>
      ))}
      <button type="button" id="add" onClick={() => way.add({ price: '1', quantity: '1' })} />
      <button type="button" id="save" onClick={way.onSubmit} />
      <p id="step">{way.step}</p>
      <p id="dirty">{String(way.isDirty)}</p>
    </>
  );
}
