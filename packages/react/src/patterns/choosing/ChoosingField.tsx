import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { choosingTexts } from '../../messages/en/choosing.ts';
import { type ChosenItem, ChosenList } from '../../ui/choices/ChosenList.tsx';
import { useDragOrder } from '../../ui/choices/useDragOrder.ts';
import { field as fieldClass } from '../../ui/fields/Field.css.ts';
import { FieldParts, type FieldProps, partField, useFieldIds } from '../../ui/fields/FieldParts.tsx';
import { Button, type Focusable, Plus } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import { lazyPart } from '../part/lazyPart.tsx';
import * as styles from './ChoosingField.css.ts';
import type { SelectorDialogProps } from './SelectorDialog.tsx';

// A lazy part does not keep the type parameter of its component.
const SelectorDialog = lazyPart(() => import('./SelectorDialog.tsx')) as <Row extends RowRecord>(
  props: SelectorDialogProps<Row>,
) => ReactNode;

export interface ChoosingFieldProps<Chosen extends RowRecord, Row extends Chosen> extends FieldProps {
  /** What is chosen, in its order. */
  value: readonly Chosen[];
  onChange: (value: readonly Chosen[]) => void;
  /** How one is shown; by its name where nothing else is said. */
  toItem: (chosen: Chosen) => Omit<ChosenItem, 'id'>;
  /** 'Add country'. Where only one is chosen, the button then says Change. */
  addLabel: string;
  /** Where the others are chosen. */
  selector: Omit<SelectorDialogProps<Row>, 'chosenIds' | 'onChoose' | 'onClose'>;
  /** The order counts: each can be moved. */
  isOrdered?: boolean;
  /** On cards, what the first one is for: 'Thumbnail'. */
  firstText?: string;
  /** `cards` for pictures. */
  layout?: 'chips' | 'cards';
  inputRef?: Ref<Focusable>;
}

/** What a form gives a field of some of its records: `{...form.field('tags')}`. */
export type ChosenProps<Chosen extends RowRecord> = Pick<
  ChoosingFieldProps<Chosen, Chosen>,
  'value' | 'onChange' | 'errorText' | 'isReadOnly' | 'inputRef'
>;

/**
 * A field for some of many records: what is chosen, in its order, and a dialog for the others (LST-11). For one or none it
 * is `RelationField`.
 *
 * @example <ChoosingField label={t('carrier.shipTo')} toItem={toItem} {...form.field('countries')} … />
 */
export function ChoosingField<Chosen extends RowRecord, Row extends Chosen>(
  all: ChoosingFieldProps<Chosen, Row>,
) {
  const [
    field,
    { value, onChange, toItem, addLabel, selector, isOrdered, firstText, layout = 'chips', ...rest },
  ] = partField(all);
  const { isReadOnly, inputRef } = rest;
  const t = useMessages(choosingTexts);
  const { number } = useFormat();
  const drag = useDragOrder(!isReadOnly);
  const ids = useFieldIds(field);
  const [isOpen, setOpen] = useState(false);
  const isChange = selector.isSingle === true && value.length > 0;
  const addRef = useRef<HTMLButtonElement>(null);
  useImperativeHandle(
    inputRef,
    () => ({ focus: () => addRef.current?.focus(), getElement: () => addRef.current }),
    [],
  );

  function move(id: string, index: number) {
    const moved = value.filter((chosen) => String(chosen.id) === id);
    onChange(value.filter((chosen) => String(chosen.id) !== id).toSpliced(index, 0, ...moved));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by the browser, and named by a legend alone.
    <div role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy} className={fieldClass}>
      <FieldParts {...field} ids={ids}>
        <div className={styles.box[layout]}>
          <ChosenList
            aria-label={typeof field.label === 'string' ? field.label : addLabel}
            layout={layout}
            items={value.map((chosen) => ({ id: String(chosen.id), ...toItem(chosen) }))}
            removeLabel={(name) => t('choosing.remove', { name })}
            onRemove={(id) => onChange(value.filter((chosen) => String(chosen.id) !== id))}
            onLeave={() => addRef.current?.focus()}
            isReadOnly={isReadOnly}
            order={
              isOrdered
                ? {
                    onMove: move,
                    earlierLabel: (name) => t('choosing.earlier', { name }),
                    laterLabel: (name) => t('choosing.later', { name }),
                    drag,
                    movedText: (name, place, count) => t('choosing.moved', { name, place, count }),
                    placeText: (place) =>
                      place === 1 && firstText !== undefined
                        ? `${number(place)} · ${firstText}`
                        : number(place),
                  }
                : undefined
            }
          />
          <Button
            ref={addRef}
            icon={isChange ? undefined : Plus}
            size={layout === 'chips' ? 's' : 'm'}
            className={styles.add[layout]}
            aria-disabled={isReadOnly || undefined}
            onPress={() => !isReadOnly && setOpen(true)}
          >
            {isChange ? t('choosing.change') : addLabel}
          </Button>
        </div>
      </FieldParts>
      {isOpen && (
        <SelectorDialog
          {...selector}
          chosenIds={value.map(({ id }) => id)}
          onChoose={(rows) => {
            setOpen(false);
            onChange(selector.isSingle ? rows : [...value, ...rows]);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
