import { TAG_VARIANTS, type TagVariant } from '@carillon/protocol/catalog';
import type { Ref } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { choosingTexts } from '../../messages/en/choosing.ts';
import type { FieldProps } from '../../ui/fields/FieldParts.tsx';
import { Badge, type Focusable, RadioGroup } from '../../ui/index.ts';

export interface VariantPickerProps extends FieldProps {
  /** What is typed for the tag so far: each color shows it. */
  name: string;
  /** null while nothing is chosen. */
  value: TagVariant | null;
  onChange: (value: TagVariant) => void;
  inputRef?: Ref<Focusable>;
}

/** One of the seven colors of tags (TAG-02, DTG-01), each shown as the tag would be. */
export function VariantPicker({ name, value, onChange, ...field }: VariantPickerProps) {
  const t = useMessages(choosingTexts);
  return (
    <RadioGroup
      {...field}
      isInCells
      options={TAG_VARIANTS.map((variant) => {
        const color = t(`choosing.color.${variant}`);
        return {
          value: variant,
          label: <Badge variant={variant}>{name.trim() || color}</Badge>,
          end: name.trim() && color,
        };
      })}
      value={value}
      onChange={(chosen) => {
        const variant = TAG_VARIANTS.find((known) => known === chosen);
        if (variant) onChange(variant);
      }}
    />
  );
}
