import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { formRowsTexts } from '../../messages/en/formRows.ts';
import { FieldMessage } from '../../ui/fields/FieldMessage.tsx';
import { ChevronUp } from '../../ui/icons/icons.ts';
import { Button, ChevronDown, Plus, Trash2 } from '../../ui/index.ts';
import { visuallyHidden } from '../../ui/theme/text.css.ts';
import { add } from '../choosing/ChoosingField.css.ts';
import * as styles from './FormRows.css.ts';
import type { FormRow, FormRows as Rows } from './rows.ts';

export interface FormRowsProps<Row extends object> {
  /** From `getRows(form, 'prices')`. */
  rows: Rows<Row>;
  /** What the list is called. */
  label: string;
  /** The section that it fills says it already. */
  isLabelHidden?: boolean;
  /** What a row is called, counted from 1: 'Price 2'. */
  rowLabel: (position: number) => string;
  addLabel: string;
  /** What a new row begins with. */
  newRow: Row;
  /** So many of the first cannot be removed (PRD-03). */
  fixedCount?: number;
  /** Their order counts, and can be changed. */
  canMove?: boolean;
  /** The fields that belong to the place and not to the row: they stay where they are when rows are moved. */
  stays?: readonly (keyof Row)[];
  /** The fields of a row, side by side; a few short ones. */
  children: (row: FormRow<Row>) => ReactNode;
  /** What they come to, after them: '€99.00 with tax'. */
  end?: (row: FormRow<Row>) => ReactNode;
}

/** What was done last with a row, and where the focus goes after it. */
interface Done {
  readonly kind: 'add' | 'remove' | 'up' | 'down';
  readonly index: number;
}

/**
 * Rows of a form, each with its fields, which are added, removed and moved. The focus goes where the work goes on: into
 * the new row, to the row in the place of the one that went, and along with the one that moves.
 */
export function FormRows<Row extends object>(props: FormRowsProps<Row>) {
  const { rows, label, rowLabel, addLabel, newRow, stays, children, end } = props;
  const { fixedCount = 0, canMove = false, isLabelHidden = false } = props;
  const t = useMessages(formRowsTexts);
  const { number } = useFormat();
  const id = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const done = useRef<Done>(null);
  const [said, setSaid] = useState('');
  const count = rows.rows.length;
  const { max = Number.POSITIVE_INFINITY, errorText } = rows;
  const full = count >= max ? t('problem.tooMany', { max }) : undefined;

  useLayoutEffect(() => {
    if (!done.current || !frame.current) return;
    const { kind, index } = done.current;
    done.current = null;
    focusFirst(frame.current, placesAfter(kind, index));
  });

  function finish(kind: Done['kind'], index: number, text = '') {
    done.current = { kind, index };
    setSaid(text);
  }

  function handleMove(index: number, step: 1 | -1) {
    rows.move(index, index + step, stays);
    const row = rowLabel(index + step + 1);
    finish(step < 0 ? 'up' : 'down', index + step, t('form.rows.moved', { row }));
  }

  return (
    <fieldset ref={frame} className={styles.frame} aria-describedby={(errorText ?? full) && id}>
      <legend className={isLabelHidden ? visuallyHidden : styles.legend}>{label}</legend>
      <ol className={styles.rows}>
        {rows.rows.map((row) => {
          const { key, index } = row;
          const name = rowLabel(index + 1);
          return (
            <li key={key} data-row={index} className={styles.row}>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset in each row would be read out as three. */}
              <div role="group" aria-label={name} className={styles.line[end ? 'withEnd' : 'plain']}>
                <span aria-hidden className={styles.place}>
                  {number(index + 1)}
                </span>
                <div className={styles.fields}>{children(row)}</div>
                {end && <span className={styles.end}>{end(row)}</span>}
                <div className={styles.buttons}>
                  {canMove && (
                    <>
                      <Button
                        data-do="up"
                        variant="quiet"
                        size="s"
                        icon={ChevronUp}
                        aria-label={t('form.rows.up', { row: name })}
                        isDisabled={rows.isReadOnly || index === 0}
                        onPress={() => handleMove(index, -1)}
                      />
                      <Button
                        data-do="down"
                        variant="quiet"
                        size="s"
                        icon={ChevronDown}
                        aria-label={t('form.rows.down', { row: name })}
                        isDisabled={rows.isReadOnly || index === count - 1}
                        onPress={() => handleMove(index, 1)}
                      />
                    </>
                  )}
                  {index < fixedCount ? (
                    <span className={styles.noButton} />
                  ) : (
                    <Button
                      data-do="remove"
                      variant="quiet"
                      size="s"
                      icon={Trash2}
                      aria-label={t('form.rows.remove', { row: name })}
                      isDisabled={rows.isReadOnly}
                      onPress={() => {
                        rows.remove(index);
                        finish('remove', index, t('form.rows.removed', { row: name }));
                      }}
                    />
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      <FieldMessage id={id} hint={full} errorText={errorText} />
      <Button
        ref={rows.inputRef}
        data-do="add"
        size="s"
        icon={Plus}
        className={add.chips}
        isDisabled={rows.isReadOnly}
        reasonAgainst={full}
        onPress={() => {
          rows.add(newRow);
          finish('add', count);
        }}
      >
        {addLabel}
      </Button>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </fieldset>
  );
}

const ADD = '[data-do="add"]';

/** Where the focus can go, best first. */
function placesAfter(kind: Done['kind'], index: number): readonly string[] {
  const at = (row: number, what: string) => `[data-row="${row}"] ${what}`;
  const button = (row: number, what: string) => at(row, `[data-do="${what}"]`);
  switch (kind) {
    case 'add':
      return ['input', 'select', 'textarea', 'button'].map((field) => at(index, `${field}:not([data-do])`));
    case 'remove':
      return [button(index, 'remove'), button(index - 1, 'remove'), ADD];
    case 'up':
      return [button(index, 'up'), button(index, 'down')];
    case 'down':
      return [button(index, 'down'), button(index, 'up')];
  }
}

function focusFirst(frame: HTMLElement, places: readonly string[]) {
  for (const place of places) {
    const found = frame.querySelector<HTMLElement>(`${place}:not([disabled])`);
    if (found) return found.focus();
  }
}
