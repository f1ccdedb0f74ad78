export { countCharacters, cutCharacters } from './characters.ts';
export { getLimit, getMostRows } from './limit.ts';
export { findProblems, type Problem, type ProblemKey, type Problems } from './problem.ts';
export { findRefusedField, formatRefusal, type Refusals } from './refusal.ts';
