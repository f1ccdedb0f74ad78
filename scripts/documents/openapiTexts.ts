// What docs/openapi.yaml says in words. A call without a text does not compile.
import { type AllNamedCalls, type CallName, type entities, MAIL_TOKEN_REFUSALS } from '@carillon/protocol';
import { type CallText, entityAreas, entityCallTexts } from './entityDocuments.ts';

const RESENT =
  'The answer is the same whether there is such an account or not. After 5 e-mails within a minute, for one address or from one client, it answers 429.';
const DEBUG = 'Servers under development put the token of the e-mail into `debug.jwt`.';

/** The calls that are no entity's. */
const sessionTexts: Readonly<Record<Exclude<CallName, keyof AllNamedCalls<typeof entities>>, CallText>> = {
  signup: {
    summary: 'Sign up',
    description: `Makes an account and sends an e-mail with a token, which \`verifyEmail\` takes. Refused with "already registered" in the message where the address has an account. After 5 of them within a minute, for one address or from one client, it answers 429. ${DEBUG}`,
  },
  login: {
    summary: 'Log in',
    description:
      'Of the e-mail address neither case nor blanks around it matter to people: a client trims and lower-cases what was typed before it is sent. Answers 401 to an unknown address, to a wrong password, to a blocked account ("This account is blocked") and to an address that is not verified ("Verify your email before logging in"). After 5 failures within a minute, for one address or from one client, it answers 429.',
  },
  logout: { summary: 'Log out', description: 'Ends the session: none of its tokens counts any more.' },
  refreshToken: {
    summary: 'Get the next token',
    description:
      'To be asked at `refresh_at` of the current token, by one tab at a time. The old token stays valid until its own end, but a server may make tokens single-use: use the new one from then on.',
  },
  verifyEmail: {
    summary: 'Verify an e-mail address',
    description: `Refused where the token is not known or too old. A link that is opened again, and any other one of an account that is verified by now, is refused with "${MAIL_TOKEN_REFUSALS.verified}": the page can say that it is done.`,
  },
  resendEmail: { summary: 'Send the verifying e-mail again', description: `${RESENT} ${DEBUG}` },
  forgotPassword: {
    summary: 'Ask for a new password',
    description: `Sends an e-mail with a token, which \`resetPassword\` takes. ${RESENT} ${DEBUG}`,
  },
  resetPassword: {
    summary: 'Set a forgotten password anew',
    description: `Ends all sessions of the person. Refused where the token is not known or too old; one that was used already is refused with "${MAIL_TOKEN_REFUSALS.used}"`,
  },
};

/** What every call does. */
export const callTexts: Readonly<Record<string, CallText>> = { ...sessionTexts, ...entityCallTexts };

/** The areas of the calls, by the first level of their paths: those of the entities, then those that no entity has. */
export const areas: typeof entityAreas = { ...entityAreas };

/** The values of paths and queries, by their names. */
export const parameterTexts = {
  userId: 'Id of the person whose things these are.',
  id: "The record's id.",
  flag: '`true`: public tags and those of the person. `false`: theirs alone.',
  offset: 'How many entries to leave out: page index times page size.',
  limit: 'How many entries to answer at most.',
  query: 'Plain text that is looked for, whatever its case; each list says where.',
  order_by:
    'A key that the order call of the same kind answers, or `date_des` where that answers `date_asc`; another one is refused. Without it, as with `date_des`, the newest comes first; what is equal stands in the order of ids.',
};

/** The first page of the document. */
export const INTRODUCTION = `What the Carillon platform keeps: people, devices and the catalog of the shop. What devices do
right now travels over MQTT: see \`asyncapi.yaml\`.

## Envelope

Every answer, errors included, is an object with \`success\`. If it is true, \`data\` has the shape of
the call. If not, \`message\` says to a person what is wrong.

**A refusal has status 200.** What a rule or a schema refuses, such as a label that is registered
already or a name that is too long, is answered with \`success: false\` and the first problem as
message. So look at the status first, then at \`success\`. Checks run in this order: call known, token,
role and ownership, query and body, rule.

## Values

Ids are positive integers. Times are ISO 8601 in UTC; \`refresh_at\` alone is seconds since 1970. Money
is whole euro cents, net. Percentages have at most two decimals. Where a body points at other records,
only their \`id\` is read. Objects may gain fields: ignore those that you do not know. No answer holds
a password or the key of a device.

## Session

A token is a signed JWT, sent as \`Authorization: Bearer …\` and never as a cookie. It lives 60 minutes
and is due for renewal after 30 (\`refresh_at\`, call \`refreshToken\`). After a 401 a client renews once
and repeats what only reads; it never renews after a 401 of \`login\` or \`refreshToken\`.

| Access | Who may use a call                                      |
| ------ | ------------------------------------------------------- |
| public | anybody, without a token                                |
| user   | whoever is logged in                                    |
| owner  | the person whose id is in the path, or an administrator |
| admin  | administrators                                          |

A public call that reads takes a token too; one that has ended counts as none there.

## Lists

\`…/list\` answers an array, \`…/count\` how many entries there are in all, \`…/order\` the ways to
sort. A parameter that is empty counts as left out.

## Limits

A JSON body may have 1 MiB, an uploaded file 10 MiB. A text may hold any character but half of one
and control characters; in \`description\`, \`summary\`, \`note\`, \`alert\`, \`features\` and \`location\`
lines may end and have tabs. Answers carry \`cache-control: no-store\`. Pages
of other origins may call if they come from this machine or if the platform lists their origin; never
with credentials.`;
