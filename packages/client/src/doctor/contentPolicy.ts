import { type Finding, well, wrong } from './finding.ts';

/** The sources of one policy for connections; undefined where it says nothing of them. */
function readSources(policy: string): string[] | undefined {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const find = (wanted: string) => directives.find(([name = '']) => name.toLowerCase() === wanted)?.slice(1);
  return find('connect-src') ?? find('default-src');
}

const PORTS: Readonly<Record<string, string>> = {
  'http:': '80',
  'ws:': '80',
  'https:': '443',
  'wss:': '443',
};
const portOf = ({ protocol, port }: URL) => port || PORTS[protocol] || '';
/** What a scheme also stands for: its own, its secured form, and websockets for HTTP. */
const UPGRADES: Readonly<Record<string, readonly string[]>> = {
  'http:': ['http:', 'https:', 'ws:', 'wss:'],
  'https:': ['https:', 'wss:'],
  'ws:': ['ws:', 'wss:'],
  'wss:': ['wss:'],
};
const fits = (wanted: string, scheme: string) => (UPGRADES[wanted] ?? [wanted]).includes(scheme);

/** Whether one source of a policy lets a page connect, as browsers read it (CSP 3). */
function isAllowedBy(source: string, page: URL, target: URL): boolean {
  if (source === '*') return fits('http:', target.protocol) || target.protocol === page.protocol;
  if (source.toLowerCase() === "'self'")
    return (
      target.hostname === page.hostname &&
      portOf(target) === portOf(page) &&
      fits(page.protocol, target.protocol)
    );
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return fits(source.toLowerCase(), target.protocol);
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\[[^\]]*\]|[^:/]+)(?::(\*|\d+))?(\/.*)?$/i.exec(source) ?? [];
  if (!fits((scheme ?? page.protocol).toLowerCase(), target.protocol)) return false;
  const name = host.toLowerCase();
  const isHost =
    name === '*'
      ? true
      : name.startsWith('*.')
        ? target.hostname.endsWith(name.slice(1))
        : name === target.hostname;
  const isPort = port === '*' || (port ?? PORTS[target.protocol]) === portOf(target);
  const isPath =
    path === '' || (path.endsWith('/') ? target.pathname.startsWith(path) : target.pathname === path);
  return isHost && isPort && isPath;
}

/** Whether the policies that came with a page, each for itself, let it connect to an address. */
export function checkConnectSource(policies: readonly string[], page: URL, target: URL): Finding {
  const what = `content policy of ${page.origin}`;
  const refusing = policies
    .map(readSources)
    .find((sources) => sources && !sources.some((source) => isAllowedBy(source, page, target)));
  const origin = `${target.protocol}//${target.host}`;
  if (!refusing) return well(what, `lets the page connect to ${origin}`);
  const others = refusing.filter((source) => source.toLowerCase() !== "'none'");
  return wrong(
    what,
    `does not let the page connect to ${origin}`,
    `connect-src ${[...others, origin].join(' ')}`,
  );
}

/** The policies of a page: in its headers, and in its HTML. */
export function readPolicies(header: string | null, html: string): string[] {
  const metas = [...html.matchAll(/<meta\b[^>]*http-equiv=["']?content-security-policy["']?[^>]*>/gi)].map(
    ([tag]) => /content=(?:"([^"]*)"|'([^']*)')/i.exec(tag),
  );
  return [...(header ?? '').split(','), ...metas.map((found) => found?.[1] ?? found?.[2] ?? '')].filter(
    (policy) => policy.trim() !== '',
  );
}
