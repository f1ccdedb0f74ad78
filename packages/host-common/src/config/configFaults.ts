// A module of its own: loaded only where something is wrong.
import type { z } from 'zod/mini';
import { languageCodes } from '../frameTexts.ts';

/** What each value of `/config.json` should be. */
const WANTED: Readonly<Record<string, string>> = {
  apiUrl: "'' or an address like https://api.example.org",
  brokerUrl: 'an address like wss://live.example.org:9001, or a list of such',
  debug: 'true or false',
  ntpServer: 'a name like ntp.example.org',
  links: '{ "company": "https://…", "terms": "https://…" }',
  hosts: 'some of ["shop","backoffice","console"]',
  name: 'a name of at most 40 letters',
  logo: 'a path on this origin like /brand/logo.svg',
  colors: '{ "accent": "#7c3aed", "accentDark": "#a78bfa" }',
  login: '{ "from": "https://…", "page": "https://…", "logout": "https://…" }',
  languages: `some of ${JSON.stringify(languageCodes)}`,
};

/** The sentence about what is wrong with it. */
export function describeFaults(errors: readonly (z.core.$ZodError | undefined)[]): string {
  const issues = errors.flatMap((error) => error?.issues ?? []);
  const names = new Set(issues.map(({ path: [name] }) => String(name ?? '')));
  const wrong = [...names].map((name) => (name ? `${name} must be ${WANTED[name]}` : 'it is no JSON object'));
  return `/config.json is wrong: ${wrong.join('; ')}.`;
}
