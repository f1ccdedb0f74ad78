const watchers = new Set<() => void>();
let stop: (() => void) | undefined;

/** Calls back when colours may have changed: the system's, our attribute anywhere, class or style of the root. */
export function watchTheme(onChange: () => void): () => void {
  watchers.add(onChange);
  stop ??= start();
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function start(): () => void {
  const tell = () => {
    for (const watcher of watchers) watcher();
  };
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', tell);
  const root = document.documentElement;
  const attributes = new MutationObserver(tell);
  attributes.observe(root, { attributeFilter: ['data-carillon-theme'], subtree: true });
  const rootLook = new MutationObserver(tell);
  rootLook.observe(root, { attributeFilter: ['class', 'style'] });
  // A figure drawn before its font came would keep the wrong one.
  document.fonts?.addEventListener('loadingdone', tell);
  return () => {
    for (const query of queries) query.removeEventListener('change', tell);
    attributes.disconnect();
    rootLook.disconnect();
    document.fonts?.removeEventListener('loadingdone', tell);
  };
}
