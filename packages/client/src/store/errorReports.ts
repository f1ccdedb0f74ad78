/** Takes what a listener or a callback of somebody else has thrown. */
export type ReportError = (error: unknown) => void;

/** What nobody takes is shown where uncaught errors are: monitors of the host listen there. Node has no `reportError`. */
export const reportUncaught: ReportError = (error) => (globalThis.reportError ?? console.error)(error);

/** Calls what others have handed in. What it throws, at once or as a promise, is reported and ends here (FLT-109). */
export function runIsolated(run: () => unknown, onError: ReportError): void {
  const report = (error: unknown) => {
    try {
      onError(error);
    } catch (another) {
      reportUncaught(error);
      reportUncaught(another);
    }
  };
  try {
    const result = run();
    if (result instanceof Promise) result.catch(report);
  } catch (error) {
    report(error);
  }
}

/** Where a client tells what listeners and callbacks have thrown. */
export interface ErrorReports {
  /** Never throws. While nobody listens, the error is shown as an uncaught one. */
  readonly report: ReportError;
  /** Calls `listener` with each error, and returns a function that ends it. */
  subscribe(listener: ReportError): () => void;
}

/** Creates the reports of one client, without listeners. */
export function createErrorReports(): ErrorReports {
  const listeners = new Set<ReportError>();
  return {
    report(error) {
      if (listeners.size === 0) reportUncaught(error);
      for (const listener of [...listeners]) runIsolated(() => listener(error), reportUncaught);
    },
    subscribe(listener) {
      const entry: ReportError = (error) => listener(error);
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  };
}
