// What Aedes needs of `node:crypto` in a page. randomUUID exists only on https and localhost, random values everywhere.
export function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}

export default { randomUUID };
