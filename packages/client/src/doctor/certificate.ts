import { connect } from 'node:tls';
import { type Finding, well, wrong } from './finding.ts';

const LONGEST_MS = 5000;

const TROUBLES: readonly (readonly [code: RegExp, said: string, advice: string])[] = [
  [/EXPIRED/, 'has run out', 'Renew it, and let the server load it.'],
  [/ALTNAME/, 'is for another name', 'Ask by the name that it is for, or have it made for this one.'],
  [
    /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/,
    'is signed by nobody whom browsers trust',
    'Use one of a public authority, with the whole chain: the file "fullchain", not "cert".',
  ],
];

/**
 * Whether browsers trust who answers at an address; `trusted` is an authority that is trusted besides the public ones, as PEM.
 * For addresses without TLS there is nothing to say.
 */
export function checkCertificate(target: URL, trusted?: string): Promise<Finding | undefined> {
  if (target.protocol !== 'wss:' && target.protocol !== 'https:') return Promise.resolve(undefined);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const port = Number(target.port || 443);
  const what = `certificate of ${target.hostname}:${port}`;
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      rejectUnauthorized: false,
      timeout: LONGEST_MS,
      ...(trusted !== undefined && { ca: trusted }),
      // A name is asked for by its name; an address has none.
      ...(/[a-z]/i.test(host) && !host.includes(':') && { servername: host }),
    });
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    socket.once('secureConnect', () => {
      const { valid_to: until } = socket.getPeerCertificate();
      const error = socket.authorizationError;
      if (!error) return end(well(what, `is trusted until ${until}`));
      const name = String(error instanceof Error ? (error as NodeJS.ErrnoException).code : error);
      const [, said, advice] = TROUBLES.find(([code]) => code.test(name)) ?? [];
      end(wrong(what, said ?? `is refused (${name})`, advice ?? 'Have it made anew by a public authority.'));
    });
    socket.once('timeout', () =>
      end(wrong(what, 'cannot be read: nobody answers', 'Look at firewall and address.')),
    );
    socket.once('error', (error: NodeJS.ErrnoException) =>
      end(
        wrong(
          what,
          `cannot be read: ${error.code ?? error.message}`,
          error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND'
            ? 'Nobody listens there: look at name and port.'
            : 'Whoever listens there does not speak TLS: look at the port.',
        ),
      ),
    );
  });
}
