import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { type ButtonContent, type ButtonLook, buttonClass } from './Button.tsx';
import { useLink } from './navigation.tsx';

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className' | 'children' | 'aria-label'> &
  ButtonLook &
  ButtonContent & { href: string };

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink(props: ButtonLinkProps) {
  const {
    variant,
    size,
    icon,
    endIcon,
    isIconSolid,
    isIconMirrored,
    isFullWidth,
    className,
    children,
    onClick,
    href,
    ...rest
  } = props;
  const link = useLink(href, onClick);
  return (
    <a {...rest} {...link} className={buttonClass(props)}>
      {icon && <Icon icon={icon} isSolid={isIconSolid} isMirrored={isIconMirrored} />}
      {children}
      {endIcon && <Icon icon={endIcon} />}
    </a>
  );
}
