import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { listMenuTexts } from '../../messages/en/listMenu.ts';
import { Download, type MenuEntry, Upload } from '../../ui/index.ts';
import type { PlainPage } from './csvOfList.ts';

export interface CsvEntries {
  readonly importAt: PlainPage | undefined;
  /** Undefined where nothing can be exported. */
  readonly onExport: (() => void) | undefined;
}

/** What a list does with files, as entries of its menu. */
export function useCsvEntries({ importAt, onExport }: CsvEntries): readonly MenuEntry[] {
  const t = useMessages(listMenuTexts);
  const { paths, hasPage } = useCarillon('useCsvEntries');
  const toExport = onExport && { id: 'export', label: t('list.export'), icon: Download, onAction: onExport };
  const toImport = importAt &&
    hasPage(importAt) && { id: 'import', label: t('list.import'), icon: Upload, href: paths[importAt] };
  return [...(toExport ? [toExport] : []), ...(toImport ? [toImport] : [])];
}
