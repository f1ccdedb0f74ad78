import { type FocusEvent, type Ref, useContext, useEffect, useRef, useState } from 'react';
import { Banner, type BannerProps } from './Banner.tsx';
import { ClockContext } from './ClockContext.ts';

export interface AlertProps extends Pick<BannerProps, 'title' | 'children' | 'action'> {
  kind?: BannerProps['kind'];
  /** After 10 s, or by the cross. */
  onClose: () => void;
  closeLabel: string;
  /** What can have the focus, where it is to go there. */
  ref?: Ref<HTMLDivElement>;
}

const CLOSES_AFTER_MS = 10_000; // API-09

/**
 * What went wrong, in its place on the screen: said at once, and gone after 10 s, which begin anew once nobody points at
 * it and the focus has left it (API-09). Closed by its cross, it gives the focus back. One that says something else needs
 * another `key`. What stays is a `Banner`.
 */
export function Alert({ kind = 'danger', onClose, closeLabel, ...banner }: AlertProps) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  const clock = useContext(ClockContext);
  const cameFrom = useRef<EventTarget>(null);
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!isHeld) return clock.after(CLOSES_AFTER_MS, () => onCloseRef.current());
  }, [isHeld, clock]);
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  const handleDismiss = () => {
    onClose();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to do here; it only knows when somebody reads.
    <div
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <Banner {...banner} kind={kind} role="alert" onDismiss={handleDismiss} dismissLabel={closeLabel} />
    </div>
  );
}
