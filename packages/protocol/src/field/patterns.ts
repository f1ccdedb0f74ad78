// The forms that names, addresses and logins must have (S5 and D5, Other patterns defined). None can be made to run
// long: each measures its text first or has nothing that repeats inside something that repeats without a delimiter.

// At least two labels.
const DOMAIN_NAME = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})';
const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const PORT = '(?::(?:6553[0-5]|655[0-2]\\d|65[0-4]\\d\\d|6[0-4]\\d{3}|[1-5]\\d{4}|[1-9]\\d{0,3}))?';
const PATH = "(?:[/?](?:[a-z0-9._~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?";

/** A pattern for a domain name in lower case after what the source `before` matches. */
/* @__NO_SIDE_EFFECTS__ */
export function domainPattern(before: string): RegExp {
  return new RegExp(`${before}${DOMAIN_NAME}$`);
}

/** A host name or an IPv4 address of at most `maxLength` characters; `localhost` in development alone. */
/* @__NO_SIDE_EFFECTS__ */
export function hostPattern(maxLength: number, isDevelopment = false): RegExp {
  return new RegExp(`^(?=.{1,${maxLength}}$)${host(isDevelopment)}$`, 'i');
}

/**
 * The address of a radio stream (D5): http or https or no scheme, host, port, path; at most 128 characters. User and
 * password have their own fields.
 */
/* @__NO_SIDE_EFFECTS__ */
export function radioAddressPattern(isDevelopment = false): RegExp {
  return new RegExp(`^(?=.{1,128}$)(?:https?://)?${host(isDevelopment)}${PORT}${PATH}$`, 'i');
}

function host(isDevelopment: boolean): string {
  return `(?:${DOMAIN_NAME}|(?:${OCTET}\\.){3}${OCTET}${isDevelopment ? '|localhost' : ''})`;
}

/** A mountpoint (D5, Sender): at most 32 characters after its slash, which may be left out; no '.' or '..' as a part. */
export const MOUNTPOINT_PATTERN =
  /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))\/?(?=.{1,32}$)[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*$/;

// Lone surrogates (Cs) have no UTF-8 form: they can be neither percent-encoded nor sent.

/** The user of a stream or relay, or none (D5): at most 32 characters; a colon would end it in HTTP. */
export const LOGIN_USER_PATTERN = /^[^\p{Cc}\p{Cs}:]{0,32}$/u;

/** The password of a stream or relay, or none (D5): at most 32 characters. */
export const LOGIN_PASSWORD_PATTERN = /^[^\p{Cc}\p{Cs}]{0,32}$/u;

/** Text of one line: what becomes a header of a request must not begin another one. */
export const LINE_PATTERN = /^[^\p{Cc}\p{Cs}]*$/u;
