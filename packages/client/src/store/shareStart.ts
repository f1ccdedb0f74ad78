/**
 * Makes a start that several may share: the first one begins, and it ends when the last has stopped. Each stop counts once,
 * however often it is called.
 */
export function shareStart(begin: () => () => void): () => () => void {
  let running = 0;
  let end = () => {};
  return () => {
    if (running++ === 0) end = begin();
    let hasStopped = false;
    return () => {
      if (hasStopped) return;
      hasStopped = true;
      if (--running === 0) end();
    };
  };
}
