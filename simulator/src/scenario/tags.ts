/** What can stand on a command line without quotes. */
export const TAG = /^[\w.:/-]{1,64}$/;
export const TAG_WORDS = "1 to 64 letters, digits, '-', '_', '.', ':' and '/'";

/** The tags of a scenario. It is not type-checked, and its options are looked at when it runs. */
export function listTags({ options }: { readonly options?: { readonly tags?: unknown } }): readonly string[] {
  const tags = options?.tags;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}
