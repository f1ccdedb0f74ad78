export { type Clock, systemClock, untilNextTick } from './clock.ts';
