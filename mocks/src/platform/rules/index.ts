import type { CallName, calls } from '@carillon/protocol';
import type { Rule } from '../rule.ts';
import * as addresses from './addresses.ts';
import * as carriers from './carriers.ts';
import * as countries from './countries.ts';
import * as devices from './devices.ts';
import * as deviceTags from './deviceTags.ts';
import * as icons from './icons.ts';
import * as medias from './medias.ts';
import * as products from './products.ts';
import * as session from './session.ts';
import * as signup from './signup.ts';
import * as tags from './tags.ts';
import * as users from './users.ts';

type Rules = { readonly [Name in CallName]: Rule<(typeof calls)[Name]> };

/** The rule of every call in the contract's table, by its name: a call without one does not compile. */
export const rules: Rules = {
  ...session,
  ...signup,
  ...users,
  ...addresses,
  ...countries,
  ...carriers,
  ...tags,
  ...medias,
  ...products,
  ...devices,
  ...deviceTags,
  ...icons,
};
