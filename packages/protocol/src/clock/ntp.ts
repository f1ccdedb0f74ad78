import { hostPattern } from '../field/patterns.ts';

/** The longest name of a time server that devices hold, in characters. */
const MAX_NTP_HOST = 30;

/** A time server (D5, NTP server dialog): a host name or an IPv4 address of at most 30 characters. */
export const NTP_HOST_PATTERN = ntpHostPattern();

/** The same for a deployment, which may be marked as development: then 'localhost' counts as well. */
/* @__NO_SIDE_EFFECTS__ */
export function ntpHostPattern(isDevelopment = false): RegExp {
  return hostPattern(MAX_NTP_HOST, isDevelopment);
}

/** The time servers that the dialog suggests (D9), besides the provider's own, which comes from the configuration. */
export const SUGGESTED_NTP_SERVERS = [
  'pool.ntp.org',
  'europe.pool.ntp.org',
  'time.cloudflare.com',
  'time.google.com',
  'time.apple.com',
  'time.windows.com',
  'time.nist.gov',
  'ptbtime1.ptb.de',
  'ntp1.inrim.it',
] as const;
