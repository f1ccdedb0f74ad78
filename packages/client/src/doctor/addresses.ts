import { isLoopbackOrigin } from '@carillon/protocol/broker';
import { type Finding, well, wrong } from './finding.ts';

/** Whether a page may ask an address at all: from `https:` only what is secured, but for this machine. */
export function checkScheme(page: URL, target: URL, name: string): Finding {
  const what = `${name} ${target.origin === 'null' ? target.href : target.origin}`;
  const isSecured = target.protocol === 'wss:' || target.protocol === 'https:';
  if (isSecured || isLoopbackOrigin(`http://${target.host}`)) return well(what, 'may be asked by the page');
  const secured = target.href.replace(/^ws:/, 'wss:').replace(/^http:/, 'https:');
  if (target.protocol === 'ws:')
    return wrong(what, 'is not encrypted: the client asks it by wss: instead', `brokerUrl="${secured}"`);
  if (page.protocol !== 'https:') return well(what, 'may be asked by the page, and is not encrypted');
  return wrong(what, 'is mixed content: a page on https: may not ask it', `apiUrl="${secured}"`);
}
