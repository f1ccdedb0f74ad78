import * as z from 'zod/mini';

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const webAddress = matching(/^https?:\/\/[^/\s]/);

/** What a host learns at run time from `/config.json`, so that one build serves every installation. */
const hostConfig = z.object({
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
});
export type HostConfig = z.infer<typeof hostConfig>;

/** What each value should be, for the sentence about one that is not. */
const WANTED: Readonly<Record<string, string>> = {
  apiUrl: "'' or an address like https://api.example.org",
  brokerUrl: 'an address like wss://live.example.org:9001',
  debug: 'true or false',
  ntpServer: 'a name like ntp.example.org',
  links: '{ "company": "https://…", "terms": "https://…" }',
};

/** Loads the configuration; throws a sentence that says what is wrong with it. */
export async function loadConfig(): Promise<HostConfig> {
  // As the preload of the HTML asks for it: another kind of request would be a second one.
  const response = await fetch('/config.json').catch(() => undefined);
  if (!response?.ok) throw new Error('/config.json could not be fetched.');
  const body: unknown = await response.json().catch(() => undefined);
  const { data, error } = hostConfig.safeParse(body);
  if (data) return data;
  const names = new Set(error?.issues.map(({ path: [name] }) => String(name ?? '')));
  const wrong = [...names].map((name) => (name ? `${name} must be ${WANTED[name]}` : 'it is no JSON object'));
  throw new Error(`/config.json is wrong: ${wrong.join('; ')}.`);
}
