/** A value for people, in the sentence that says what is wrong with it. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    const text = JSON.stringify(value);
    if (Object.getPrototypeOf(value) === Object.prototype) return text;
    // Of a Map or a Promise nothing could be seen in '{}'.
    return text === '{}' ? Object.prototype.toString.call(value) : text;
  } catch {
    // It has a circle in it, or a number that JSON does not know.
    return Object.prototype.toString.call(value);
  }
}
