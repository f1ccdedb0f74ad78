import { field as fieldClass } from '../../ui/fields/Field.css.ts';
import { FieldParts, type FieldProps, partField, useFieldIds } from '../../ui/fields/FieldParts.tsx';
import { Skeleton } from '../../ui/index.ts';

/** In the place of a field whose control is still being fetched: nothing moves when it comes. */
export function WaitingField(all: FieldProps) {
  const [field] = partField(all);
  const ids = useFieldIds(field);
  return (
    <div className={fieldClass}>
      <FieldParts {...field} ids={ids}>
        <Skeleton height={36} />
      </FieldParts>
    </div>
  );
}
