import { useRowTabIndex } from '../../ui/lists/rowTabIndex.ts';
import { MenuButton, type MenuButtonProps } from './MenuButton.tsx';

/** `label` with the name of the row: 'Actions for Lobby north'. */
export type RowMenuProps = Pick<MenuButtonProps, 'label' | 'entries'>;

/** More than a few things to do with one row, under one button: in a `cell` column of 28 px. */
export function RowMenu(props: RowMenuProps) {
  const tabIndex = useRowTabIndex();
  return <MenuButton {...props} variant="quiet" size="s" excludeFromTabOrder={tabIndex === -1} />;
}
