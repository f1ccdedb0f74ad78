import type { CallName, calls } from '@carillon/protocol';
import type { Rule } from '../rule.ts';
import * as accounts from './accounts.ts';
import * as devices from './devices.ts';
import * as deviceTags from './deviceTags.ts';
import * as icons from './icons.ts';

type Rules = { readonly [Name in CallName]: Rule<(typeof calls)[Name]> };

/** The rule of every call in the contract's table, by its name: a call without one does not compile. */
export const rules: Rules = { ...accounts, ...devices, ...deviceTags, ...icons };
