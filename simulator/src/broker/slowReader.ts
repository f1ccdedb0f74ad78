import type { Duplex } from 'node:stream';
import type { Clock } from '@carillon/protocol/time';
import type { BrokerLimits } from './limits.ts';

/**
 * Lets nobody wait for a reader: Aedes holds every message up until each of its readers took it, so that one frozen
 * tab silences all others (FLT-102). Here what a reader has not taken waits in its own
 * stream, and ends that stream when it is too much or waits too long.
 */
export function disconnectSlowReader(
  stream: Duplex,
  { maxBehindBytes, maxBehindMs }: Pick<BrokerLimits, 'maxBehindBytes' | 'maxBehindMs'>,
  clock: Clock,
): void {
  const write = stream.write.bind(stream);
  let cancel: (() => void) | null = null;
  const caughtUp = () => {
    cancel?.();
    cancel = null;
  };
  stream.on('drain', caughtUp);
  stream.on('close', caughtUp);
  stream.write = (chunk: unknown, encoding?: unknown) => {
    const isTaken =
      typeof encoding === 'string' && Buffer.isEncoding(encoding) ? write(chunk, encoding) : write(chunk);
    if (isTaken || stream.destroyed) return true;
    if (stream.writableLength > maxBehindBytes) stream.destroy();
    else cancel ??= clock.after(maxBehindMs, () => stream.destroy());
    return true;
  };
}
