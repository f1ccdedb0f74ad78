// Which folder may import which: a fake that imports the code under test proves nothing, and a view that fetches
// cannot be shown in a story. Checked by scripts/directions.ts, which also proves that a wrong import is caught.

/** Each folder and what it may import of ours, beside itself. What is not listed here may import anything. */
const arrows = {
  'packages/protocol': [],
  'packages/client': ['packages/protocol'],
  'packages/react': ['packages/client', 'packages/protocol'],
  // The clock is the same one everywhere, and knows no device and no user.
  'packages/react/src/ui': ['packages/protocol/src/time'],
  'packages/react/src/messages': ['packages/client', 'packages/protocol'],
  'packages/react/src/hooks': ['packages/client', 'packages/protocol', 'packages/react/src/messages'],
  'packages/react/src/patterns': [
    'packages/client',
    'packages/protocol',
    'packages/react/src/hooks',
    'packages/react/src/messages',
    'packages/react/src/ui',
  ],
  'packages/react/src/screens': [
    'packages/protocol',
    'packages/react/src/hooks',
    'packages/react/src/messages',
    'packages/react/src/patterns',
    'packages/react/src/ui',
  ],
  'packages/host-common': ['packages/react', 'packages/client', 'packages/protocol'],
  'packages/host-backoffice': ['packages/react', 'packages/host-common'],
  'packages/host-console': ['packages/react', 'packages/host-common'],
  'packages/host-shop': ['packages/react', 'packages/host-common'],
  'packages/dev-platform': ['mocks', 'simulator', 'packages/protocol'],
  mocks: ['packages/protocol'],
  simulator: ['packages/protocol'],
  stories: ['[.]storybook', 'packages/react', 'packages/protocol', 'mocks', 'simulator'],
};

const devices = 'packages/react/src/screens/devices';

const ours = '^([.]storybook|bench|e2e|mocks|packages|scripts|simulator|stories)/';

// Tests with their helpers (testStage.ts, testing/) and stories may import mocks and simulator from anywhere;
// build configurations share scripts/tsup.ts.
const exempt = '[.](test|stories)[.]tsx?$|/test[A-Z][^/]*$|/testing/|/[a-z]+[.]config[.]ts$';

// The one door that puts mocks and simulator together, as whoever uses both would (docs/decisions/0024-one-call-demo.md).
const demo = '^mocks/src/demo[.]ts$';

const directions = Object.entries(arrows).map(([folder, allowed]) => ({
  name: `${folder} -> ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: folder === 'stories' ? '/[.]' : `${exempt}|${demo}` },
  to: { path: ours, pathNot: `^(${[folder, ...allowed].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'the demo is mocks and simulator, without the client that is tried with it',
      severity: 'error',
      from: { path: demo },
      to: { path: ours, pathNot: '^(mocks|simulator|packages/protocol)/' },
    },
    {
      name: 'nothing of the mocks knows the demo',
      severity: 'error',
      from: { path: '^mocks/', pathNot: exempt },
      to: { path: demo },
    },
    {
      name: 'another package is imported by its name, not by a path into it',
      severity: 'error',
      from: { path: '^(packages/[^/]+|mocks|simulator)/', pathNot: exempt },
      to: { path: '^(packages|mocks|simulator)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'protocol is pure: no package but zod, nothing of Node',
      severity: 'error',
      from: { path: '^packages/protocol/src/', pathNot: exempt },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-no-pkg', 'core'],
        pathNot: '^node_modules/zod/',
      },
    },
    {
      name: 'a device screen imports no other: what several of them take is in common, DevicePage or DeviceZone',
      severity: 'error',
      // Why a device is silent is a part of the dashboard, with a folder of its own.
      from: { path: `^${devices}/([^/]+)/`, pathNot: exempt },
      to: {
        path: `^${devices}/`,
        pathNot: `^${devices}/(common|DevicePage|DeviceZone|$1|Silence|AtOnce|Fleet|FleetAt|Incidents|Wall)/`,
      },
    },
    {
      name: 'Silence is a part of the dashboard alone',
      severity: 'error',
      from: { path: `^${devices}/`, pathNot: [`^${devices}/(DeviceDashboard|Silence)/`, exempt] },
      to: { path: `^${devices}/Silence/` },
    },
    {
      name: 'what shows many devices is of the list and of the wall alone',
      severity: 'error',
      from: {
        path: `^${devices}/`,
        pathNot: [`^${devices}/(DeviceList|AtOnce|Fleet|FleetAt|Incidents|Wall)/`, exempt],
      },
      to: { path: `^${devices}/(AtOnce|Fleet|FleetAt|Incidents|Wall)/` },
    },
    {
      name: 'no cycles, types included',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every import is found',
      severity: 'error',
      // The bench of forms fetches the libraries that it measures; two routers are where portals have them (docs/embed/).
      from: {
        pathNot: [
          '^bench/formPage/(hookForm|tanstack)[.]jsx$',
          '^packages/react/src/routers/(next[.]tsx|tanstackRouter[.]ts)$',
        ],
      },
      to: { couldNotResolve: true, pathNot: '[?]' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '(^|/)(dist|storybook-static|[.]cache)/' },
    tsPreCompilationDeps: true, // type-only imports count as well
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@carillon/source', 'import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
