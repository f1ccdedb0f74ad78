// What of `/config.json` is a customer's own. A module of its own: loaded only where there is any of it.
import type { CarillonClientOptions } from '@carillon/client';
import { type AddressName, addresses } from '@carillon/react/paths';
import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '../frameTexts.ts';
import { offerLanguages } from '../language.ts';
import { showBrand } from './brand.ts';

/** Below which path each host has its pages; the first page of all is always there. */
const PATHS = { shop: '/eshop', backoffice: '/backend', console: '/manage' } as const;
type HostName = keyof typeof PATHS;

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const webAddress = matching(/^https?:\/\/[^/\s]/);
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
  /** A portal on another origin, which has the login. */
  login: z.optional(z.object({ from: webAddress, page: webAddress, logout: z.optional(webAddress) })),
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

/** The pages of the login: where a portal has it, nothing leads to ours. */
const ACCOUNT_PAGES: ReadonlySet<AddressName> = new Set([
  'login',
  'signup',
  'verifyEmail',
  'resendEmail',
  'forgotPassword',
  'resetPassword',
]);

/** Shows what is a customer's own, and says what the provider has to know of it. */
export async function beginCustomer(
  own: Customer,
  all: readonly AddressName[],
  options: CarillonClientOptions,
) {
  offerLanguages(own.languages);
  showBrand(own);
  const pages = choosePages(all, own.hosts);
  const portal = own.login && (await (await import('./portalLogin.ts')).beginPortalLogin(own.login, options));
  return {
    ...portal,
    pages: portal ? pages.filter((page) => !ACCOUNT_PAGES.has(page)) : pages,
    messages: own.name === undefined ? undefined : { 'shell.product': own.name },
  };
}
