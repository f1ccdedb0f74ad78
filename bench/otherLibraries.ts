import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kb, weighApp } from '../scripts/budgets.ts';
import { root } from '../scripts/process.ts';

/** What is installed to be weighed beside ours, exactly; React is left out of all of them. */
const VERSIONS = {
  '@clerk/clerk-js': '6.40.0',
  '@clerk/react': '6.18.0',
  '@livekit/components-react': '2.9.24',
  'livekit-client': '2.23.0',
  'stream-chat': '9.53.0',
  'stream-chat-react': '14.12.0',
  react: '19.2.3',
  'react-dom': '19.2.3',
};

type Imports = Readonly<Record<string, readonly string[]>>;

interface Library {
  readonly name: string;
  /** What one writes for the same: a provider alone, a page of hooks, a screen. */
  readonly shapes: Readonly<Record<Shape, Imports>>;
  /** What its provider fetches from its maker's server as soon as it is on the page: a file of this package. */
  readonly fetches?: string;
}

export type Shape = 'provider' | 'hooks' | 'screen';

const LIBRARIES: readonly Library[] = [
  {
    name: 'LiveKit',
    shapes: {
      provider: { '@livekit/components-react': ['LiveKitRoom'] },
      hooks: {
        '@livekit/components-react': ['LiveKitRoom', 'useConnectionState', 'useParticipants', 'useTracks'],
      },
      screen: { '@livekit/components-react': ['LiveKitRoom', 'VideoConference'] },
    },
  },
  {
    name: 'Clerk',
    shapes: {
      provider: { '@clerk/react': ['ClerkProvider'] },
      hooks: { '@clerk/react': ['ClerkProvider', 'useAuth', 'useSession', 'useUser'] },
      screen: { '@clerk/react': ['ClerkProvider', 'UserProfile'] },
    },
    fetches: '@clerk/clerk-js/dist/clerk.browser.js',
  },
  {
    name: 'Stream Chat',
    shapes: {
      provider: { 'stream-chat': ['StreamChat'], 'stream-chat-react': ['Chat'] },
      hooks: {
        'stream-chat': ['StreamChat'],
        'stream-chat-react': ['Chat', 'useChannelStateContext', 'useChatContext'],
      },
      screen: {
        'stream-chat': ['StreamChat'],
        'stream-chat-react': ['Chat', 'Channel', 'MessageComposer', 'MessageList', 'Window'],
      },
    },
  },
];

const folder = join(root, '.cache/other-libraries');

/** Installs them once; false where npm cannot. */
function install(): boolean {
  const manifest = JSON.stringify({ private: true, dependencies: VERSIONS });
  const path = join(folder, 'package.json');
  const isThere = existsSync(join(folder, 'node_modules/stream-chat-react/package.json'));
  if (isThere && readFileSync(path, 'utf8') === manifest) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, manifest);
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-save', '--ignore-scripts'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return status === 0;
}

/** What each of them weighs in one shape, in words, as a reference beside ours. */
export async function weighOthers(): Promise<(shape: Shape) => string> {
  if (!install()) return () => 'the others cannot be installed';
  const sizes = new Map<Shape, string[]>();
  for (const { name, shapes, fetches } of LIBRARIES) {
    const later = fetches && kb(readFileSync(join(folder, 'node_modules', fetches), 'utf8'));
    for (const [shape, imports] of Object.entries(shapes) as [Shape, Imports][]) {
      const first = await weighApp(join(folder, `${name.toLowerCase().replace(' ', '-')}-${shape}`), imports);
      const said = `${name} ${first.toFixed(1)}${later ? ` and ${later.toFixed(1)} fetched at once` : ''}`;
      sizes.set(shape, [...(sizes.get(shape) ?? []), said]);
    }
  }
  return (shape) => (sizes.get(shape) ?? []).join(', ');
}
