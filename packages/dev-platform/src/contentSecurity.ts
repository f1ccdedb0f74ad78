import { createHash } from 'node:crypto';

/**
 * The `<style>` elements that libraries add themselves, word for word: their hashes are allowed and no other inline
 * style. A new one shows up in the browser's console as a refused style; put its text here.
 */
const LIBRARY_STYLES = [
  // react-aria, usePress
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  // react-aria, usePreventScroll, on iOS
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The headers of every page and file of the hosts (docs/development-platform.md, Ports). `others` are further addresses that
 * a page of another origin than the platform's asks: that of the platform, and of a portal that has the login.
 */
export function securityHeaders(
  brokerUrls: readonly string[],
  others: { readonly platform?: string; readonly portal?: string } = {},
): Record<string, string> {
  const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);
  const platform = originOf(others.platform);
  const policy: Readonly<Record<string, string>> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': ["'self'", ...LIBRARY_STYLES.map(hashOf)].join(' '),
    'font-src': "'self'",
    // Pictures that are about to be uploaded are shown from memory.
    'img-src': ["'self' blob: data:", ...platform].join(' '),
    // A stream is tried before it is saved: from wherever it comes, and only to be heard.
    'media-src': 'http: https:',
    'manifest-src': "'self'",
    'connect-src': ["'self'", ...brokerUrls.flatMap(originOf), ...platform, ...originOf(others.portal)].join(
      ' ',
    ),
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // The one policy that the hosts create; it lets nothing pass but '' as HTML, JSON as the data of a page, and the
    // address of the worker that reads files.
    'trusted-types': 'default',
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, value]) => `${directive} ${value}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
