import { type CommandReply, commandRequest, MAX_PACKET_BYTES, parseJson } from '@carillon/protocol/broker';
import { commandHandlers } from '../commands/index.ts';
import { REFUSALS } from '../commands/refusals.ts';
import { type Device, Refusal } from './device.ts';

/** What a payload on the request topic leads to: a reply, and what is published after it. */
export interface Outcome {
  readonly reply: CommandReply;
  afterwards(): void;
}

const NAME_LENGTH = 64;

/**
 * Runs the command in a payload. Never throws: what is wrong with it becomes a reply that says so, or null, no reply,
 * where there is no request number to reply to (docs/protocol.md, Broker protocol; FLT-039).
 */
export function dispatch(device: Device, payload: Uint8Array): Outcome | null {
  const json = payload.byteLength > MAX_PACKET_BYTES ? undefined : parseJson(payload);
  if (typeof json !== 'object' || json === null || !('req' in json)) return null;
  const { req } = json;
  if (typeof req !== 'number' || !Number.isSafeInteger(req)) return null;

  const given = 'msg' in json && typeof json.msg === 'string' ? json.msg : '';
  const msg = given.slice(0, NAME_LENGTH);
  const refuse = (error: string): Outcome => ({
    reply: { req, msg, ok: false, body: { error } },
    afterwards: () => {},
  });

  const request = commandRequest.safeParse(json);
  if (!request.success) return refuse(REFUSALS.notValid);
  const handler = commandHandlers.get(request.data.msg);
  if (!handler) return refuse(REFUSALS.unknown);
  try {
    const { body = {} } = request.data;
    return {
      reply: { req, msg, ok: true, body: handler.answer(device, body) },
      afterwards: () => handler.afterwards?.(device),
    };
  } catch (error) {
    return refuse(error instanceof Refusal ? error.message : REFUSALS.failed);
  }
}
