import { ButtonLink, type ButtonLinkProps } from '../ui/index.ts';
import { folded, words } from './list/AddButton.css.ts';

export interface FoldingLinkProps extends Pick<ButtonLinkProps, 'icon' | 'href'> {
  label: string;
}

/** Where else something is seen, at the end of a title: on a phone only its sign is there. */
export const FoldingLink = ({ label, ...link }: FoldingLinkProps) => (
  <ButtonLink {...link} aria-label={label} className={folded}>
    <span className={words}>{label}</span>
  </ButtonLink>
);
