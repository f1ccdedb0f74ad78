/** What is wrong with a file, seen before it is sent (FLT-081). */
export type FileProblem = 'type' | 'empty' | 'size';

export interface FileRules {
  /** As `image/png`, or `image/*`. */
  accept: readonly string[];
  maxBytes: number;
}

/**
 * The name of a file as it may be shown: without the marks that turn the order of letters around, with which a program looks
 * like a picture.
 */
export const toPlainName = (name: string): string =>
  name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

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
