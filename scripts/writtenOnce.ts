import type { configure, getConfig } from '@testing-library/dom';

/**
 * A query that waits is tried again and again. Each of these tries fails with a sentence; only what ends the wait shows the
 * page, too, which takes milliseconds to write down. Given is a Testing Library as it stands in a package.
 */
export function writePageOnce(library: { configure: typeof configure; getConfig: typeof getConfig }): void {
  const { getElementError } = library.getConfig();
  library.configure({
    getElementError(message, container) {
      // What the library sets while it waits; no type names it.
      if (!Reflect.get(library.getConfig(), '_disableExpensiveErrorDiagnostics'))
        return getElementError(message, container);
      const error = new Error(message ?? undefined);
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}
