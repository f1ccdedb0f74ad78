import { MAX_PACKET_BYTES } from '@carillon/protocol/broker';
import * as z from 'zod/mini';

/** How a recording begins: where and when it was made. */
export interface RecordingHeader {
  readonly v: 1;
  /** When it begins, ISO 8601. */
  readonly start: string;
  /** The address of the broker, for people. */
  readonly broker: string;
}

/** A message, so many milliseconds after the begin. */
export interface RecordedMessage {
  readonly ms: number;
  readonly topic: string;
  readonly payload: string;
  /** The broker had kept it: it may be older. */
  readonly retained?: true | undefined;
  /** The recorder asked, so that it is known what a device holds. */
  readonly own?: true | undefined;
}

/** Why nothing can be heard from here on; with null it can again. */
export interface RecordedGap {
  readonly ms: number;
  readonly deaf: string | null;
}

export type RecordedLine = RecordedMessage | RecordedGap;

/** What was heard on a broker, in the order in which it was. */
export interface Recording extends RecordingHeader {
  readonly lines: readonly RecordedLine[];
}

const ms = z.number().check(z.nonnegative());
const yes = z.optional(z.literal(true));
const payload = z.string().check(z.maxLength(MAX_PACKET_BYTES));
const header = z.object({ v: z.literal(1), start: z.iso.datetime(), broker: z.string() });
const message = z.object({ ms, topic: z.string(), payload, retained: yes, own: yes });
const gap = z.object({ ms, deaf: z.nullable(z.string()) });
const line = z.union([message, gap]);

export const isMessage = (recorded: RecordedLine): recorded is RecordedMessage => 'topic' in recorded;

/** A line of the file of a recording: JSON, the header first. */
export const formatRecorded = (recorded: RecordingHeader | RecordedLine): string =>
  `${JSON.stringify(recorded)}\n`;

/** The text of a recording. */
export const formatRecording = ({ lines, ...first }: Recording): string =>
  [first, ...lines].map(formatRecorded).join('');

/**
 * Reads the text of a recording. A last line that was cut off, as when the power failed, is left out. Throws a RangeError with
 * a sentence for what is none.
 */
export function readRecording(text: string): Recording {
  const [first = '', ...rest] = text.split('\n');
  const found = header.safeParse(parse(first));
  if (!found.success) throw new RangeError('that is no recording. `carillon-sim record FILE` makes one.');
  // What ends well ends with a line that is empty.
  rest.pop();
  const lines = rest.map((one, i) => {
    const { data } = line.safeParse(parse(one));
    if (data) return data;
    throw new RangeError(`line ${i + 2} is none of a recording.`);
  });
  return { ...found.data, lines };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
