import { cutCharacters } from '@carillon/protocol/form';
import { MAX_QUERY_LENGTH } from '@carillon/protocol/list';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { type Answer, createSearch, type Search } from '../../../hooks/platform/sourceSearch.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useReport } from '../../../hooks/useReport.ts';
import { menusTexts } from '../../../messages/en/menus.ts';
import { paletteTexts } from '../../../messages/en/palette.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { errorText } from '../../../messages/errorText.ts';
import { type IconType, Plus, RefreshCw, Search as SearchIcon, Store, Tag } from '../../../ui/index.ts';
import { useMainShellEntries, useShellEntries } from '../menu/shellEntries.ts';
import { rankMatches } from './rank.ts';
import { type FoundRecord, type RecordSource, useRecordSources, useSearchedOwner } from './sources.ts';

/** Something that can be chosen: it leads somewhere, or does something. */
export type PaletteOption = {
  /** Unlike any other, and fit for an id. */
  readonly key: string;
  readonly icon: IconType;
  readonly name: string;
  readonly second: string;
} & ({ readonly to: string; readonly onRun?: never } | { readonly onRun: () => void; readonly to?: never });

/** What belongs together under one caption. */
export interface PaletteGroup {
  readonly key: string;
  readonly label: string;
  /** At its end: how many there are, that they are still searched, or were not. */
  readonly note: string;
  /** Nothing of it is there yet. */
  readonly isWaiting: boolean;
  readonly options: readonly PaletteOption[];
}

/** A few of a kind are shown; all of them are on their list. */
const SHOWN = 5;

/** The controller of the search over everything. */
export function usePalette() {
  const [text, setText] = useState('');
  const ownerId = useSearchedOwner();
  const sources = useRecordSources(ownerId);
  const clock = useClock();
  const onError = useReport();
  const [search] = useState<Search<FoundRecord>>(() => createSearch({ clock, sources, onError }));
  useEffect(() => search.stop, [search]);
  const answers = useSyncExternalStore(search.subscribe, search.getSnapshot, search.getSnapshot);
  const screens = useScreens(text, ownerId);
  const toRecords = useRecordGroup(text);
  const failed = useFailedGroup(search);

  const told = sources.flatMap((source) => {
    const answer = answers.get(source.name);
    return answer ? [{ source, answer }] : [];
  });
  // What keeps all of them away, as a line that is down, is said once.
  const isAllFailed = told.length > 1 && told.every(({ answer }) => answer.status === 'failed');
  const records = isAllFailed
    ? [failed('records', told)]
    : told.map(({ source, answer }) =>
        answer.status === 'failed' ? failed(source.name, [{ source, answer }]) : toRecords(source, answer),
      );
  const groups = [screens, ...records].filter(({ options, isWaiting }) => options.length > 0 || isWaiting);
  return {
    text,
    onType(next: string) {
      const taken = cutCharacters(next, MAX_QUERY_LENGTH);
      setText(taken);
      search.type(taken);
    },
    groups,
    isSearching: told.some(({ answer }) => answer.status === 'searching'),
  };
}

/** The pages of the menus of whoever looks, and a few that lie below them. */
function useScreens(text: string, ownerId: number): PaletteGroup {
  const t = useMessages(paletteTexts, menusTexts, shellTexts);
  const { number } = useFormat();
  const { paths, hasPage } = useCarillon('useScreens');
  const { own, admin } = useShellEntries();
  const main = useMainShellEntries();
  const pages: (PaletteOption | false)[] = [
    hasPage('home') && { key: 'home', icon: Store, name: t('palette.home'), second: '', to: paths.home },
    ...main.map(({ text, icon, href }) => ({ key: text, icon, name: t(text), second: '', to: href })),
    hasPage('addDevice') && {
      key: 'addDevice',
      icon: Plus,
      name: t('palette.addDevice'),
      second: '',
      to: paths.addDevice(ownerId),
    },
    hasPage('deviceTags') && {
      key: 'deviceTags',
      icon: Tag,
      name: t('palette.deviceTags'),
      second: '',
      to: paths.deviceTags(ownerId),
    },
    ...[...own, ...admin].map(({ text, icon, href }) => ({
      key: text,
      icon,
      name: t(text),
      second: '',
      to: href,
    })),
  ];
  const options = rankMatches(
    pages.filter((page) => page !== false),
    text,
    ({ name }) => [name],
  ).map((page) => ({ ...page, key: `screen-${page.key}` }));
  return {
    key: 'screens',
    label: t('palette.screens'),
    note: number(options.length),
    isWaiting: false,
    options,
  };
}

/** What was found of a kind: the nearest few, and the way to all of them. */
function useRecordGroup(text: string) {
  const t = useMessages(paletteTexts);
  const { number } = useFormat();
  return ({ name, icon, listPath }: RecordSource, { status, found }: Answer<FoundRecord>): PaletteGroup => {
    const isSearching = status === 'searching';
    const ranked = rankMatches(found, text, (record) => [record.name, record.second], {
      // While it is searched, what was found for the text before has to have this one, too.
      keepsOthers: !isSearching,
    });
    const shown = ranked.slice(0, SHOWN);
    const label = t(`palette.${name}`);
    const isMore = ranked.length > SHOWN;
    const all: PaletteOption[] =
      isMore && listPath !== undefined
        ? [
            {
              key: `all-${name}`,
              icon: SearchIcon,
              name: t('palette.all', { group: label }),
              second: '',
              to: withQuery(listPath, text.trim()),
            },
          ]
        : [];
    const count = isMore ? t('palette.more', { count: number(SHOWN) }) : number(shown.length);
    return {
      key: name,
      label,
      note: isSearching ? t('palette.searching') : count,
      isWaiting: isSearching && shown.length === 0,
      options: [...shown.map((record) => ({ ...record, key: `${name}-${record.id}`, icon })), ...all],
    };
  };
}

/** Why nothing is found of one kind, or of all: chosen, it is tried again. */
function useFailedGroup(search: Search<FoundRecord>) {
  const t = useMessages(paletteTexts);
  return (
    key: RecordSource['name'] | 'records',
    told: readonly { readonly source: RecordSource; readonly answer: Answer<FoundRecord> }[],
  ): PaletteGroup => {
    const failure = told.map(({ answer }) => answer).find((answer) => answer.status === 'failed');
    return {
      key,
      label: t(`palette.${key}`),
      note: t('palette.failed'),
      isWaiting: false,
      options: [
        {
          key: `retry-${key}`,
          icon: RefreshCw,
          name: t('palette.retry'),
          second: errorText(t, failure?.error),
          onRun: () => search.retry(told.map(({ source }) => source.name)),
        },
      ],
    };
  };
}

/** The list that searches for a text, as its address says it. A path of a host may ask something itself. */
const withQuery = (path: string, query: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ query })}`;
