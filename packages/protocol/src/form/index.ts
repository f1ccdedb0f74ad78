export { findProblems, type Problem, type ProblemKey, type Problems } from './problem.ts';
