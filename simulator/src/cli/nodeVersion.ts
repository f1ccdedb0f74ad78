import manifest from '../../package.json' with { type: 'json' };

/** Why this version of Node cannot run the tool, as a sentence; undefined where it can. */
export function refuseNode(version: string): string | undefined {
  const needed = manifest.engines.node.replace('>=', '');
  if (compare(version, needed) >= 0) return undefined;
  return `Node ${needed} or newer is needed, and this is ${version}.`;
}

function compare(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}
