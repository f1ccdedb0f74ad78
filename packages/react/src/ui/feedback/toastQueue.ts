import { type Clock, systemClock } from '@carillon/protocol/time';

export type ToastKind = 'success' | 'danger' | 'warning' | 'info';

export interface ToastContent {
  kind: ToastKind;
  title: string;
  detail?: string;
  /** Where it leads on; following it closes the toast. */
  link?: { readonly label: string; readonly href: string };
  /** Closes by itself after this long, 10 s if nothing is said; Infinity for one that stays. */
  closesAfterMs?: number;
  /** It was closed, by somebody or by itself. */
  onClose?: () => void;
}

export interface Toast extends ToastContent {
  readonly id: number;
}

/** The toasts of an app: a small store, read by one `ToastRegion`. */
export interface ToastQueue {
  add(content: ToastContent): number;
  dismiss(id: number): void;
  /** While someone reads or uses them, none closes. */
  hold(): void;
  release(): void;
  subscribe(listener: () => void): () => void;
  /** What is shown: the oldest few; the rest wait for their turn. */
  getSnapshot(): readonly Toast[];
}

const closesAfterMs = 10_000; // API-09
const maxShown = 3;

// react-aria's toast is UNSTABLE_ and 7 kB gzip over our button; this and its region are under 2.
export function createToastQueue(clock: Clock = systemClock): ToastQueue {
  interface Entry {
    readonly toast: Toast;
    leftMs: number;
    running: { cancel: () => void; sinceMs: number } | undefined;
  }
  let entries: readonly Entry[] = [];
  let shown: readonly Toast[] = [];
  let isHeld = false;
  let lastId = 0;
  const listeners = new Set<() => void>();

  const pause = (entry: Entry) => {
    if (entry.running === undefined) return;
    entry.running.cancel();
    entry.leftMs -= clock.elapsed() - entry.running.sinceMs;
    entry.running = undefined;
  };

  const run = (entry: Entry) => {
    if (isHeld || entry.running !== undefined || entry.leftMs === Number.POSITIVE_INFINITY) return;
    const cancel = clock.after(entry.leftMs, () => dismiss(entry.toast.id));
    entry.running = { cancel, sinceMs: clock.elapsed() };
  };

  const update = (next: readonly Entry[]) => {
    entries = next;
    const visible = entries.slice(0, maxShown);
    visible.forEach(run);
    shown = visible.map(({ toast }) => toast);
    for (const listener of listeners) listener();
  };

  const dismiss = (id: number) => {
    const entry = entries.find(({ toast }) => toast.id === id);
    if (entry === undefined) return;
    pause(entry);
    update(entries.filter((other) => other !== entry));
    entry.toast.onClose?.();
  };

  return {
    add(content) {
      const id = ++lastId;
      const leftMs = content.closesAfterMs ?? closesAfterMs;
      update([...entries, { toast: { ...content, id }, leftMs, running: undefined }]);
      return id;
    },
    dismiss,
    hold() {
      isHeld = true;
      entries.forEach(pause);
    },
    release() {
      isHeld = false;
      entries.slice(0, maxShown).forEach(run);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => shown,
  };
}
