import type { RequestOptions } from '@carillon/client';
import type { FormEntity, PathParams } from '@carillon/protocol/http';
import { type PlatformRecord, type RecordId, useEntityStore } from './useEntityStore.ts';
import { type StoredFormSource, type StoredFormState, useStoredForm } from './useStoredForm.ts';

export type { PlatformRecord, RecordId };

/** What the form of a record is given. */
export interface RecordFormProps {
  /** 'add' for a new one. */
  id: RecordId;
}

/** Whose record it is, where the paths of the entity say it: `{ userId: 2 }`. */
export type Parent<Path extends string> =
  unknown extends PathParams<Path> ? { readonly parent?: undefined } : { readonly parent: PathParams<Path> };

/** What is special about a form of an entity. */
export type RecordFormOptions<
  Rec extends PlatformRecord,
  Values extends object,
  Body,
  Path extends string,
> = Parent<Path> &
  Pick<StoredFormSource<Rec, Values, Body>, 'areas' | 'listFacts' | 'listPath'> &
  Partial<
    Pick<
      StoredFormSource<Rec, Values, Body>,
      'start' | 'toForm' | 'fieldOf' | 'getName' | 'savedText' | 'deletedText' | 'afterSave' | 'afterDelete'
    >
  > & {
    readonly id: RecordId;
    /** Called with what a server under development tells beside its answer (NAV-14). */
    readonly onDebug?: RequestOptions['onDebug'];
  };

/**
 * The controller of a form of an entity (S2, S7): its calls, its schema, and the conversions of its records.
 *
 * @example const form = useRecordForm(tags, { parent: { userId }, id, areas, listFacts, listPath: paths.tags });
 */
export function useRecordForm<Rec extends PlatformRecord, Values extends object, Body, Path extends string>(
  entity: FormEntity<Rec, Values, Body, Path>,
  options: RecordFormOptions<Rec, Values, Body, Path>,
): StoredFormState<Rec, Values> {
  const { start, toForm, toBody, body: schema, getName, refusals, idName, added } = entity;
  const { id, onDebug } = options;
  const parent = options.parent ?? {};
  const { add, ...calls } = entity.calls;
  // Where something else is typed for a new record, this form makes none: `useAddForm` does.
  const store = useEntityStore({ idName, calls: added ? calls : { ...calls, add }, parent, id, onDebug });
  return useStoredForm({ start, toForm, toBody, getName, refusals, ...options, schema, store });
}
