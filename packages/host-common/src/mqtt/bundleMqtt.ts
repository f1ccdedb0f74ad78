import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = 'carillon-mqtt';

/** An app that is nothing but mqtt.js. */
const entry: Plugin = {
  name: ENTRY,
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load: (id) => (id === `\0${ENTRY}` ? `export { default } from 'mqtt';` : undefined),
};

/** The code of what a browser loads as mqtt.js, with some plugins or none: for tests and for `npm run bench mqtt`. */
export async function bundleMqtt(plugins: readonly Plugin[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  return (Array.isArray(output) ? output : [output as Rolldown.RolldownOutput])
    .flatMap((bundle) => bundle.output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}
