export { type Forecast, type Foreseen, foresee, type Unforeseen, type WhySilent } from './foresee.ts';
