/** Why a call is not answered with data: thrown by a rule, put into the envelope by the core. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** What a rule or a schema refuses is 200 with `success: false` (docs/protocol.md, HTTP API). */
export const refused = (message: string) => new Refusal(200, message);

/** No, an expired or an unknown token, or a refused login. */
export const unauthorized = (message: string) =>
  new Refusal(401, message, { 'www-authenticate': 'Bearer realm="carillon"' });

export const forbidden = () => new Refusal(403, 'You may not do this.');

/** No such call, or no such record of this person: the two must look alike. */
export const notFound = (message = 'This record does not exist.') => new Refusal(404, message);

/** The row that was looked for, or 404. */
export function existing<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}
