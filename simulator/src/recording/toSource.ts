/** A value of JSON as somebody writes it in a module. */
export function toSource(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value).map(([name, field]) => `${toName(name)}: ${toSource(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Whatever stands in it, it ends where its quotes end. */
function quote(text: string): string {
  const written = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${written.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

// A field of this name would set the prototype.
const toName = (name: string) =>
  /^[a-z_$][\w$]*$/i.test(name) && name !== '__proto__' ? name : `[${quote(name)}]`;
