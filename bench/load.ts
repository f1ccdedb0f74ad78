import { median } from './table.ts';

/** One way to ask something and to hear the answer. */
export interface Way {
  readonly name: string;
  ask(): Promise<unknown>;
  close(): void;
}

/** How often is asked in one turn of a way. */
export interface Load {
  readonly turns: number;
  /** One after the other. */
  readonly rounds: number;
  /** So many altogether, `inFlight` at once. */
  readonly pipelined: number;
  readonly inFlight: number;
}

/** The middle of the turns of a way; times are microseconds. */
export interface Measured {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

/**
 * Asks in each way. They take turns, and the first turn only warms up: otherwise the first way would pay for all
 * compilers. Each is opened for its own turn.
 */
export async function measureInTurns(
  ways: readonly (() => Promise<Way> | Way)[],
  load: Load,
): Promise<Measured[]> {
  const turns = ways.map((): Measured[] => []);
  for (let turn = 0; turn <= load.turns; turn++) {
    for (let i = 0; i < ways.length; i++) {
      // Another one begins each turn: the first after an idle moment finds the processor asleep.
      const which = (i + turn) % ways.length;
      const way = await ways[which]?.();
      if (!way) continue;
      const measured = {
        name: way.name,
        ...(await latencies(way, load)),
        perSecond: await throughput(way, load),
      };
      if (turn > 0) turns[which]?.push(measured);
      way.close();
    }
  }
  return turns.map(takeMiddle);
}

/** The middle of several measurements of one way. */
export function takeMiddle(all: readonly Measured[]): Measured {
  return {
    name: all[0]?.name ?? '',
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
    perSecond: median(all.map(({ perSecond }) => perSecond)),
  };
}

async function latencies({ ask }: Way, { rounds }: Load): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    await ask();
    times.push((performance.now() - start) * 1000);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Answers a second. */
async function throughput({ ask }: Way, { pipelined, inFlight }: Load): Promise<number> {
  let left = pipelined;
  const start = performance.now();
  const worker = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return pipelined / ((performance.now() - start) / 1000);
}

/** How fast a way was, for people. */
export const speedText = ({ p50, p99, perSecond }: Measured) =>
  `p50 ${p50.toFixed(0)} µs, p99 ${p99.toFixed(0)} µs, ${Math.round(perSecond).toLocaleString('en-US')}/s`;
