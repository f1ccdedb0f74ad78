/** A value for people, in the sentence that says what is wrong with it. */
export const show = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value}'`
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
