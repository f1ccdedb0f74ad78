import type { RequestOptions } from '@carillon/client';
import type { Refusals } from '@carillon/protocol/form';
import type { FormEntity, Schema, Unchecked } from '@carillon/protocol/http';
import type { ActionContext } from '../../../hooks/useAction.ts';
import { type PlatformRecord, useEntityStore } from './useEntityStore.ts';
import type { Parent } from './useRecordForm.ts';
import { type StoredFormSource, type StoredFormState, useStoredForm } from './useStoredForm.ts';

/** An entity for which something else is typed when it is added than when it is edited. */
interface AddedEntity<Rec, Values, Body, Path extends string> {
  readonly idName: string;
  readonly getName: (record: Rec) => string;
  readonly refusals?: Refusals;
  readonly added: {
    readonly body: Schema<Body>;
    readonly start: Values;
    readonly toBody: (values: Values) => Unchecked<Body>;
  };
  readonly calls: Pick<FormEntity<Rec, never, Body, Path>['calls'], 'read' | 'add'>;
}

/** What is special about a form that adds: `parent` where the paths of the entity say whose record it becomes. */
export type AddFormOptions<
  Rec extends PlatformRecord,
  Values extends object,
  Body,
  Path extends string,
> = Parent<Path> &
  Pick<StoredFormSource<Rec, Values, Body>, 'areas' | 'listPath' | 'savedText' | 'fieldOf' | 'afterSave'> & {
    /** By default what the entity begins with. */
    readonly start?: Values;
    /** What belongs to the call, such as what a refusal means; by default the call is all. */
    readonly around?: (body: Body, send: () => Promise<Rec>) => Promise<Rec>;
    /** Called with what a server under development tells beside its answer (NAV-14). */
    readonly onDebug?: RequestOptions['onDebug'];
  };

/**
 * The controller of a form that only adds records: saved and left as those of `useRecordForm` are (ENT-02).
 *
 * @example const form = useAddForm(tags, { areas: [tagTexts], listPath: paths.tags });
 */
export function useAddForm<Rec extends PlatformRecord, Values extends object, Body, Path extends string>(
  { getName, refusals, added, calls: { read, add }, idName }: AddedEntity<Rec, Values, Body, Path>,
  options: AddFormOptions<Rec, Values, Body, Path>,
): StoredFormState<Rec, Values> {
  const { around, start = added.start, onDebug, ...rest } = options;
  const parent = options.parent ?? {};
  const store = useEntityStore<Rec, Body>({ idName, calls: { read, add }, parent, id: 'add', onDebug });
  async function send(body: Body, context: ActionContext<number>): Promise<Rec> {
    const saved = await store.add?.(body, context);
    if (!saved) throw new Error('useAddForm: this entity adds no records.');
    return saved;
  }
  return useStoredForm<Rec, Values, Body>({
    ...rest,
    start,
    id: 'add',
    schema: added.body,
    toBody: added.toBody,
    getName,
    refusals,
    // No record is ever read.
    toForm: () => start,
    listFacts: () => [],
    store: {
      ...store,
      add: (body, context) => (around ? around(body, () => send(body, context)) : send(body, context)),
    },
  });
}
