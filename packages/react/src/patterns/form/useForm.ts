import { isAborted } from '@carillon/client';
import { cutCharacters, findProblems, getLimit, type Problem, type Problems } from '@carillon/protocol/form';
import type { Schema, Unchecked } from '@carillon/protocol/http';
import { useCallback, useRef, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { type ActionContext, useAction } from '../../hooks/useAction.ts';
import { useProblemText } from '../../hooks/useMessages.ts';
import type { Area } from '../../messages/area.ts';
import { type Focusable, findFirstOnPage } from '../../ui/fields/FieldParts.tsx';
import {
  type FieldPath,
  type FieldValue,
  isSame,
  isWithin,
  toFieldPath,
  valueAt,
  withValueAt,
} from './paths.ts';

/** What a form is made of. */
export interface FormSource<Values extends object, Body> {
  /** What it shows before anything is typed. */
  readonly start: Values;
  /** What is to be sent of what was typed, if the schema finds it right. */
  readonly toBody: (values: Values) => Unchecked<Body>;
  readonly schema: Schema<Body>;
  /** What the schema cannot know, by the paths of the form: what day it is, what was loaded, what others have taken. */
  readonly rules?: (values: Values) => Problems;
  /**
   * The fields that the body has under another name, with a star for each number:
   * `{ price_in_cents: 'price', 'prices.*.amount': 'prices.*.price' }`.
   */
  readonly fieldOf?: Readonly<Record<string, string>>;
  /** Whose sentences say what is wrong. */
  readonly areas: readonly Area[];
  /** Sends it, and may tell how far it is, 0 to 1. */
  readonly send: (body: Body, context: ActionContext<number>) => Promise<SendEnd>;
  /** What of the body a refusal is about, and in which words. */
  readonly blame?: (error: unknown) => Blame | undefined;
  /** The field to try again in after a refusal that blames none; without it the focus goes to the alert. */
  readonly retryField?: FieldPath<Values>;
  /** Why it cannot be sent now, such as a device that is offline. */
  readonly blocked?: string | undefined;
}

/** What of a body was refused, by its path, and what the platform or a device said about it. */
export interface Blame {
  readonly path: string;
  readonly text: string;
}

/** Where a form stands; `hasFocus` where no field is to blame for the last try. */
export type FormStep =
  | { readonly status: 'editing' }
  /** `progress` is 0 to 1, of what is told as it goes, such as an upload. */
  | { readonly status: 'sending'; readonly progress?: number }
  | { readonly status: 'invalid'; readonly hasFocus: boolean }
  | {
      readonly status: 'refused';
      readonly hasFocus: boolean;
      readonly error: unknown;
      /** Which try it was: another number each time. */
      readonly attempt: number;
    };

/** Why the last try came to nothing: a new object each time. */
export type FormFailure = Extract<FormStep, { hasFocus: boolean }>;

/** How `send` ends, if it does not fail. */
export type SendEnd =
  | { readonly kind: 'sent' }
  /** Nothing was: the person is asked something first, or there is nowhere to send it. */
  | { readonly kind: 'unsent' };

/** It was sent, and there is nothing more to tell. */
export const SENT: SendEnd = { kind: 'sent' };

const EDITING: FormStep = { status: 'editing' };

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
  readonly step: FormStep;
  /** What it is held to. */
  readonly schema: Schema<unknown>;
  /** Where something is still flagged, in the order in which it was found. */
  readonly flagged: readonly string[];
  /** Something is typed that is not saved. */
  readonly isDirty: boolean;
  /** Whether what stands there, a field or a group of them, is not what is saved. */
  readonly isChanged: (path: FieldPath<Values>) => boolean;
  /** Why it cannot be sent now. */
  readonly blocked: string | undefined;
  /** For a control: `<TextField label={…} {...field('radio.name')} />`. */
  readonly field: <Path extends FieldPath<Values>>(path: Path) => FormField<FieldValue<Values, Path>>;
  /**
   * Other values, and where each flag goes, if anywhere: for what changes more than a field, such as rows. The same function
   * for as long as the form is open.
   */
  readonly change: (next: (before: Values) => Values, toFlag: (path: string) => string | undefined) => void;
  /** Begins again with other values. */
  readonly reset: (values: Values) => void;
  /** What is typed is now compared with these values; it stays, unless it is said what stands there. */
  readonly rebase: (base: Values, next?: Values) => void;
  readonly onSubmit: () => void;
  /** Breaks off what is being sent; what was typed stays. */
  readonly onStop: () => void;
  /** The refusal has been read. */
  readonly onDismiss: () => void;
}

/** The functions of a field: the same ones for as long as the form is open, for whoever compares what they are given. */
type Handlers = Pick<FormField<unknown>, 'onChange' | 'inputRef'>;

/** What is wrong where: what the schema found, or what the platform said when it refused it. */
type Flags = Readonly<Record<string, Problem | Blame>>;

/** More than any field takes: where no schema says its limit. */
const LONGEST_TEXT = 16_384;

/**
 * Where a text is cut that nobody can have typed, such as a megabyte that was pasted: it would hold up every key after it.
 * One that is only somewhat too long stays as it is, to be shortened by whoever wrote it.
 */
function findCut(schema: Schema<unknown>, path: string, value: unknown): number | undefined {
  // What is no longer than this costs nothing, and most schemas need not be asked.
  if (typeof value !== 'string' || value.length <= 1000) return undefined;
  const max = getLimit(schema, path) ?? LONGEST_TEXT;
  return value.length > 2 * max + 1000 ? max : undefined;
}

