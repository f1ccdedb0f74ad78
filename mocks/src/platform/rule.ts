import type { Call, CallAnswer, Clock, PathParams, Schema } from '@carillon/protocol';
import type { Pictures } from '../media/pictures.ts';
import type { UserRow } from '../records/users.ts';
import type { PlatformStorage, Rows } from '../storage/storage.ts';
import type { Table } from '../storage/table.ts';
import type { Mail } from './letter.ts';
import type { Observations } from './observations.ts';
import type { Passwords } from './passwords.ts';
import type { Throttle } from './throttle.ts';
import type { TokenClaims, Tokens } from './token.ts';

/** What a rule is given of its call: the numbers of its path, its query and its body, all as the schemas say. */
export type RuleInput<C extends Call> = PathParams<C['path']> &
  Piece<'query', NonNullable<C['query']>> &
  Piece<'body', NonNullable<C['body']>>;

/** Nothing, for a call without this part. */
type Piece<Name extends string, S> = [S] extends [never]
  ? unknown
  : S extends Schema<infer T>
    ? { readonly [K in Name]: T }
    : unknown;

/**
 * What answers one call. It gets what the schemas and the access of its call let through, and returns the data of the
 * envelope or throws a Refusal. What it returns is cut to the schema of the answer: a rule may return whole rows.
 */
export type Rule<C extends Call> = (
  input: RuleInput<C>,
  context: RuleContext,
) => CallAnswer<C> | Promise<CallAnswer<C>>;

/** Whose connections to the broker are to end: all of a person, or those of one session. */
export type Revoked = { readonly userId: number } | { readonly sessionId: string };

/** What all rules share. */
export interface Services {
  readonly storage: PlatformStorage;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  /** What may not be tried or sent without an end, by what it is. */
  readonly throttles: Readonly<Record<'logins' | 'signups' | 'mails' | 'deviceKeys', Throttle>>;
  readonly observations: Observations;
  readonly pictures: Pictures;
  /** Whether a token ends when the next one is asked for. */
  readonly isTokenSingleUse: boolean;
  /** Sends an e-mail, later: an answer takes as long without one. */
  sendMail(mail: Mail): void;
  /** Tells that a person's rights are others, or that one of their sessions ended: the broker disconnects them. */
  revoke(whose: Revoked): void;
}

/** What a rule knows of the world and of the caller. */
export interface RuleContext extends Services {
  /** The caller; null only in a public call. */
  readonly visitor: { readonly user: UserRow; readonly claims: TokenClaims } | null;
  /** The caller, in every call that is not public. */
  readonly user: UserRow;
  readonly claims: TokenClaims;
  /** Where the request comes from, e.g. a network address. */
  readonly client: string;
  /** Shown beside the data of this one answer by the debug variant: the token that an e-mail carries. */
  readonly debug: { jwt?: string };
  /**
   * Looks again who asks and what they may do now, and throws 401, 403 or 404 where they may not any more: to be called
   * before anything is saved that was waited for.
   */
  readmit(): void;
  rows<T extends Table>(table: T): Rows<T>;
  /** The present as ISO 8601 UTC text. */
  nowText(): string;
}
