import type { FormEntity } from '@carillon/protocol/http';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useCarillon } from '../../hooks/context.ts';
import { getQueries } from '../../hooks/platform/queries.ts';
import { useRequest } from '../../hooks/platform/useRequest.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { formTexts } from '../../messages/en/form.ts';
import type { PlatformRecord } from './stored/useRecordForm.ts';
import { type StoredFormSource, type StoredFormState, useStoredForm } from './stored/useStoredForm.ts';

/** An entity whose records a dialog edits; adding one may ask for another body. */
type EditedEntity<Rec, Values, Body> = Omit<FormEntity<Rec, Values, Body>, 'start' | 'calls'> & {
  readonly calls: Pick<FormEntity<Rec, Values, Body>['calls'], 'read' | 'update'>;
};

export interface DialogFormOptions<Rec extends PlatformRecord, Values extends object, Body>
  extends Pick<StoredFormSource<Rec, Values, Body>, 'areas' | 'listFacts' | 'start'> {
  /** Whose record it is, where the paths of the entity say it: `{ userId: 2 }`. */
  readonly parent: object;
  /** As the screen shows it; left out for a new one. */
  readonly record?: Rec | undefined;
  /** Makes a new one; left out where the dialog only edits. */
  readonly add?: (body: Body) => Promise<Rec>;
  /** Closes the dialog when it is saved, which is told. What the screen shows is then read again. */
  readonly onClose: () => void;
}

/**
 * The controller of a `FormDialog` over a record that the screen shows already: nothing is loaded before it opens, and it
 * leads nowhere. What somebody else has saved meanwhile is asked about (ENT-03).
 */
export function useDialogForm<Rec extends PlatformRecord, Values extends object, Body>(
  entity: EditedEntity<Rec, Values, Body>,
  options: DialogFormOptions<Rec, Values, Body>,
): StoredFormState<Rec, Values> {
  const { client, navigation, notify } = useCarillon('useDialogForm');
  const t = useMessages(formTexts);
  const { pathname } = navigation.useLocation();
  const queries = getQueries(client);
  const request = useRequest();
  const { calls, idName, toForm, toBody, body: schema, getName, refusals } = entity;
  const { parent, add, onClose, record } = options;
  const [read, setRead] = useState(record);
  const at = (id: Rec['id']) => ({ ...parent, [idName]: id });
  return useStoredForm<Rec, Values, Body>({
    toForm,
    toBody,
    schema,
    getName,
    refusals,
    ...options,
    id: record?.id ?? 'add',
    listPath: pathname,
    store: {
      record: read,
      // The screen has read it already: what a later look finds is said by the form.
      error: null,
      async reload() {
        if (!record) return undefined;
        const now = await request(calls.read, at(record.id));
        setRead(now);
        return now;
      },
      ...(add && { add }),
      update: (id, body) => request(calls.update, { ...at(id), body }),
      outdate: () => queries.invalidateQueries({ refetchType: 'none' }),
    },
    async afterSave(saved) {
      flushSync(onClose);
      notify({ kind: 'success', title: t('form.saved', { name: getName(saved) }) });
      await queries.refetchQueries({ type: 'active' });
    },
  });
}
