import { findView, isViewFull, type ListView, type NamedView } from '@carillon/protocol/list';
import { useEffect, useSyncExternalStore } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useOwnerId } from '../../../hooks/platform/useOwnerId.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { listTexts } from '../../../messages/en/list.ts';
import { viewsTexts } from '../../../messages/en/views.ts';
import type { RowRecord } from '../../../ui/lists/RowList.tsx';
import type { ListState } from '../listState.ts';
import { getViews } from './keptViews.ts';

/** What views know of their list. */
export type SeenList = Pick<
  ListState<RowRecord>,
  'kind' | 'viewsOf' | 'params' | 'orders' | 'rows' | 'count' | 'text' | 'onType'
>;

/** The views of one list, and what can be done with them. */
export interface Views {
  /** By their names. */
  readonly all: readonly NamedView[];
  /** No further one is kept. */
  readonly isFull: boolean;
  /** How the list is seen now, with what is typed. */
  readonly present: ListView;
  /** The list as it is without any: no search, no order, as many rows as usual. */
  readonly usual: ListView;
  /** Whether the list is seen so. */
  readonly isShown: (view: ListView) => boolean;
  readonly show: (view: ListView) => void;
  /** What it is of, for people: '“an” · Name A-Z · 25 a page'. */
  readonly describe: (view: ListView) => string;
  /** Whether a name is that of another view. */
  readonly isTaken: (name: string, except?: NamedView) => boolean;
  readonly save: (name: string) => void;
  readonly rename: (view: NamedView, name: string) => void;
  readonly remove: (view: NamedView) => void;
}

/** The controller of the views of a list, for whoever it is shown to. What could not be read is said once. */
export function useViews(list: SeenList): Views {
  const { client, navigation, notify, locale } = useCarillon('useViews');
  const t = useMessages(listTexts, viewsTexts);
  const navigate = navigation.useNavigate();
  const kept = getViews(client, useOwnerId());
  const everywhere = useSyncExternalStore(kept.subscribe, kept.getSnapshot, kept.getSnapshot);
  useEffect(() => {
    if (!kept.takeLoss()) return;
    notify({ kind: 'warning', title: t('views.dropped'), detail: t('views.dropped.detail') });
  });
  const { viewsOf, params, text, onType } = list;
  const { by, size, defaultSize } = params;

  const present: ListView = { query: text.trim(), by, size };
  const isShown = (view: ListView) =>
    view.query === params.query && view.query === text && view.by === by && view.size === size;
  const names = new Intl.Collator(locale, { numeric: true });
  function change(next: (views: readonly NamedView[]) => readonly NamedView[]) {
    if (kept.change(next)) return;
    notify({ kind: 'warning', title: t('views.notKept'), detail: t('views.notKept.detail') });
  }
  return {
    all: everywhere
      .filter((view) => view.list === viewsOf)
      .toSorted((one, other) => names.compare(one.name, other.name)),
    isFull: isViewFull(everywhere, viewsOf),
    present,
    usual: { query: '', by: '', size: defaultSize },
    isShown,
    show(view) {
      // What is only typed is no part of the address.
      if (view.query === params.query) onType(view.query);
      const { query, by, size } = view;
      if (!isShown(view)) navigate(params.href({ query, by, size, index: 0 }));
    },
    describe({ query, by, size }) {
      const usual = list.kind === 'server' ? t('list.order.newest') : (list.orders[0]?.name ?? '');
      const order = by ? (list.orders.find((known) => known.order === by)?.name ?? by) : usual;
      const parts = [
        query && t('views.query', { text: query }),
        order,
        t('list.size.option', { count: size }),
      ];
      return parts.filter((part) => part !== '').join(' · ');
    },
    isTaken(name, except) {
      const found = findView(everywhere, { list: viewsOf, name });
      return found !== undefined && !(except && isSame(found, except));
    },
    save: (name) => change((views) => put(views, { list: viewsOf, name, ...present })),
    rename: (view, name) => change((views) => put(without(views, view), { ...view, name })),
    remove: (view) => change((views) => without(views, view)),
  };
}

const isSame = (one: NamedView, other: NamedView) => findView([one], other) !== undefined;
const without = (views: readonly NamedView[], view: NamedView) =>
  views.filter((other) => !isSame(other, view));
/** In another tab one of this name may have been saved meanwhile. */
const put = (views: readonly NamedView[], view: NamedView) => [...without(views, view), view];
