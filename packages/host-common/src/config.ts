import * as z from 'zod/mini';
import { askConfig } from './askConfig.ts';
import { type LanguageCode, languageCodes } from './frameTexts.ts';

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const webAddress = matching(/^https?:\/\/[^/\s]/);
const color = matching(/^#[\da-f]{6}$/i);

/** What a host learns at run time from `/config.json`, so that one build serves every installation. */
export const hostConfig = z.object({
  /** What stands before `/api`; '' is the page's own origin. */
  apiUrl: matching(/^$|^https?:\/\/[^/\s]/),
  /** The broker's websocket address. */
  brokerUrl: matching(/^wss?:\/\/[^/\s]/),
  /** Whether this is the debug variant (S1). */
  debug: z.optional(z.boolean()),
  /** The time server of the provider, which is suggested for devices first. */
  ntpServer: z.optional(matching(/^[\w.-]+$/)),
  /** Pages of the company, outside of the hosts. */
  links: z.optional(z.object({ company: z.optional(webAddress), terms: z.optional(webAddress) })),
  /** Which of the hosts this customer has; all of them if left out. */
  hosts: z.optional(z.array(z.enum(['shop', 'backoffice', 'console'])).check(z.minLength(1))),
  /** What all of it is called, in the place of Carillon. */
  name: z.optional(matching(/^\S(.{0,38}\S)?$/)),
  /** A picture on this origin in the place of the bell. Nothing in it ends the rule of a style sheet. */
  logo: z.optional(matching(/^\/[\w-][\w./-]*$/)),
  /** The accent, for the light theme and for the dark one. */
  colors: z.optional(z.object({ accent: color, accentDark: z.optional(color) })),
  /** The languages to choose from; the first is for whoever reads none of them. */
  languages: z.optional(z.array(z.enum(languageCodes as readonly LanguageCode[])).check(z.minLength(1))),
});
export type HostConfig = z.infer<typeof hostConfig>;

/** What each value should be, for the sentence about one that is not. */
const WANTED: Readonly<Record<string, string>> = {
  apiUrl: "'' or an address like https://api.example.org",
  brokerUrl: 'an address like wss://live.example.org:9001',
  debug: 'true or false',
  ntpServer: 'a name like ntp.example.org',
  links: '{ "company": "https://…", "terms": "https://…" }',
  hosts: 'some of ["shop", "backoffice", "console"]',
  name: 'a name of at most 40 letters',
  logo: 'a path on this origin like /brand/logo.svg',
  colors: '{ "accent": "#7c3aed", "accentDark": "#a78bfa" }',
  languages: `some of ${JSON.stringify(languageCodes)}`,
};

/** Reads what somebody wrote; throws a sentence that says what is wrong with it. */
export function readConfig(body: unknown): HostConfig {
  const { data, error } = hostConfig.safeParse(body);
  if (data) return data;
  const names = new Set(error?.issues.map(({ path: [name] }) => String(name ?? '')));
  const wrong = [...names].map((name) => (name ? `${name} must be ${WANTED[name]}` : 'it is no JSON object'));
  throw new Error(`/config.json is wrong: ${wrong.join('; ')}.`);
}

/** Loads the configuration; throws a sentence that says what is wrong with it. */
export async function loadConfig(): Promise<HostConfig> {
  const answer = await askConfig();
  if (!answer) throw new Error('/config.json could not be fetched.');
  return readConfig(answer.body);
}
