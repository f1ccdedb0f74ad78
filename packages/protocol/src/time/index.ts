export { type Clock, createVirtualClock, systemClock, type VirtualClock } from './clock.ts';
