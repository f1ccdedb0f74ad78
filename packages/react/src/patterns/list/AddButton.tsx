import { Button, ButtonLink, Plus } from '../../ui/index.ts';
import * as styles from './AddButton.css.ts';

/** The Add button of a list (LST-13): it leads to a form, or opens a dialog. */
export type AddAction = { readonly label: string } & (
  | { readonly href: string }
  | {
      readonly onPress: () => void;
      /** Why nothing can be added now. */
      readonly reasonAgainst?: string | undefined;
    }
);

interface AddButtonProps {
  add: AddAction;
  /** On a phone only its sign is seen: there is a title beside it. */
  foldsOnPhone?: boolean;
}

/** The one main button of a list: at the end of its title, or inside of what says that there is nothing. */
export function AddButton({ add, foldsOnPhone }: AddButtonProps) {
  const { label } = add;
  const look = {
    variant: 'main',
    icon: Plus,
    'aria-label': label,
    className: foldsOnPhone ? styles.folded : undefined,
    children: foldsOnPhone ? <span className={styles.words}>{label}</span> : label,
  } as const;
  return 'href' in add ? (
    <ButtonLink {...look} href={add.href} />
  ) : (
    <Button {...look} reasonAgainst={add.reasonAgainst} onPress={add.onPress} />
  );
}
