import { type ReactNode, useContext } from 'react';
import { Icon, type IconType } from '../icons/Icon.tsx';
import { LoaderCircle } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { visuallyHidden } from '../theme/text.css.ts';
import * as styles from './Button.css.ts';
import { ButtonElement, type PlainButtonProps } from './PlainButton.tsx';

export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

/** What `Button` and `ButtonLink` look like. */
export interface ButtonLook {
  /** `main` once a screen; `dangerMain` only as the last button of a dialog. */
  variant?: ButtonVariant;
  /** `s` 28 px in rows, `m` 32 px, `f` 36 px in forms. */
  size?: ButtonSize;
  icon?: IconType;
  /** A second icon after the words, as the chevron of a menu button. */
  endIcon?: IconType;
  /** The icon is filled, as the square of Stop. */
  isIconSolid?: boolean;
  /** The icon points the other way in a right-to-left page. */
  isIconMirrored?: boolean;
  isFullWidth?: boolean;
  className?: string;
}

/** Either words, or an icon and its name. */
export type ButtonContent =
  | { children: ReactNode; 'aria-label'?: string }
  | { children?: undefined; icon: IconType; 'aria-label': string };

export type ButtonProps = Omit<PlainButtonProps, 'className' | 'children' | 'aria-label'> &
  ButtonLook &
  ButtonContent & {
    /** It does what it was pressed for: until it has, it can be pressed no more. */
    isPending?: boolean;
    /** Said once to screen readers while pending; the name stays as it is. */
    pendingText?: string;
    /** Why it can do nothing now: it stays in reach of the keyboard, and its name says so. */
    reasonAgainst?: string | undefined;
  };

/**
 * A button; while pending, or while there is a reason against it, it does nothing, and stays the same button with the focus
 * that it has.
 */
export function Button(all: ButtonProps) {
  const props = all.reasonAgainst === undefined ? all : refuse(all, all.reasonAgainst);
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
    pendingText,
    reasonAgainst,
    isPending = false,
    ...rest
  } = props;
  const Element = useContext(ButtonElement);
  const isSpinnerCentred = isPending && icon === undefined;
  const pending = isPending && {
    'aria-disabled': true,
    'data-busy': true,
    type: rest.type === 'submit' ? ('button' as const) : rest.type,
    onPress: undefined,
  };
  const button = (
    <Element {...rest} {...pending} className={buttonClass(props)}>
      {isPending ? (
        <Icon
          icon={LoaderCircle}
          className={joinClasses(styles.spinner, isSpinnerCentred && styles.centred)}
        />
      ) : (
        icon && <Icon icon={icon} isSolid={isIconSolid} isMirrored={isIconMirrored} />
      )}
      {isSpinnerCentred ? <span className={styles.faded}>{children}</span> : children}
      {endIcon && <Icon icon={endIcon} className={isSpinnerCentred ? styles.faded : undefined} />}
    </Element>
  );
  if (pendingText === undefined) return button;
  return (
    <>
      {button}
      <span role="status" className={visuallyHidden}>
        {isPending && pendingText}
      </span>
    </>
  );
}

function refuse(props: ButtonProps, reason: string): ButtonProps {
  const { children } = props;
  // Words that are hidden beside others get spaces around them in a name, so that ': …' would stand apart.
  const label = props['aria-label'] ?? (typeof children === 'string' ? children : undefined);
  return {
    ...props,
    ...(label === undefined
      ? {
          children: (
            <>
              {children}
              <span className={visuallyHidden}>: {reason}</span>
            </>
          ),
        }
      : { 'aria-label': `${label}: ${reason}` }),
    type: props.type === 'submit' ? 'button' : props.type,
    isPending: false,
    'aria-disabled': true,
    onPress: undefined,
    title: reason,
  };
}

/** The classes that make a button of something else. */
export function buttonClass({
  variant = 'default',
  size = 'm',
  isFullWidth,
  className,
  children,
}: ButtonLook & { children?: ReactNode }): string {
  return joinClasses(
    styles.variant[variant],
    styles.size[size],
    children === undefined && styles.square[size],
    isFullWidth && styles.fullWidth,
    className,
  );
}
