import { type Command, type CommandReply, commandRefusal, type ReplyBody } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import { CommandError, type CommandErrorCode } from '../errors.ts';
import { readBody } from './readBody.ts';

interface Waiting {
  readonly label: string;
  readonly command: Command;
  readonly resolve: (body: unknown) => void;
  readonly reject: (error: CommandError) => void;
  readonly dueAtMs: number;
}

const LAST_REQ = 2 ** 31 - 1;

/**
 * The commands that wait for a reply, each settled exactly once. Everybody's replies come on one topic, so a reply
 * counts only if device, number and name match a waiting command (docs/protocol.md, Broker protocol).
 */
export interface PendingCommands {
  /**
   * Gives the command a number that is free and has it published; the promise settles by reply, timeout or `fail`,
   * or as 'notConnected' where `publish` returns false.
   */
  add<C extends Command>(label: string, command: C, publish: (req: number) => boolean): Promise<ReplyBody<C>>;
  /** Settles the command this is the reply to; false if it is nobody's here. */
  settle(label: string, reply: CommandReply): boolean;
  /** Whether a command of ours had this number: a reply to it that settles nothing comes late or twice. */
  isOwn(req: number): boolean;
  /** Rejects what waits: of one device, or of all. */
  fail(code: CommandErrorCode, label?: string): void;
}

/** `firstReq` is random for each page load: tabs that all began at 1 would take each other's replies. */
export function createPendingCommands(
  clock: Clock,
  timeoutMs: number,
  firstReq: number,
  lastReq = LAST_REQ,
): PendingCommands {
  /** In the order in which they were sent, which is that in which they fall due. */
  const waiting = new Map<number, Waiting>();
  /** One timer for all: to set and clear one for each command took as long as to look at its reply. */
  let cancelTimer: (() => void) | null = null;
  let nextReq = firstReq;
  let given = 0;

  function take(req: number): Waiting | undefined {
    const found = waiting.get(req);
    waiting.delete(req);
    return found;
  }

  /** Fails what is due. After the last reply the timer runs out by itself, unless another command needs it first. */
  function onTimer() {
    cancelTimer = null;
    for (const [req, { dueAtMs }] of waiting) {
      const leftMs = dueAtMs - clock.elapsed();
      if (leftMs > 0) {
        cancelTimer = clock.after(leftMs, onTimer);
        return;
      }
      reject(req, 'timeout', { timeoutMs });
    }
  }

  function stopTimer() {
    cancelTimer?.();
    cancelTimer = null;
  }

  function reject(
    req: number,
    code: CommandErrorCode,
    details: { deviceMessage?: string; timeoutMs?: number } = {},
  ) {
    const found = take(req);
    found?.reject(new CommandError(code, { command: found.command.msg, label: found.label, ...details }));
  }

  return {
    add<C extends Command>(label: string, command: C, publish: (req: number) => boolean) {
      while (waiting.has(nextReq)) nextReq = (nextReq % lastReq) + 1;
      const req = nextReq;
      nextReq = (req % lastReq) + 1;
      given++;
      return new Promise<ReplyBody<C>>((resolve, rejectReply) => {
        const settle = resolve as (body: unknown) => void;
        const dueAtMs = clock.elapsed() + timeoutMs;
        waiting.set(req, { label, command, resolve: settle, reject: rejectReply, dueAtMs });
        cancelTimer ??= clock.after(timeoutMs, onTimer);
        if (!publish(req)) reject(req, 'notConnected');
      });
    },
    settle(label, reply) {
      const { req, msg, ok, body } = reply;
      const found = waiting.get(req);
      if (!found || found.label !== label || found.command.msg !== msg) return false;
      if (!ok) {
        const refusal = commandRefusal.safeParse(body);
        reject(req, 'refused', refusal.success ? { deviceMessage: refusal.data.error } : {});
        return true;
      }
      const result = readBody(found.command, reply);
      if (result === undefined) reject(req, 'invalidReply');
      else take(req)?.resolve(result);
      return true;
    },
    isOwn: (req) => (req - firstReq + lastReq) % lastReq < given,
    fail(code, label) {
      for (const [req, entry] of [...waiting]) if (!label || entry.label === label) reject(req, code);
      if (waiting.size === 0) stopTimer();
    },
  };
}
