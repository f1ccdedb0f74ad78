export { forbidEval } from './forbidEval.ts';
