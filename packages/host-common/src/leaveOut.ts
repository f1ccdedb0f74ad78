import type { Plugin } from 'vite';

/**
 * React Router's route tables, 4 kB gzip of each first load, stay in a bundle that uses none, because one call beside them
 * is not marked as free of effects. Marked, they go.
 */
export const leaveOutRoutes: Plugin = {
  name: 'carillon-leave-out-routes',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/components\.js$/ },
    handler: (code) => ({
      code: code.replace('= React$1.memo(', '= /* @__PURE__ */ React$1.memo('),
      map: null,
    }),
  },
};

/** What TanStack's client asks of its mutations where there are none. */
const NO_MUTATIONS = `export class MutationCache {
  findAll() { return []; }
  getAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`;

/**
 * TanStack's client makes a store of mutations, 1.5 kB gzip of each first load. The screens have none: what a person does
 * goes through `useAction`, which is stopped where TanStack's would go on. Should one use them some day, the build says so.
 */
export const leaveOutMutations: Plugin = {
  name: 'carillon-leave-out-mutations',
  apply: 'build',
  load: {
    filter: { id: /\/query-core\/build\/modern\/mutationCache\.js$/ },
    handler: () => NO_MUTATIONS,
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const used = file.moduleIds.find((id) => /\/query-core\/.*\/mutation(Observer)?\.js$/.test(id));
      if (used) this.error(`${used} is used, but leaveOutMutations takes away what it needs.`);
    }
  },
};
