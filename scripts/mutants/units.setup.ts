// For the unit tests of a mutant: the switch that the instrumented sources ask.
import { inject } from 'vitest';
import { SWITCH } from './instrument.ts';

/** No file of tests passes so many places with mutants: one that does never ends. */
const MOST = 20_000_000;

const mutant = inject('mutant');
let left = MOST;
Object.assign(globalThis, {
  [SWITCH](id: number) {
    if (--left < 0) throw new Error('it never ends');
    return id === mutant;
  },
});
