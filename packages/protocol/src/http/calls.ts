import { nameAll } from '../entity/names.ts';
import * as accountCalls from './accountCalls.ts';
import { entities } from './entities.ts';
import * as sessionCalls from './sessionCalls.ts';

/** Every call by its name: what the platform must answer (S7, D7). */
export const calls = { ...sessionCalls, ...accountCalls, ...nameAll(entities) };
export type CallName = keyof typeof calls;
