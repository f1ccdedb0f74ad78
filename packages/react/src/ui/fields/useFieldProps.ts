import { Label } from 'react-aria-components/Label';
import { type FieldProps, partField, useFieldIds } from './FieldParts.tsx';

/**
 * As `partField`, for a react-aria field. That would tie the message through ids which it looks for in the document, and
 * finds in no shadow root.
 */
export function useFieldProps<Props extends FieldProps>(all: Props & { 'aria-describedby'?: string }) {
  const [field, rest] = partField(all);
  const { messageId, describedBy } = useFieldIds(field, all['aria-describedby']);
  return [
    { ...field, ids: { messageId, describedBy }, LabelElement: Label },
    { ...rest, 'aria-describedby': describedBy },
  ] as const;
}
