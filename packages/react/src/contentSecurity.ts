import { forbidEval } from '@carillon/protocol/security';

/** The only part of Trusted Types that is used; not every browser has them. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown;
}

/**
 * Makes the libraries obey a policy without `unsafe-eval` and with `require-trusted-types-for 'script'`; to be called before
 * anything else. Where the page has a default policy of Trusted Types already, that one must let '' pass as HTML.
 */
export function obeyContentSecurity() {
  forbidEval();
  // react-aria's announcer empties its node through innerHTML; nothing else may pass as HTML.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes?.defaultPolicy) return;
  trustedTypes?.createPolicy('default', {
    createHTML(html) {
      if (html === '') return html;
      throw new TypeError('HTML is never made from text here.');
    },
  });
}
