import { MAX_LIVE_BYTES, parsePayload, vumeterMessage } from '@carillon/protocol/broker';
import { sumCost, threadMs } from './reference.ts';
import { type Row, ratio } from './table.ts';

const MESSAGES = 10_000;
const ROUNDS = 30;

/** What reading 10,000 level messages costs: bytes to checked values, beside JSON alone, which checks nothing. */
export async function messageRows(): Promise<Row[]> {
  const encoder = new TextEncoder();
  const payloads = Array.from({ length: MESSAGES }, (_, i) =>
    encoder.encode(JSON.stringify({ vu: [i % 97, (i * 7) % 97] })),
  );
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const check = () => {
    for (const payload of payloads) {
      if (!parsePayload(vumeterMessage, payload, MAX_LIVE_BYTES).ok)
        throw new Error('A message was refused.');
    }
  };
  const readOnly = () => {
    for (const payload of payloads) JSON.parse(decoder.decode(payload));
  };
  // Each pair is one moment of the machine; the first ones warm up.
  const pairs = Array.from({ length: 2 * ROUNDS }, () => ({ ms: timed(check), unitMs: timed(readOnly) }));
  const { ms, units } = sumCost(pairs.slice(ROUNDS));
  return [
    {
      name: 'messages, 10,000 levels read and checked',
      value: `${ms.toFixed(1)} ms`,
      reference: `${ratio(units, 1)} JSON alone`,
      target: 'at most 1.5 x JSON alone',
      met: units <= 1.5,
    },
  ];
}

/** Milliseconds of the processor. */
function timed(run: () => void): number {
  const cpu = process.threadCpuUsage();
  run();
  return threadMs(cpu);
}
