// The scenarios that documents show, each over ours and over firmwares that are wrong in just what its title says.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createFirmware } from '../firmware/firmware.ts';
import type { CreateFirmware, Firmware } from '../firmware/port.ts';
import { runScenario } from '../scenario/runScenario.ts';
import { isScenario, type Scenario } from '../scenario/scenario.ts';
import { ignoring, read, wrap } from './testWrap.ts';

const root = join(import.meta.dirname, '../../..');
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The whole scenario of a document that has this title, as it stands there. */
async function readExample(document: string, title: string): Promise<Scenario> {
  const boxes = readFileSync(join(root, document), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g);
  const code = [...boxes].map(([, code = '']) => code).find((code) => code.includes(`'${title}'`));
  if (code === undefined) throw new Error(`${document} shows no scenario '${title}'.`);
  const imports = code.includes('import ')
    ? ''
    : "import { exampleEvents, scenario } from '@carillon/simulator';\n";
  const file = join(folder, `${title.replace(/\W+/g, '-')}.scenario.ts`);
  writeFileSync(file, imports + code);
  const { default: example }: { default: unknown } = await import(/* @vite-ignore */ file);
  if (!isScenario(example)) throw new Error(`'${title}' is no scenario.`);
  return example;
}

const write = (message: object) => new TextEncoder().encode(JSON.stringify(message));

/** Its clock, and so all that it does by itself, is wrong by so much. */
const ahead =
  (aheadMs: number): CreateFirmware =>
  (options) =>
    createFirmware({ ...options, clockError: { aheadMs } });

/** What it says of itself, changed; null is not said. */
const saying = (change: (topic: string, payload: string) => string | null): CreateFirmware =>
  wrap((inner) => ({
    connect: (link) =>
      inner.connect({
        publish(topic, payload, how) {
          const said = change(topic, payload);
          if (said !== null) link.publish(topic, said, how);
        },
      }),
  }));

/** Something happens to it by itself, so long after it was switched on, or after it was told a command. */
const acting =
  (ms: number, act: (device: Firmware) => void, command?: string): CreateFirmware =>
  (options) =>
    wrap((inner) => {
      if (command === undefined) options.clock.after(ms, () => act(inner));
      return {
        receive(topic, payload) {
          inner.receive(topic, payload);
          if (read(payload).msg === command) options.clock.after(ms, () => act(inner));
        },
      };
    })(options);

const stop = (id: string) => (device: Firmware) =>
  device.receive(device.requestTopic, write({ req: 9999, msg: 'StopEvent', body: { id } }));

const WRITE = 'docs/recipes/write-a-scenario.md';
const EXAMPLES: readonly (readonly [
  document: string,
  title: string,
  wrong: Record<string, CreateFirmware>,
])[] = [
  [
    'README.md',
    'a started event plays within a second',
    {
      'it never plays': ignoring('StartEvent'),
      'it plays two seconds later': (options) =>
        wrap((inner) => ({
          connect: (link) =>
            inner.connect({
              publish(topic, payload, how) {
                const send = () => link.publish(topic, payload, how);
                if (topic.startsWith('async/')) options.clock.after(2000, send);
                else send();
              },
            }),
        }))(options),
      'its stream never comes': saying((topic, payload) => (topic.endsWith('/stream') ? null : payload)),
    },
  ],
  [
    'simulator/README.md',
    'a started event plays until it is stopped',
    {
      'it stops by itself after ten seconds': acting(10_000, stop('evts/1'), 'StartEvent'),
      'it goes on': ignoring('StopEvent'),
      'it never plays': ignoring('StartEvent'),
    },
  ],
  [
    WRITE,
    'the weekend begins by itself and ends by itself',
    {
      'it begins a minute early': ahead(60_000),
      'it begins a minute late': acting(30_000, (device) => device.jumpClock(-60_000)),
      'it ends 22 hours early': acting(15 * 3_600_000, stop('evts/2')),
      'its levels stand still': saying((topic, payload) =>
        topic.endsWith('/vumeter') ? payload.replace(/"vu":\[[^\]]*\]/, '"vu":[0,0]') : payload,
      ),
    },
  ],
  [
    WRITE,
    'what the office starts, the porter hears, and a stranger does not',
    {
      'it never plays': ignoring('StartEvent'),
      'it tells only of its schedule': saying((topic, payload) =>
        topic.endsWith('/stream') ? null : payload,
      ),
      'it says nothing while the stranger listens': saying((topic, payload) =>
        /codec|vumeter/.test(topic) ? null : payload,
      ),
    },
  ],
  [
    WRITE,
    'whoever stops the radio on the screen of its device sees it stopped',
    { 'it goes on': ignoring('StopEvent') },
  ],
];

describe.each(EXAMPLES)('LIB-05 LIB-15 %s: %s', (document, title, wrong) => {
  test('holds over our own firmware', async () => {
    const { isPassed, report } = await runScenario(await readExample(document, title));
    expect({ isPassed, report: isPassed ? [] : report }).toEqual({ isPassed: true, report: [] });
  });

  test.each(Object.entries(wrong))('fails where %s', async (_what, firmware) => {
    const { isPassed } = await runScenario(await readExample(document, title), { firmware });
    expect(isPassed).toBe(false);
  });
});
