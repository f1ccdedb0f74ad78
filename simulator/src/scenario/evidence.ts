import { describeFault, type FaultOptions } from '../faults/faultOptions.ts';

/** What stood when a scenario failed, for whoever looks for the cause. */
export interface Evidence {
  /** The last messages on the broker, each in a line with its virtual time. */
  readonly messages: readonly string[];
  /** The faults that were in force. */
  readonly faults: readonly string[];
}

/** What stands in a transcript where a message has its topic. */
export const FAULT = 'fault';

const MOST_MESSAGES = 8;
/** The answer to GetEvents would fill a screen; a transcript has it whole. */
const MOST_CHARACTERS = 240;

/** The end of a transcript, and the faults of this moment. */
export function gatherEvidence(transcript: readonly string[], inForce: readonly FaultOptions[]): Evidence {
  const messages: string[] = [];
  for (let i = transcript.length - 1; i >= 0 && messages.length < MOST_MESSAGES; i--) {
    const line = transcript[i] ?? '';
    if (line.split(' ', 2)[1] !== FAULT) messages.unshift(shorten(line));
  }
  return { messages, faults: inForce.map((fault) => shorten(describeFault(fault))) };
}

const shorten = (line: string) =>
  line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)} …` : line;
