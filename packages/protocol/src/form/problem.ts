import type { Schema } from '../field/schema.ts';

/**
 * What can be wrong with what a person typed: the keys of the messages of S5 and D5. The sentences stand in the message
 * catalogue, which must have one for each key.
 */
export type ProblemKey =
  // Whatever has no sentence of its own
  | 'problem.invalid'
  | 'problem.tooLong'
  // Accounts (S5, D5 Edit User)
  | 'problem.email'
  | 'problem.password'
  | 'problem.loginPassword'
  | 'problem.newPassword'
  | 'problem.token'
  | 'problem.signupName'
  | 'problem.signupSurname'
  | 'problem.signupLocation'
  | 'problem.terms'
  | 'problem.firstName'
  | 'problem.lastName'
  | 'problem.location'
  | 'problem.username'
  // Addresses (S5)
  | 'problem.address.name'
  | 'problem.address.phone'
  | 'problem.address.line1'
  | 'problem.address.country'
  | 'problem.address.region'
  | 'problem.address.city'
  | 'problem.address.zip'
  // Back-office entities (S5)
  | 'problem.country.name'
  | 'problem.country.code'
  | 'problem.carrier.company'
  | 'problem.carrier.name'
  | 'problem.carrier.price'
  | 'problem.carrier.countries'
  | 'problem.tag.name'
  | 'problem.tag.variant'
  | 'problem.media.file'
  | 'problem.media.fileSize'
  | 'problem.media.fileType'
  | 'problem.media.description'
  | 'problem.product.title'
  | 'problem.product.sku'
  | 'problem.product.stock'
  | 'problem.product.summary'
  | 'problem.product.description'
  | 'problem.product.price'
  | 'problem.product.quantity'
  | 'problem.product.quantityTwice'
  | 'problem.product.percent'
  // Devices and device tags (D5)
  | 'problem.device.label'
  | 'problem.device.key'
  | 'problem.device.newName'
  | 'problem.device.icon'
  | 'problem.device.name'
  | 'problem.deviceTag.name'
  // Saved views of a list
  | 'problem.view.name'
  | 'problem.view.taken'
  // Events (D5)
  | 'problem.event.name'
  | 'problem.stream.address'
  | 'problem.stream.login'
  | 'problem.stream.user'
  | 'problem.stream.password'
  | 'problem.stream.timeout'
  | 'problem.stream.delay'
  | 'problem.relay.host'
  | 'problem.relay.port'
  | 'problem.relay.mountpoint'
  | 'problem.relay.shoutcastCodec'
  | 'problem.encoder.codec'
  | 'problem.encoder.ch'
  | 'problem.encoder.qlt'
  | 'problem.encoder.sr'
  | 'problem.encoder.br'
  | 'problem.encoder.adc'
  | 'problem.encoder.gain'
  | 'problem.encoder.ag'
  | 'problem.radio.control'
  // The schedule of an event, in the words of its recap (D5)
  | 'schedule.noDay'
  | 'schedule.noStart'
  | 'schedule.noEnd'
  | 'schedule.noStartDay'
  | 'schedule.noEndDay'
  | 'schedule.endBeforeStart'
  | 'schedule.noDuration'
  | 'schedule.wholeDay'
  | 'schedule.overlap'
  // Device clock (D5)
  | 'problem.clock.date'
  | 'problem.clock.time'
  | 'problem.clock.ntp';

/** One thing wrong with a field: which sentence says so, and the values that the sentence names. */
export interface Problem {
  readonly key: ProblemKey;
  /** The limit that was passed, for 'problem.tooLong'. */
  readonly values?: { readonly max: number };
}

/** The first problem of each field, by its path: 'name', 'prices.0.price'. Empty where all is well. */
export type Problems = Readonly<Record<string, Problem>>;

type Issue = NonNullable<ReturnType<Schema<unknown>['safeParse']>['error']>['issues'][number];

/** What is wrong with a form, in the order of its fields (S5, D5). The schemas of forms carry the keys as messages. */
export function findProblems(form: Schema<unknown>, values: unknown): Problems {
  const issues = form.safeParse(values).error?.issues ?? [];
  const problems = new Map<string, Problem>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (!problems.has(path)) problems.set(path, problemOf(issue));
  }
  return Object.fromEntries(problems);
}

function problemOf(issue: Issue): Problem {
  if (isProblemKey(issue.message)) return { key: issue.message };
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { key: 'problem.tooLong', values: { max: Number(issue.maximum) } };
  }
  return { key: 'problem.invalid' };
}

// What zod says of its own accord never begins so.
const isProblemKey = (message: string): message is ProblemKey => message.startsWith('problem.');
