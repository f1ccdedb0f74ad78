import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const fromMqtt = createRequire(require.resolve('mqtt'));

/** The packages whose files are what mqtt.js is made of; only what they import is exchanged. */
const PARTS = /\/node_modules\/(mqtt|mqtt-packet|bl|readable-stream|process-nextick-args|string_decoder)\//;

/** Of Node's modules and of what is like them npm has versions for browsers, which the parts of mqtt.js name as theirs. */
const FROM_NPM = /^(buffer|events|string_decoder)\/?$/;

const PROCESS =
  'module.exports = { env: {}, nextTick: (run, ...given) => queueMicrotask(() => run(...given)) };';

/** What a page has no need of, or has better itself: in the place of each module stands this. */
const STAND_INS: Readonly<Record<string, string>> = {
  // A logger, which is silent unless somebody names what it is to tell.
  debug: 'const log = () => {}; log.extend = () => log; module.exports = () => log;',
  // Timers in a worker from a blob, which the content security policy refuses; the client asks for those of the page.
  'worker-timers': 'module.exports = {};',
  // For aliases of topics, which are of MQTT 5.
  'lru-cache': 'module.exports = {};',
  // Node's websocket.
  ws: 'module.exports = {};',
  // A microtask is soon enough, and no browser slows it down as it does timers.
  'process/': PROCESS,
  'process-nextick-args': PROCESS,
  // All of it, for the version alone.
  '../../package.json': `module.exports = { version: ${JSON.stringify(fromMqtt('mqtt/package.json').version)} };`,
};

/**
 * Bundles mqtt.js from its source files instead of its one minified file for browsers, a third of which no page of ours
 * uses (decision 0016). Nothing becomes global: what takes `process` for granted gets one of its own.
 */
export const slimMqtt: Plugin = {
  name: 'carillon-slim-mqtt',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (id === 'mqtt') return fileURLToPath(new URL('mqtt.ts', import.meta.url));
    if (!PARTS.test(importer)) return;
    if (Object.hasOwn(STAND_INS, id)) return `\0slim-mqtt:${id}.cjs`;
    const [, name] = FROM_NPM.exec(id) ?? [];
    return name && fromMqtt.resolve(`${name}/`);
  },
  load: (id) => STAND_INS[/^\0slim-mqtt:(.*)\.cjs$/.exec(id)?.[1] ?? ''],
  transform: {
    filter: { id: /\/node_modules\/mqtt\/build\/lib\/(shared|is-browser)\.js$/ },
    handler: (code) => ({ code: `const process = require('process/');${code}`, map: null }),
  },
};
