import { icons } from '@carillon/protocol/device';
import type { Ref } from 'react';
import { useCall } from '../../hooks/platform/useCall.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { choosingTexts } from '../../messages/en/choosing.ts';
import { errorText } from '../../messages/errorText.ts';
import type { FieldProps } from '../../ui/fields/FieldParts.tsx';
import { type Focusable, VectorIcon } from '../../ui/index.ts';
import { lazyPart } from '../part/lazyPart.tsx';
import { ICONS } from './listQueries.ts';
import { WaitingField } from './WaitingField.tsx';

const PictureSelect = lazyPart(
  async () => ({ default: (await import('../../ui/choices/PictureSelect.tsx')).PictureSelect }),
  WaitingField,
);

export interface IconPickerProps extends FieldProps {
  /** Whose icons (D7). */
  userId: number;
  /** null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  inputRef?: Ref<Focusable>;
}

/** One of the icons that a person may give to a device (DEV-01, DSH-02). */
export function IconPicker({ userId, value, onChange, ...field }: IconPickerProps) {
  const t = useMessages(choosingTexts);
  const known = useCall(icons.calls.list, { userId, query: ICONS });
  return (
    <PictureSelect
      {...field}
      errorText={
        field.errorText ?? (known.error ? `${t('choosing.failed')} ${errorText(t, known.error)}` : undefined)
      }
      options={(known.data ?? []).map(({ id, name, icon_paths }) => ({
        value: String(id),
        label: name,
        picture: <VectorIcon paths={[icon_paths].flat()} size={20} />,
      }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(Number(id))}
      placeholder={t('choosing.icon.none')}
      searchLabel={t('choosing.icon.search')}
      emptyText={t(known.isFetching ? 'choosing.loading' : 'choosing.icon.empty')}
      onOpenChange={(isOpen) => {
        // What could not be loaded is tried again when somebody looks for it.
        if (isOpen && known.error) void known.refetch();
      }}
    />
  );
}
