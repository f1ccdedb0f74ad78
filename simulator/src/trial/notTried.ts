/** A step, or a whole scenario, that nobody can try on what is tried: it neither passed nor failed. */
export class NotTriedError extends Error {
  override readonly name = 'NotTriedError';
}
