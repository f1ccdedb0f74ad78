import { Ellipsis, type MenuEntry } from '../../ui/index.ts';
import { useRowTabIndex } from '../../ui/lists/rowTabIndex.ts';
import { lazyPart } from '../part/lazyPart.tsx';
import { OpenButton } from '../part/OpenButton.tsx';

const OpenMenu = lazyPart(async () => ({ default: (await import('../../ui/overlays/Menu.tsx')).OpenMenu }));

export interface RowMenuProps {
  /** With the name of the row: 'Actions for Lobby north'. */
  label: string;
  /** What cannot be done now is disabled, and its `detail` says why. */
  entries: readonly MenuEntry[];
}

/** More than a few things to do with one row, under one button: in a `cell` column of 28 px. */
export function RowMenu({ label, entries }: RowMenuProps) {
  const tabIndex = useRowTabIndex();
  return (
    <OpenButton
      variant="quiet"
      size="s"
      icon={Ellipsis}
      aria-label={label}
      aria-haspopup="menu"
      excludeFromTabOrder={tabIndex === -1}
      opens={(opened) => <OpenMenu {...opened} aria-label={label} entries={entries} />}
    />
  );
}
