/** What is wrong with a file, seen before it is sent (FLT-081). */
export type FileProblem = 'type' | 'empty' | 'size';

export interface FileRules {
  /** As `image/png`, or `image/*`. */
  accept: readonly string[];
  maxBytes: number;
}

/** What the browser knows without reading the file; undefined if nothing speaks against it. */
export function findFileProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  { accept, maxBytes }: FileRules,
): FileProblem | undefined {
  const fits = accept.some((wanted) =>
    wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted,
  );
  if (!fits) return 'type';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'size' : undefined;
}
