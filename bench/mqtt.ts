import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { type Row, ratio } from './table.ts';

const require = createRequire(import.meta.url);
const fromMqtt = createRequire(require.resolve('mqtt'));

/** Its bundle for browsers, which every bundler takes, and its client with nothing but the way over a websocket. */
const SHIPPED = `import mqtt from 'mqtt'; globalThis.carillon = mqtt.connect;`;
const FROM_SOURCE = `
import Client from 'mqtt/lib/client';
import { browserStreamBuilder } from 'mqtt/lib/connect/ws';
globalThis.carillon = [Client, browserStreamBuilder];
`;

/** What a browser has no need of, or has none of: in the place of each stands this. */
const NOTHING = 'export default {};';
const NODE_ONLY = { fs: NOTHING, net: NOTHING, tls: NOTHING, url: NOTHING, socks: NOTHING, ws: NOTHING };
const WORKER_TIMERS = 'export const setInterval = 0, clearInterval = 0;';
const DEBUG = 'const log = Object.assign(() => {}, { extend: () => log }); export default () => log;';
const STREAMS = `
import { EventEmitter } from 'events';
export class Readable extends EventEmitter {}
export class Writable extends Readable {}
export class Duplex extends Readable {}
export class Transform extends Readable {}
export default { Readable, Writable, Duplex, Transform };
`;

type Stubs = Readonly<Record<string, string>>;
const ways: readonly { readonly name: string; readonly code: string; readonly stubs: Stubs }[] = [
  { name: 'as it is shipped', code: SHIPPED, stubs: {} },
  { name: 'its client from source', code: FROM_SOURCE, stubs: NODE_ONLY },
  {
    name: 'without timers in workers',
    code: FROM_SOURCE,
    stubs: { ...NODE_ONLY, 'worker-timers': WORKER_TIMERS },
  },
  {
    name: 'and without debug',
    code: FROM_SOURCE,
    stubs: { ...NODE_ONLY, 'worker-timers': WORKER_TIMERS, debug: DEBUG },
  },
  {
    name: 'and without streams, which it cannot run without',
    code: FROM_SOURCE,
    stubs: { ...NODE_ONLY, 'worker-timers': WORKER_TIMERS, debug: DEBUG, 'readable-stream': STREAMS },
  },
];

/** What mqtt.js weighs in a page, and what is left of it without the parts that nobody here uses. */
export async function mqttRows(): Promise<Row[]> {
  const sizes: number[] = [];
  for (const { code, stubs } of ways) sizes.push(await sizeOf(code, stubs));
  const [shipped = Number.NaN] = sizes;
  return ways.map(({ name }, i) => ({
    name: `mqtt.js, ${name}`,
    value: `${sizes[i]?.toFixed(1)} kB gzip`,
    reference: `${ratio(sizes[i] ?? Number.NaN, shipped)} as it is shipped`,
  }));
}

async function sizeOf(code: string, stubs: Stubs): Promise<number> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [standIns(code, stubs)],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: 'entry' } },
  });
  const chunks = (Array.isArray(output) ? output : [output as Rolldown.RolldownOutput])
    .flatMap((bundle) => bundle.output)
    .filter((file) => file.type === 'chunk');
  return gzipSync(chunks.map((chunk) => chunk.code).join('')).length / 1000;
}

/** The entry, the stubs, and for the modules of Node what npm has for browsers. */
function standIns(code: string, stubs: Stubs): Plugin {
  const texts: Stubs = { ...stubs, entry: code };
  return {
    name: 'carillon-mqtt-parts',
    enforce: 'pre',
    resolveId(id) {
      if (Object.hasOwn(texts, id)) return `\0${id}`;
      if (['buffer', 'events', 'process', 'string_decoder'].includes(id.replace(/\/$/, ''))) {
        return fromMqtt.resolve(`${id.replace(/\/$/, '')}/`);
      }
      return id.startsWith('mqtt/lib/') ? require.resolve(id) : undefined;
    },
    load: (id) => (id.startsWith('\0') ? texts[id.slice(1)] : undefined),
  };
}
