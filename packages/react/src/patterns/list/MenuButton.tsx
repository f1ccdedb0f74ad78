import { useRef, useState } from 'react';
import { Button, type ButtonProps, Ellipsis, type MenuEntry } from '../../ui/index.ts';
import { lazyPart } from '../part/lazyPart.tsx';

const OpenMenu = lazyPart(async () => ({ default: (await import('../../ui/overlays/Menu.tsx')).OpenMenu }));

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'excludeFromTabOrder'> {
  label: string;
  /** What cannot be done now is disabled, and its `detail` says why. */
  entries: readonly MenuEntry[];
}

/** Three dots and what is under them: the menu is loaded when it is first opened. */
export function MenuButton({ label, entries, ...look }: MenuButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        ref={triggerRef}
        icon={Ellipsis}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <OpenMenu
          aria-label={label}
          entries={entries}
          triggerRef={triggerRef}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
