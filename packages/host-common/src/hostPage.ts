import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { OWN } from './atOnce.ts';
import { frameTexts, htmlTexts, type LanguageCode, languageCodes } from './frameTexts.ts';
import { browsers, features } from './supported/features.ts';

/** The module that starts a host, which its entry imports. */
const PAGE = /\/src\/page\.tsx?$/;
const MQTT = /\/node_modules\/mqtt\//;
/** What looks first whether the browser is one of those that are supported. */
const SUPPORTED = 'supported.js';
const supported = readFileSync(new URL('supported/supported.js', import.meta.url), 'utf8').replace(
  'FEATURES',
  JSON.stringify(features.map(({ name, at }) => ({ name, at }))),
);
/** What is seen first, with its words in every language: `speak` of open.ts leaves one. */
const shell = readFileSync(new URL('shell.html', import.meta.url), 'utf8')
  .trim()
  .replace(
    '<!-- needsScripts -->',
    inEachLanguage((code) => htmlTexts[code].needsScripts),
  )
  .replace(
    '<!-- isLate -->',
    // A link to this very page loads it again without a script.
    inEachLanguage((code) => `${htmlTexts[code].isLate} <a href="">${frameTexts[code].reload}</a>`),
  )
  .replace(
    '<!-- isUnsupported -->',
    // What is missing, the script writes (supported/supported.js).
    inEachLanguage((code) =>
      htmlTexts[code].isUnsupported(
        '<code></code>',
        Object.entries(browsers).map(([name, version]) => `${name} ${version}`),
      ),
    ),
  );

function inEachLanguage(write: (code: LanguageCode) => string): string {
  return languageCodes
    .map((code) => `<p class="shell-word" lang="${code}">${write(code)}</p>`)
    .join('\n    ');
}

/** Completes the HTML of a host: what is seen first, and what the browser fetches before any script has run. */
export function hostPage(base: string): Plugin {
  return {
    name: 'carillon-host-page',
    buildStart() {
      if (this.environment.config.command === 'build')
        this.emitFile({ type: 'asset', name: SUPPORTED, source: supported });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const pageFiles = findFiles(bundle, PAGE);
        const linksOf = (rel: string, holds: RegExp, attrs?: Record<string, string>) =>
          findFiles(bundle, holds)
            .filter((file) => !pageFiles.includes(file) && !html.includes(file))
            .map((file) => toLink(rel, base + file, attrs));
        const first = Object.values(bundle).find(
          (output) => output.type === 'asset' && output.names.includes(SUPPORTED),
        );
        return {
          html: html.replace('<div id="root"></div>', `<div id="root">${shell}</div>`),
          tags: [
            // Scripts that wait for the document run in the order in which they stand.
            ...(first
              ? [
                  {
                    tag: 'script',
                    attrs: { defer: true, src: base + first.fileName },
                    injectTo: 'head-prepend',
                  } as const,
                ]
              : []),
            { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
            { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-192.png' }, injectTo: 'head' },
            toLink('preload', '/config.json', { as: 'fetch' }),
            ...pageFiles
              .filter((file) => !html.includes(file))
              .map((file) => toLink('modulepreload', base + file)),
            // For who is logged in: open.ts makes preloads of what they look at, and of mqtt.js for devices.
            ...linksOf('own', OWN),
            ...linksOf('live', MQTT, { fetchpriority: 'low' }),
          ],
        };
      },
    },
  };
}

const toLink = (rel: string, href: string, attrs: Record<string, string> = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, href, ...attrs, crossorigin: true },
  injectTo: 'head',
});

/** The file that holds a module, with all that it imports. */
function findFiles(bundle: Rolldown.OutputBundle, holds: RegExp): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    chunk.imports.forEach(visit);
  };
  for (const { moduleIds, fileName } of chunks) if (moduleIds.some((id) => holds.test(id))) visit(fileName);
  return [...files];
}
