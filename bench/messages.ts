import { MAX_LIVE_BYTES, parsePayload, vumeterMessage } from '@carillon/protocol/broker';
import { median, type Row, ratio } from './table.ts';

const MESSAGES = 10_000;
const ROUNDS = 30;

/** What reading 10,000 level messages costs: bytes to checked values, beside JSON alone, which checks nothing. */
export async function messageRows(): Promise<Row[]> {
  const encoder = new TextEncoder();
  const payloads = Array.from({ length: MESSAGES }, (_, i) =>
    encoder.encode(JSON.stringify({ vu: [i % 97, (i * 7) % 97] })),
  );
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const ours = timed(() => {
    for (const payload of payloads) {
      if (!parsePayload(vumeterMessage, payload, MAX_LIVE_BYTES).ok)
        throw new Error('A message was refused.');
    }
  });
  const bare = timed(() => {
    for (const payload of payloads) JSON.parse(decoder.decode(payload));
  });
  return [
    {
      name: 'messages, 10,000 levels read and checked',
      value: `${ours.toFixed(1)} ms`,
      reference: `${ratio(ours, bare)} JSON alone`,
      target: 'at most 1.5 x JSON alone',
    },
  ];
}

/** The middle of several rounds, in milliseconds. */
function timed(run: () => void): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
}
