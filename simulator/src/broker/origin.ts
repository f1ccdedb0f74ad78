/**
 * Whether a websocket may be opened from this Origin: loopback, or one that is listed as 'https://shop.example'. Programs
 * send none and may (decisions, The development platform).
 */
export function isAllowedOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
