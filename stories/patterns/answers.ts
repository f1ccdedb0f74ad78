// What the platform answers in a state that every screen of a kind has: by the call, whatever the entity.
import { type Call, type CallName, calls } from '@carillon/protocol/http';
import type { MessageKey, MessageValues } from '@carillon/react';
import type { StageOptions } from '../../.storybook/stage.ts';

/** The key of a text that takes no values. */
export type PlainKey = { [K in MessageKey]: keyof MessageValues<K> extends never ? K : never }[MessageKey];

/** How a call is named in the table of all calls. */
export function findName(call: Call): CallName {
  const [name] = Object.entries(calls).find(([, other]) => other === call) ?? [];
  if (name === undefined) throw new Error(`${call.method} ${call.path} is not in the table of calls.`);
  return name as CallName;
}

type Answers = readonly (readonly [call: Call, answer: () => Response])[];

/** A stage on which some calls are answered so. */
export function answering(...answers: Answers): { stage: StageOptions } {
  const byName = new Map(answers.map(([call, answer]) => [findName(call), answer]));
  return { stage: { faults: (name) => byName.get(name)?.() } };
}

export const success = (data: unknown) => () => Response.json({ success: true, data });
export const forbidden = () => new Response('{"message":"Admins only."}', { status: 403 });
export const missing = () =>
  Response.json({ success: false, message: 'This record does not exist.' }, { status: 404 });
export const serverError = () => new Response('', { status: 500 });

/** As `faults`: a call that fails whenever it is made, so that a story rests on that. */
export const failing = (failed: CallName) => (name: CallName) =>
  name === failed ? serverError() : undefined;
