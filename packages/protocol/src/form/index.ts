export { countCharacters, cutCharacters } from './characters.ts';
export { findProblems, type Problem, type ProblemKey, type Problems } from './problem.ts';
