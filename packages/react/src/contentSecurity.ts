import { isScriptPassing } from '@carillon/client/csv';
import { forbidEval } from '@carillon/protocol/security';

/** The only part of Trusted Types that is used; not every browser has them. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(
    name: string,
    rules: {
      createHTML(html: string): string;
      createScript(text: string): string;
      createScriptURL(url: string, type: string, sink: string): string;
    },
  ): unknown;
}

/**
 * Makes the libraries obey a policy without `unsafe-eval` and with `require-trusted-types-for 'script'`; to be called before
 * anything else. Where the page has a default policy of Trusted Types already, that one must let '' pass as HTML, and JSON as
 * the text of a script where a page is described to search engines.
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
    // Data that nobody executes, in a block that begins as a script does: JSON, which does nothing. Anything else throws.
    createScript(text) {
      JSON.parse(text);
      return text;
    },
    // The worker that reads files is the only script that is loaded by its address.
    createScriptURL(url, _type, sink) {
      if (isScriptPassing() && sink === 'Worker constructor') return url;
      throw new TypeError('No script is loaded by a text here.');
    },
  });
}
