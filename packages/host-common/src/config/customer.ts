// What of `/config.json` is a customer's own. A module of its own: loaded only where there is any of it.
import { type AddressName, addresses } from '@carillon/react/paths';
import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '../frameTexts.ts';
import { offerLanguages } from '../language.ts';
import { showBrand } from './brand.ts';

/** Below which path each host has its pages; the first page of all is always there. */
const PATHS = { shop: '/eshop', backoffice: '/backend', console: '/manage' } as const;
type HostName = keyof typeof PATHS;

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const color = matching(/^#[\da-f]{6}$/i);
const someOf = <Name extends string>(names: readonly Name[]) =>
  z.optional(z.array(z.enum(names)).check(z.minLength(1)));

const customer = z.object({
  /** Which of the hosts there are; all of them if left out. */
  hosts: someOf(Object.keys(PATHS) as HostName[]),
  /** What all of it is called, in the place of Carillon. */
  name: z.optional(matching(/^\S(.{0,38}\S)?$/)),
  /** A picture on this origin in the place of the bell. Nothing in it ends the rule of a style sheet. */
  logo: z.optional(matching(/^\/[\w-][\w./-]*$/)),
  /** The accent, for the light theme and for the dark one. */
  colors: z.optional(z.object({ accent: color, accentDark: z.optional(color) })),
  /** The languages to choose from; the first is for whoever reads none of them. */
  languages: someOf<LanguageCode>(languageCodes),
});
export type Customer = z.infer<typeof customer>;

/** What is a customer's own of a configuration, or what is wrong with it. */
export const readCustomer = (body: unknown) => customer.safeParse(body);

/** Those pages that a customer has: nothing leads to any other, and their addresses are unknown ones. */
export const choosePages = (all: readonly AddressName[], hosts: Customer['hosts']): readonly AddressName[] =>
  hosts
    ? all.filter((name) => {
        const address = addresses[name];
        return address === '/' || hosts.some((host) => address.startsWith(PATHS[host]));
      })
    : all;

/** Shows what is a customer's own, and says what the provider has to know of it. */
export function beginCustomer(own: Customer, all: readonly AddressName[]) {
  offerLanguages(own.languages);
  showBrand(own);
  return {
    pages: choosePages(all, own.hosts),
    messages: own.name === undefined ? undefined : { 'shell.product': own.name },
  };
}
