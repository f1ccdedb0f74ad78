import type { AnyEntity, RecordOf } from '@carillon/protocol';

const BUILT_AT = '2026-01-05T09:00:00.000Z';
const BUILT = { created_at: BUILT_AT, updated_at: BUILT_AT };

/** Makes a record of which a test says only what matters to it. */
export type Builder<Rec> = (changes?: Partial<Rec>) => Rec;

// Each says its record by name: the types of the entity would bring zod into those of this package.

/** The builder of an entity: `usual` is what stands in the record with this id, unless a test says otherwise. */
export function createBuilder<E extends AnyEntity>(
  { record }: E,
  usual: (id: number) => Omit<RecordOf<E>, 'id' | keyof typeof BUILT>,
): Builder<RecordOf<E>> {
  return (changes) => {
    const { id = 1 } = { ...changes } as { id?: number };
    // Fails loudly on what the schema refuses: a test about an impossible record proves nothing.
    return record.parse({ id, ...BUILT, ...usual(id), ...changes }) as RecordOf<E>;
  };
}
