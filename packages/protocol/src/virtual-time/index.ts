export { createVirtualClock, type VirtualClock } from './virtualClock.ts';
