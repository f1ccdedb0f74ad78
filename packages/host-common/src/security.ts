import * as z from 'zod/mini';

/** The only part of Trusted Types that is used; not every browser has them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown;
}

/** Makes the libraries obey the content security policy that the hosts are served with. */
export function obeyContentSecurity() {
  // zod would try to compile its parsers with `new Function`, which the policy reports and refuses.
  z.config({ jitless: true });
  // react-aria's announcer empties its node through innerHTML; nothing else may pass as HTML.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML(html) {
      if (html === '') return html;
      throw new TypeError('HTML is never made from text here.');
    },
  });
}
