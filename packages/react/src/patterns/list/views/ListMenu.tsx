import { MOST_VIEWS, type NamedView } from '@carillon/protocol/list';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { listTexts } from '../../../messages/en/list.ts';
import { viewsTexts } from '../../../messages/en/views.ts';
import { Bookmark, BookmarkPlus, Check, type MenuEntry, MenuLines, Pencil } from '../../../ui/index.ts';
import { OpenMenu } from '../../../ui/overlays/Menu.tsx';
import { type CsvEntries, useCsvEntries } from '../../csv/useCsvEntries.ts';
import { lazyPart } from '../../part/lazyPart.tsx';
import type { Opened } from '../../part/OpenButton.tsx';
import { isListEmpty } from '../listState.ts';
import { type SeenList, useViews, type Views } from './useViews.ts';

const ViewDialog = lazyPart(() => import('./ViewDialog.tsx'));
const ViewsDialog = lazyPart(() => import('./ViewsDialog.tsx'));

export interface ListMenuProps extends Opened, CsvEntries {
  list: SeenList;
  /** What the list can do besides. */
  more: readonly MenuEntry[];
}

interface EntriesProps extends Opened {
  list: SeenList;
  entries: readonly MenuEntry[];
}

/** What a list can do: its saved views, and what is its own. A module of its own: loaded when it is first opened. */
export default function ListMenu({ list, more, importAt, onExport, ...opened }: ListMenuProps) {
  const t = useMessages(listTexts);
  const { user } = useSession();
  const entries = [...more, ...useCsvEntries({ importAt, onExport })];
  // Views are somebody's, and of nothing there is none.
  if (user && !isListEmpty(list)) return <ViewsMenu {...opened} list={list} entries={entries} />;
  return <OpenMenu {...opened} aria-label={t('list.more')} entries={entries} />;
}

/** What stands in the place of the menu once one of its entries has been chosen. */
type Step = 'menu' | 'save' | 'manage' | { readonly renamed: NamedView };

function ViewsMenu({ list, entries, triggerRef, onClose }: EntriesProps) {
  const t = useMessages(listTexts);
  const views = useViews(list);
  const [step, setStep] = useState<Step>('menu');
  // The menu closes after what was chosen in it has been told.
  const chosen = useRef<Step>('menu');
  const viewEntries = useViewEntries(views, (next) => {
    chosen.current = next;
  });
  /** Where a dialog came out of the menu, nobody else knows where the focus was. */
  function handleClose() {
    flushSync(onClose);
    triggerRef.current?.focus();
  }

  if (step === 'menu') {
    return (
      <OpenMenu
        aria-label={t('list.more')}
        triggerRef={triggerRef}
        onClose={() => (chosen.current === 'menu' ? onClose() : setStep(chosen.current))}
        entries={[
          ...viewEntries,
          ...entries.map((entry, i) => (i === 0 ? { ...entry, startsGroup: true } : entry)),
        ]}
      />
    );
  }
  if (step === 'manage') {
    return <ViewsDialog views={views} onRename={(renamed) => setStep({ renamed })} onClose={handleClose} />;
  }
  if (step === 'save') return <ViewDialog views={views} onClose={handleClose} />;
  return <ViewDialog views={views} view={step.renamed} onClose={() => setStep('manage')} />;
}

function useViewEntries(views: Views, onStep: (step: Step) => void): MenuEntry[] {
  const t = useMessages(viewsTexts);
  const toMark = (isChosen: boolean, icon: typeof Check) => ({ isChosen, icon: isChosen ? Check : icon });
  const manage = { id: 'manage', label: t('views.manage'), icon: Pencil, onAction: () => onStep('manage') };
  return [
    {
      id: 'all',
      label: t('views.all'),
      caption: t('views.title'),
      ...toMark(views.isShown(views.usual), MenuLines),
      onAction: () => views.show(views.usual),
    },
    ...views.all.map((view) => ({
      id: `view ${view.name}`,
      label: view.name,
      ...toMark(views.isShown(view), Bookmark),
      onAction: () => views.show(view),
    })),
    {
      id: 'save',
      label: t('views.save'),
      icon: BookmarkPlus,
      onAction: () => onStep('save'),
      ...(views.isFull && { isDisabled: true, second: t('views.save.full', { count: MOST_VIEWS }) }),
    },
    ...(views.all.length > 0 ? [manage] : []),
  ];
}
