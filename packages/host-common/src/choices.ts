/** What somebody has chosen for this browser. */
type ChoiceName = 'theme' | 'locale';

/** Where it is kept: `carillon.theme`, `carillon.locale`. */
const keyOf = (name: ChoiceName) => `carillon.${name}`;

/** What was chosen; null where nothing was, or where it cannot be read. */
export function readChoice(name: ChoiceName): string | null {
  try {
    const kept: { readonly v?: unknown; readonly [name: string]: unknown } | null = JSON.parse(
      localStorage.getItem(keyOf(name)) ?? 'null',
    );
    const value = kept?.v === 1 && kept[name];
    return typeof value === 'string' ? value : null;
  } catch {
    return null; // private windows, sandboxed frames, and what others wrote there
  }
}

/** Keeps a choice, or forgets it: null is the system's. */
export function keepChoice(name: ChoiceName, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify({ v: 1, [name]: value }));
  } catch {
    // It holds until the page is left.
  }
}
