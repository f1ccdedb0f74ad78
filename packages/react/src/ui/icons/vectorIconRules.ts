// Path commands, numbers and what separates them; anything else is no path data (FLT-090).
const pathData = /^[\sMmLlHhVvCcSsQqTtAaZz\d.,eE+-]+$/;
const startsWithMove = /^\s*[Mm]/;
const maxPathLength = 20_000;
const maxPaths = 100;

/** What can safely be drawn of a list of icon paths. */
export type VectorIconDrawing =
  | { kind: 'paths'; paths: readonly string[] }
  | { kind: 'image'; src: string }
  | { kind: 'none' };

/**
 * DEV-06: icons are vector paths or one image path. FLT-090: path data is checked by pattern, an image comes
 * only from our own origin; whatever is neither is not drawn.
 */
export function readVectorIcon(entries: readonly unknown[]): VectorIconDrawing {
  const [first] = entries;
  if (entries.length === 1 && typeof first === 'string' && isOwnImagePath(first)) {
    return { kind: 'image', src: first };
  }
  if (entries.length === 0 || entries.length > maxPaths) return { kind: 'none' };
  const paths = entries.filter(isPathData);
  return paths.length === entries.length ? { kind: 'paths', paths: [...new Set(paths)] } : { kind: 'none' };
}

function isPathData(entry: unknown): entry is string {
  return (
    typeof entry === 'string' &&
    entry.length <= maxPathLength &&
    pathData.test(entry) &&
    startsWithMove.test(entry)
  );
}

/** An absolute path on this host: one slash at the start, never two, no backslash that a browser reads as one. */
function isOwnImagePath(entry: string): boolean {
  return /^\/(?![/\\])[\w\-./%~]*$/.test(entry) && !entry.includes('//') && !/(^|\/)\.\.?(\/|$)/.test(entry);
}
