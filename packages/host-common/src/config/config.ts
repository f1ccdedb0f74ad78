import * as z from 'zod/mini';
import { fetchConfig } from '../early/firstCall.ts';
import type { Customer } from './customer.ts';

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const brokerAddress = matching(/^wss?:\/\/[^/\s]/);
const webAddress = matching(/^https?:\/\/[^/\s]/);

/** What a host learns at run time from `/config.json`, so that one build serves every installation. */
const hostConfig = z.object({
  /** What stands before `/api`; '' is the page's own origin. */
  apiUrl: matching(/^$|^https?:\/\/[^/\s]/),
  /** The broker's websocket address, or several of a cluster (LIB-17). */
  brokerUrl: z.union([brokerAddress, z.array(brokerAddress).check(z.minLength(1))]),
  /** How the broker knows a person (`brokerLogin` of the client). */
  brokerLogin: z.optional(z.literal('session')),
  /** Whether this is the debug variant (S1). */
  debug: z.optional(z.boolean()),
  /** The time server of the provider, which is suggested for devices first. */
  ntpServer: z.optional(matching(/^[\w.-]+$/)),
  /** Pages of the company, outside of the hosts. */
  links: z.optional(z.object({ company: z.optional(webAddress), terms: z.optional(webAddress) })),
});

export interface HostConfig extends z.infer<typeof hostConfig> {
  /** What is a customer's own, where anything is: checked, and not yet shown. */
  readonly customer: Customer | undefined;
}

/** Reads what somebody wrote; throws a sentence that says what is wrong with it. */
export async function readConfig(body: unknown): Promise<HostConfig> {
  const { data, error } = hostConfig.safeParse(body);
  // Most installations have nothing of it, and load none of its code.
  const hasOwn = /"(hosts|name|logo|colors|languages|login)":/.test(JSON.stringify(body));
  const own = hasOwn ? (await import('./customer.ts')).readCustomer(body) : undefined;
  if (data && !own?.error) return { ...data, customer: own?.data };
  throw new Error((await import('./configFaults.ts')).describeFaults([error, own?.error]));
}

/** Loads the configuration; throws a sentence that says what is wrong with it. */
export async function loadConfig(): Promise<HostConfig> {
  const response = await fetchConfig().catch(() => undefined);
  if (!response?.ok) throw new Error('/config.json could not be fetched.');
  return readConfig(await response.json().catch(() => undefined));
}
