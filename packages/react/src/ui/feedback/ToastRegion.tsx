import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../actions/Button.tsx';
import { Link } from '../actions/Link.tsx';
import { Icon } from '../icons/Icon.tsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons/icons.ts';
import { useOverlayAttributes, useOverlayContainer } from '../overlays/OverlayProvider.tsx';
import * as styles from './ToastRegion.css.ts';
import type { Toast, ToastQueue } from './toastQueue.ts';
import { useClearance } from './useClearance.ts';

const icons = { success: CircleCheck, danger: CircleAlert, warning: TriangleAlert, info: Info };
const noToasts: readonly Toast[] = [];

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Name of the region, as "Notifications". */
  'aria-label': string;
  dismissLabel: string;
}

/** Where the toasts of a queue appear: read out as they come, held while pointed at or focused. */
export function ToastRegion(props: ToastRegionProps) {
  const { queue } = props;
  const toasts = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => noToasts);
  const getContainer = useOverlayContainer();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const container = isMounted ? getContainer() : null;
  useLayerEnd(toasts.length > 0 ? container : null);
  return container && createPortal(<Region {...props} toasts={toasts} />, container);
}

/** Looks again where toasts are to be seen once the layer in which they are, as a dialog of the host, has closed or gone. */
function useLayerEnd(layer: Element | null) {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const { body } = document;
    if (!layer || layer === body) return;
    const removal = new MutationObserver(() => {
      if (!layer.isConnected) look();
    });
    removal.observe(body, { childList: true, subtree: true });
    layer.addEventListener('close', look);
    layer.addEventListener('toggle', look);
    return () => {
      removal.disconnect();
      layer.removeEventListener('close', look);
      layer.removeEventListener('toggle', look);
    };
  }, [layer]);
}

function Region({
  queue,
  toasts,
  dismissLabel,
  'aria-label': label,
}: ToastRegionProps & { toasts: readonly Toast[] }) {
  const attributes = useOverlayAttributes();
  const regionRef = useRef<HTMLElement>(null);
  const cameFromRef = useRef<Element>(null);
  const heldBy = useRef({ pointer: false, focus: false });
  // In a shadow root react-aria does not see that it is a top layer, and locks it with everything else.
  useEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    const observer = new MutationObserver(() => {
      region.inert = false;
      region.removeAttribute('aria-hidden');
    });
    observer.observe(region, { attributeFilter: ['inert', 'aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  // What was held in another layer is left behind there.
  useEffect(() => () => queue.release(), [queue]);
  // A toast that goes takes no pointer or focus event with it: without toasts nothing is held.
  useEffect(() => {
    if (toasts.length > 0) return;
    heldBy.current = { pointer: false, focus: false };
    queue.release();
  }, [queue, toasts]);
  useClearance(regionRef, toasts.length > 0);

  /** Read with the pointer, used with the keys: until both are gone none closes. */
  const hold = (by: 'pointer' | 'focus', isHeld: boolean) => {
    heldBy.current[by] = isHeld;
    if (heldBy.current.pointer || heldBy.current.focus) queue.hold();
    else queue.release();
  };
  const handleFocus = (event: FocusEvent) => {
    if (!regionRef.current?.contains(event.relatedTarget)) cameFromRef.current = event.relatedTarget;
    hold('focus', true);
  };
  const handleBlur = (event: FocusEvent) => {
    if (!regionRef.current?.contains(event.relatedTarget)) hold('focus', false);
  };
  const dismiss = (id: number) => {
    const hadFocus = regionRef.current?.querySelector(':focus') != null;
    queue.dismiss(id);
    if (!hadFocus) return;
    const next =
      regionRef.current?.querySelector(`li:not([data-toast="${id}"]) button`) ?? cameFromRef.current;
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <section
      {...attributes}
      ref={regionRef}
      aria-label={label}
      // Reachable over an open dialog too: react-aria hides and locks everything else.
      data-react-aria-top-layer="true"
      className={styles.region}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <ol aria-live="polite" aria-relevant="additions" className={styles.toasts}>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            dismissLabel={dismissLabel}
            onDismiss={() => dismiss(toast.id)}
          />
        ))}
      </ol>
    </section>
  );
}

interface ToastItemProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: () => void;
}

function ToastItem({ toast: { id, kind, title, detail, link }, dismissLabel, onDismiss }: ToastItemProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
  };
  return (
    <li data-toast={id} className={styles.kind[kind]} onKeyDown={handleKeyDown}>
      <Icon icon={icons[kind]} className={styles.icon} />
      <div role={kind === 'danger' ? 'alert' : undefined} className={styles.words}>
        <div className={styles.title}>{title}</div>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
        {link !== undefined && (
          <Link href={link.href} onClick={onDismiss} className={styles.link}>
            {link.label}
          </Link>
        )}
      </div>
      <Button
        variant="quiet"
        size="s"
        icon={X}
        aria-label={dismissLabel}
        onPress={onDismiss}
        className={styles.dismiss}
      />
    </li>
  );
}
