/** Whether the page has sent the browser to a page of another host: all of a page is left, so there is one of it. */
let isLeaving = false;

/** Goes to a page of another host on the same origin. */
export function leaveHost(to: string, { replace = false }: { replace?: boolean | undefined } = {}): void {
  isLeaving = true;
  if (replace) location.replace(to);
  else location.assign(to);
}

/** Whether the page is left for another host of ours, and not by a reload or for an address that somebody typed. */
export function takeLeaving(): boolean {
  const was = isLeaving;
  // Back may show this very page again.
  isLeaving = false;
  return was;
}
