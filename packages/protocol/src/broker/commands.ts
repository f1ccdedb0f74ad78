import * as z from 'zod/mini';
import { deviceEvent, eventId } from '../device/index.ts';
import type { Schema } from '../http/call.ts';

/** One row of the table of device commands (D7): its name on the wire, its body and the body of its reply. */
export interface Command<Body = unknown, Reply = unknown> {
  readonly msg: string;
  readonly body: Schema<Body>;
  readonly reply: Schema<Reply>;
}

const nothing = z.object({});
const anEvent = z.object({ id: eventId });

/** All events of a device; it answers them and then sends the present state of its schedule and stream. */
export const getEvents = { msg: 'GetEvents', body: nothing, reply: z.array(deviceEvent) };

export const getEvent = { msg: 'GetEvent', body: anEvent, reply: deviceEvent };

/** Starts an event now, whatever its schedule; another one that runs is stopped first. */
export const startEvent = { msg: 'StartEvent', body: anEvent, reply: anEvent };

export const stopEvent = { msg: 'StopEvent', body: anEvent, reply: anEvent };

/** Asks for codec, level and radio messages. Lapses after 30 s unless repeated. */
export const startExtra = { msg: 'StartExtra', body: nothing, reply: nothing };

export const stopExtra = { msg: 'StopExtra', body: nothing, reply: nothing };

/** Every command by its name on the wire: what a firmware must answer. */
export const commands = {
  GetEvents: getEvents,
  GetEvent: getEvent,
  StartEvent: startEvent,
  StopEvent: stopEvent,
  StartExtra: startExtra,
  StopExtra: stopExtra,
};
export type CommandName = keyof typeof commands;

/** The body of a command, and of its reply. */
export type CommandBody<C extends Command> = z.infer<C['body']>;
export type ReplyBody<C extends Command> = z.infer<C['reply']>;

const req = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

/** A command on `cmd/req/{type}/{label}`. The body is read by the schema of its command. */
export const commandRequest = z.object({ req, msg: z.string(), body: z.optional(z.unknown()) });
export type CommandRequest = z.infer<typeof commandRequest>;

/** A reply on `cmd/rep/{type}/{label}`; with `ok` false the body is `{ error }`. */
export const commandReply = z.object({
  req,
  msg: z.string(),
  ok: z.boolean(),
  body: z.optional(z.unknown()),
});
export type CommandReply = z.infer<typeof commandReply>;

/** The body of a reply that is not ok. */
export const commandRefusal = z.object({ error: z.string() });

/** The greeting and the last will on `cmd/rep/{type}/{label}`, retained (D4, Device online flag). */
export const greeting = z.object({ msg: z.literal('Bonjour'), ctx: z.string() });
export type Greeting = z.infer<typeof greeting>;

/** Any context other than 'Online' means offline (D4). */
export const isOnlineGreeting = ({ ctx }: Greeting): boolean => ctx === 'Online';

/** How long a command waits for its reply (D7). */
export const REPLY_TIMEOUT_MS = 5000;

/** A screen that shows live data repeats StartExtra this often; it lapses after `EXTRA_LAPSE_MS`. */
export const EXTRA_RENEW_MS = 10_000;
export const EXTRA_LAPSE_MS = 30_000;