/**
 * The controller of every form (S5, ENT-02): what is wrong is flagged, and the focus is on the first of it; a flag goes
 * when its field is edited; what the server refuses stays as it was typed.
 */
export function useForm<Values extends object, Body>(source: FormSource<Values, Body>): FormState<Values> {
  const { start, schema, areas, fieldOf = {}, retryField, blocked } = source;
  const { tellFailure } = useCarillon('useForm');
  const problemText = useProblemText(...areas);
  const [base, setBase] = useState(start);
  const [values, setValues] = useState(start);
  const [flags, setFlags] = useState<Flags>({});
  const [ended, setEnded] = useState<FormStep>(EDITING);
  const isBusy = useRef(false);
  const attempts = useRef(0);
  const inputs = useRef(new Map<string, Focusable>());
  const handlers = useRef(new Map<string, Handlers>());

  const sending = useAction(async (body: Body, context: ActionContext<number>) => {
    isBusy.current = true;
    try {
      const end = await source.send(body, context);
      if (end.kind === 'sent') setBase(values);
      setEnded(EDITING);
    } catch (error) {
      if (isAborted(error)) return setEnded(EDITING);
      tellFailure(error);
      const blame = source.blame?.(error);
      const path = blame ? toField(blame.path) : retryField;
      if (blame && path) setFlags({ [path]: blame });
      attempts.current += 1;
      setEnded({ status: 'refused', error, hasFocus: !focus(path), attempt: attempts.current });
    } finally {
      isBusy.current = false;
    }
  });

  /** The control that shows a path: its own, or that of what holds it. */
  function shownAt(path: string): string | undefined {
    for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
      if (inputs.current.has(at)) return at;
    }
    return undefined;
  }

  /** The field of the form that shows what the body has at a path. */
  function toField(bodyPath: string): string {
    const path = toFieldPath(bodyPath, fieldOf);
    return shownAt(path) ?? path;
  }

  /** Whether there was a control to go to. */
  function focus(path: string | undefined): boolean {
    const input = inputs.current.get(path ?? '');
    input?.focus();
    return input !== undefined;
  }

  function findFlags(): Record<string, Problem> {
    const found: Record<string, Problem> = {};
    for (const [bodyPath, problem] of Object.entries(findProblems(schema, source.toBody(values)))) {
      found[toField(bodyPath)] ??= problem;
    }
    return { ...found, ...source.rules?.(values), ...found };
  }

  function submit() {
    if (isBusy.current || blocked !== undefined) return;
    const body = schema.safeParse(source.toBody(values));
    const found = findFlags();
    setFlags(found);
    const wrong = Object.keys(found);
    if (!body.success || wrong.length > 0) {
      const first = findFirstOnPage(wrong.flatMap((path) => inputs.current.get(path) ?? []));
      first?.focus();
      return setEnded({ status: 'invalid', hasFocus: first === undefined });
    }
    setEnded(EDITING);
    sending.run(body.data);
  }

  const change: FormState<Values>['change'] = useCallback((next, toFlag) => {
    // What comes before the fields are drawn read-only would be neither saved nor seen to be lost.
    if (isBusy.current) return;
    setValues(next);
    setFlags((before) =>
      Object.fromEntries(
        Object.entries(before).flatMap(([path, problem]) => {
          const to = toFlag(path);
          return to === undefined ? [] : [[to, problem]];
        }),
      ),
    );
  }, []);

  function makeHandlers(path: string): Handlers {
    return {
      onChange(value) {
        if (isBusy.current) return;
        const max = findCut(schema, path, value);
        const taken = max === undefined ? value : cutCharacters(String(value), max);
        change(
          (before) => withValueAt(before, path, taken),
          (at) => (isWithin(at, path) || isWithin(path, at) ? undefined : at),
        );
        if (max !== undefined) {
          setFlags((before) => ({ ...before, [path]: { key: 'problem.tooLong', values: { max } } }));
        }
      },
      inputRef(input) {
        if (input) inputs.current.set(path, input);
        else inputs.current.delete(path);
      },
    };
  }

  function getHandlers(path: string): Handlers {
    const known = handlers.current.get(path) ?? makeHandlers(path);
    handlers.current.set(path, known);
    return known;
  }

  const textOf = (flag: Flags[string] | undefined) =>
    flag && 'text' in flag ? flag.text : problemText(flag);
  const flagged = Object.keys(flags);
  const { state } = sending;
  const isSending = state.status === 'running';
  // With the last flag its alert goes, too.
  const rested = ended.status === 'invalid' && flagged.length === 0 ? EDITING : ended;
  const step: FormStep = isSending ? { status: 'sending', progress: state.progress } : rested;
  return {
    values,
    step,
    schema,
    flagged,
    isDirty: !isSame(values, base),
    isChanged: (path) => !isSame(valueAt(values, path), valueAt(base, path)),
    blocked,
    field: (path) => ({
      value: valueAt(values, path),
      errorText: textOf(flags[path]),
      isReadOnly: isSending,
      ...getHandlers(path),
    }),
    change,
    reset(next) {
      setBase(next);
      setValues(next);
      setFlags({});
      setEnded(EDITING);
    },
    rebase(next, typed = values) {
      setBase(next);
      setValues(typed);
    },
    onSubmit: submit,
    onStop: sending.stop,
    onDismiss: () => setEnded(EDITING),
  };
}
