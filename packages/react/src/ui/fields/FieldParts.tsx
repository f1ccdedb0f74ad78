import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
} from 'react';
import type { Label } from 'react-aria-components/Label';
import { Icon } from '../icons/Icon.tsx';
import { CircleAlert } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Field.css.ts';
import { FieldMessage } from './FieldMessage.tsx';

/** What every control of a form has around it. */
export interface FieldProps {
  label: ReactNode;
  isLabelHidden?: boolean;
  /** The word "optional"; what is required says nothing. */
  optionalText?: string;
  hint?: ReactNode;
  /** The reason why the value is refused; with it the field is invalid. */
  errorText?: ReactNode;
  /** No line kept for hint or reason: for bars, not for forms. */
  hasNoMessage?: boolean;
  /** Read and reached, but not changed, as while a form is being saved; unlike what is disabled it keeps the focus. */
  isReadOnly?: boolean;
}

/** Parts what `FieldParts` draws from what the control itself takes. */
export function partField<Props extends FieldProps>({
  label,
  isLabelHidden,
  optionalText,
  hint,
  errorText,
  hasNoMessage,
  ...rest
}: Props) {
  return [{ label, isLabelHidden, optionalText, hint, errorText, hasNoMessage }, rest] as const;
}

export interface FieldPartsProps extends FieldProps {
  ids: FieldIds;
  /** That of react-aria ties itself to a control of react-aria, the browser's to one with an id. */
  LabelElement?: typeof Label;
  /** At the end of the line below. */
  counter?: string;
  children: ReactNode;
}

/** Label, control and the one line below. */
export function FieldParts({
  label,
  isLabelHidden,
  optionalText,
  hint,
  errorText,
  hasNoMessage,
  ids,
  LabelElement,
  counter,
  children,
}: FieldPartsProps) {
  const labelClass = isLabelHidden ? styles.hiddenLabel : styles.label;
  const words = (
    <>
      {label}
      {optionalText !== undefined && <span className={styles.optional}> {optionalText}</span>}
    </>
  );
  return (
    <>
      {LabelElement ? (
        <LabelElement className={labelClass}>{words}</LabelElement>
      ) : ids.controlId !== undefined ? (
        <label htmlFor={ids.controlId} className={labelClass}>
          {words}
        </label>
      ) : (
        <span id={ids.labelId} className={labelClass}>
          {words}
        </span>
      )}
      {children}
      {!hasNoMessage && (
        <FieldMessage id={ids.messageId} hint={hint} errorText={errorText} counter={counter} />
      )}
    </>
  );
}

export interface FieldFrameProps {
  isInvalid: boolean;
  /** A small button or a mark at the end; without it what is refused has the mark of an error. */
  end?: ReactNode;
  /** A unit or a counter before it. */
  endText?: string;
  isShort?: boolean | undefined;
  children: ReactNode;
}

/** The control and what stands inside it at its end. */
export function FieldFrame({ isInvalid, end, endText, isShort, children }: FieldFrameProps) {
  return (
    <div className={joinClasses(styles.frame, isShort && styles.short)}>
      {children}
      {end !== undefined || endText !== undefined ? (
        <div className={styles.end}>
          {endText !== undefined && <span className={styles.endText}>{endText}</span>}
          {end}
        </div>
      ) : (
        isInvalid && <Icon icon={CircleAlert} className={styles.invalidIcon} />
      )}
    </div>
  );
}

/** The room that `endText` and buttons of so many pixels take inside a control. */
export function roomFor(endText: string | undefined, buttonsPx = 0): CSSProperties | undefined {
  if (endText === undefined && buttonsPx === 0) return undefined;
  return { paddingInlineEnd: `calc(${endText?.length ?? 0}ch + ${buttonsPx + 20}px)` };
}

/** What ties a control to its label and its line of message. */
export interface FieldIds {
  /** Of the words; none inside a react-aria field, which ties its label itself. */
  readonly labelId?: string;
  readonly messageId: string;
  /** The message's id, while there is one, and what else describes the control. */
  readonly describedBy: string | undefined;
  /** Of a plain control, whose label is then pressed to get there. */
  readonly controlId?: string;
}

export function useFieldIds(
  { hint, errorText, hasNoMessage }: Pick<FieldProps, 'hint' | 'errorText' | 'hasNoMessage'>,
  /** What else describes the control. */
  also?: string,
): FieldIds {
  const id = useId();
  const messageId = `${id}-message`;
  const hasMessage = !hasNoMessage && (errorText ?? hint) !== undefined;
  const describedBy = [hasMessage && messageId, also].filter(Boolean).join(' ') || undefined;
  return { labelId: `${id}-label`, messageId, describedBy };
}

/** What a form focuses when it shows its first problem. */
export interface Focusable {
  focus(): void;
  /** Where it stands; an element says so itself. */
  getElement?(): Element | null;
}

/** The first of them on the page; of two of which nobody knows where they stand, the first of the list. */
export const findFirstOnPage = (inputs: readonly Focusable[]): Focusable | undefined =>
  inputs.reduce<Focusable | undefined>(
    (first, input) => (first && !isBefore(input, first) ? first : input),
    undefined,
  );

function isBefore(one: Focusable, other: Focusable): boolean {
  const [element, otherElement] = [findElement(one), findElement(other)];
  if (!element || !otherElement) return false;
  // As a number: a bit for each way in which two elements stand to each other.
  return (otherElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

const findElement = (input: Focusable): Element | null =>
  input instanceof Element ? input : (input.getElement?.() ?? null);

/** Gives a control of several parts one `focus`, which goes to the first that `selector` finds. */
export function useFocusFirst(
  inputRef: Ref<Focusable> | undefined,
  frameRef: RefObject<HTMLElement | null>,
  selector: string,
): void {
  useImperativeHandle(
    inputRef,
    () => ({
      focus: () => frameRef.current?.querySelector<HTMLElement>(selector)?.focus(),
      getElement: () => frameRef.current,
    }),
    [frameRef, selector],
  );
}
