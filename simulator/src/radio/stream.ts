import type { Clock } from '@carillon/protocol/time';
import type { SourceListener } from '../firmware/source.ts';

/** A stream while it is opened, and while it plays. */
export interface Stream {
  readonly isOver: boolean;
  /** What is to be let go when it ends. */
  hangUp: () => void;
  /** It ended, or never began: told once, and to nobody who has hung up. */
  end(reason: string): void;
}

/**
 * Opens a stream, which ends at most once. Never at once: who opens it has not got the function yet, which hangs up without
 * a word.
 */
export function openStream(
  clock: Clock,
  listener: SourceListener,
  begin: (stream: Stream) => void,
): () => void {
  let isOver = false;
  const stream: Stream = {
    get isOver() {
      return isOver;
    },
    hangUp() {},
    end(reason) {
      if (isOver) return;
      isOver = true;
      stream.hangUp();
      listener.onEnd(reason);
    },
  };
  const cancel = clock.after(0, () => begin(stream));
  return () => {
    isOver = true;
    cancel();
    stream.hangUp();
  };
}
