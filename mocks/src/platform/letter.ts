import type { MailUse } from './token.ts';

/** An e-mail of the platform: to whom, what for, and the token that it carries. */
export interface Mail {
  readonly to: string;
  readonly use: MailUse;
  readonly token: string;
}
