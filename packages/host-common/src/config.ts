import * as z from 'zod/mini';

/** What a host learns at run time from `/config.json`, so that one build serves every installation. */
const hostConfig = z.object({
  /** What stands before `/api`; '' is the page's own origin. */
  apiUrl: z.string(),
  /** The broker's websocket address. */
  brokerUrl: z.string(),
});
export type HostConfig = z.infer<typeof hostConfig>;

/** Loads the configuration; throws a sentence that says what is wrong with it. */
export async function loadConfig(): Promise<HostConfig> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  const body: unknown = response.ok ? await response.json().catch(() => null) : null;
  const parsed = hostConfig.safeParse(body);
  if (!parsed.success) throw new Error('/config.json is missing or lacks apiUrl or brokerUrl.');
  return parsed.data;
}
