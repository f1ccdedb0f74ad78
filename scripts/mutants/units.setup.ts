// For the unit tests of a mutant: the switch that the instrumented sources ask.
import { inject } from 'vitest';
import { SWITCH } from '../../simulator/src/mutate/instrument.ts';

const mutant = inject('mutant');
Object.assign(globalThis, { [SWITCH]: (id: number) => id === mutant });
