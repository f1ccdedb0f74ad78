import { isAborted } from '@carillon/client';
import { findProblems, type Problems } from '@carillon/protocol/form';
import type { Schema } from '@carillon/protocol/http';
import { useRef, useState } from 'react';
import { useProblemText } from '../../hooks/useMessages.ts';
import type { Area } from '../../messages/area.ts';
import type { Focusable } from '../../ui/index.ts';

/** What a form is made of. */
export interface FormSource<Values extends object, Body> {
  /** What it shows before anything is typed. */
  readonly start: Values;
  /** What is to be sent of what was typed, if the schema finds it right. */
  readonly toBody: (values: Values) => unknown;
  readonly schema: Schema<Body>;
  /** The fields that the body has under another name: `{ price_in_cents: 'price' }`. */
  readonly fieldOf?: Readonly<Record<string, keyof Values & string>>;
  /** Whose sentences say what is wrong. */
  readonly areas: readonly Area[];
  readonly send: (body: Body) => Promise<unknown>;
  /** The field to try again in after a refusal; without it the focus goes to the alert. */
  readonly retryField?: keyof Values & string;
}

/** Why the last try came to nothing; `hasFocus` where no field is to blame. A new object each time, for the focus. */
export type FormFailure = { readonly hasFocus: boolean } & (
  | { readonly kind: 'invalid' }
  | { readonly kind: 'refused'; readonly error: unknown }
);

/** What a control of the kit is given. */
export interface FormField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly errorText: string | undefined;
  /** While it is being sent. */
  readonly isReadOnly: boolean;
  readonly inputRef: (input: Focusable | null) => void;
}

/** What any form shows and does. */
export interface FormState<Values extends object> {
  readonly values: Values;
  readonly isSending: boolean;
  readonly failure: FormFailure | null;
  /** How many problems are still flagged. */
  readonly flagCount: number;
  /** For a control: `<TextField label={…} {...field('name')} />`. */
  readonly field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  /** Begins again with other values. */
  readonly reset: (values: Values) => void;
  readonly onSubmit: () => void;
}

/**
 * The controller of every form (S5, ENT-02): what is wrong is flagged, and the focus is on the first of it; a flag goes
 * when its field is edited; what the server refuses stays as it was typed.
 */
export function useForm<Values extends object, Body>(source: FormSource<Values, Body>): FormState<Values> {
  const { start, schema, areas, send, retryField } = source;
  const problemText = useProblemText(...areas);
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const inputs = useRef(new Map<string, Focusable>());

  function flag() {
    const found = Object.entries(findProblems(schema, source.toBody(values)));
    const flags = found.map(([path, problem]) => [source.fieldOf?.[path] ?? path, problem] as const);
    const first = inputs.current.get(flags[0]?.[0] ?? '');
    setProblems(Object.fromEntries(flags));
    setFailure({ kind: 'invalid', hasFocus: first === undefined });
    first?.focus();
  }

  async function submit() {
    // At once, and not with the next rendering: two presses may come before it (FLT-073).
    if (isBusy.current) return;
    const body = schema.safeParse(source.toBody(values));
    if (!body.success) return flag();
    setProblems({});
    setFailure(null);
    isBusy.current = true;
    setSending(true);
    try {
      await send(body.data);
    } catch (error) {
      if (isAborted(error)) return;
      setFailure({ kind: 'refused', error, hasFocus: retryField === undefined });
      if (retryField !== undefined) inputs.current.get(retryField)?.focus();
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  const flagCount = Object.keys(problems).length;
  return {
    values,
    isSending,
    // With the last flag its alert goes, too.
    failure: failure?.kind === 'invalid' && flagCount === 0 ? null : failure,
    flagCount,
    field: (name) => ({
      value: values[name],
      onChange(value) {
        // What comes before the fields are drawn read-only would be neither saved nor seen to be lost.
        if (isBusy.current) return;
        setValues((before) => ({ ...before, [name]: value }));
        setProblems(({ [name]: _, ...rest }) => rest);
      },
      errorText: problemText(problems[name]),
      isReadOnly: isSending,
      inputRef(input) {
        if (input) inputs.current.set(name, input);
        else inputs.current.delete(name);
      },
    }),
    reset(next) {
      setValues(next);
      setProblems({});
      setFailure(null);
    },
    onSubmit: () => void submit(),
  };
}
