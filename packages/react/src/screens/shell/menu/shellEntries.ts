import { useCarillon } from '../../../hooks/context.ts';
import { type HostArea, isPage, isPageBelow } from '../../../hooks/page/paths.ts';
import type { menusTexts } from '../../../messages/en/menus.ts';
import { type IconType, Speaker, Store } from '../../../ui/index.ts';
import { type EntryName, type MainEntry, useEntryNames, useMainEntries } from './entryNames.ts';
import { menuEntries } from './menuEntries.ts';

/** A page to which menus lead. */
export interface ShellEntry<Text extends string = keyof (typeof menusTexts)['texts']> {
  readonly text: Text;
  readonly icon: IconType;
  readonly href: string;
  readonly isCurrent: boolean;
}

const entries = { ...menuEntries.visitor, ...menuEntries.own, ...menuEntries.admin };

/** The entries of the menus for whoever looks, with where they lead. */
export function useShellEntries(): { own: readonly ShellEntry[]; admin: readonly ShellEntry[] } {
  const { navigation, paths } = useCarillon('useShellEntries');
  const location = navigation.useLocation();
  const { own, admin } = useEntryNames();
  const toEntry = (name: EntryName): ShellEntry => {
    const { icon, records } = entries[name];
    return {
      text: `menus.${name}`,
      icon,
      href: paths[name],
      isCurrent: isPage(paths[name], location) || (!!records && isPage(paths[records], location)),
    };
  };
  return { own: own.map(toEntry), admin: admin.map(toEntry) };
}

const MAIN_ICONS: Partial<Record<HostArea, IconType>> = { '/eshop': Store, '/manage': Speaker };

/** Where the bar leads, for a drawer: without the back-office, whose pages stand in it. */
export function useMainShellEntries(): readonly ShellEntry<MainEntry['text']>[] {
  const { navigation, paths } = useCarillon('useMainShellEntries');
  const location = navigation.useLocation();
  return useMainEntries().flatMap(({ area, text, href }) => {
    const icon = MAIN_ICONS[area];
    return icon ? [{ text, icon, href, isCurrent: isPageBelow(area, paths, location) }] : [];
  });
}
