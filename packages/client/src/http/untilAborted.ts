/**
 * Runs something and waits for its end, or for the abort of `signal`, whichever comes first: it then rejects with the
 * reason of the signal, also where what runs does not know of signals.
 */
export async function untilAborted<T>(run: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return run();
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    stop = () => signal.removeEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([aborted, run()]);
  } finally {
    stop();
  }
}
