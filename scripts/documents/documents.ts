// The documents that are generated from packages/protocol and committed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, visit, Document as YamlDocument } from 'yaml';
import { root } from '../process.ts';
import { buildAsyncapi } from './asyncapi.ts';
import type { Node } from './jsonSchema.ts';
import { buildOpenapi } from './openapi.ts';
import { renderProtocolPage } from './protocolPage.ts';

/** A generated file, below the root of the repository. */
export interface Document {
  readonly path: string;
  /** The whole text of the file. */
  render(): string;
}

const HEAD = '# Generated from packages/protocol by npm run documents: do not edit.\n';

const WIDTH = 110;

/** The text of a document. Without anchors: readers follow $ref, and not every tool follows both. */
function toYaml(content: Node): string {
  const document = new YamlDocument(content, { aliasDuplicateObjects: false });
  visit(document, {
    // Short things on one line: most of these documents are references.
    Map: (_key, map) => {
      map.flow = map.items.length === 0 || (map.items.length === 1 && map.has('$ref'));
    },
    Seq: (_key, list) => {
      list.flow = list.items.every((item) => isScalar(item));
    },
    Scalar: (_key, scalar) => {
      if (typeof scalar.value !== 'string') return;
      // Many readers of YAML take a time for a date.
      if (/^\d{4}-\d\d-\d\d/.test(scalar.value)) scalar.type = 'QUOTE_SINGLE';
      if (scalar.value.includes('\n')) {
        scalar.type = 'BLOCK_LITERAL';
        scalar.value = scalar.value.split('\n\n').map(wrap).join('\n\n');
      } else if (scalar.value.length > 80 && scalar.value.includes(' ')) {
        scalar.type = 'BLOCK_FOLDED';
      }
    },
  });
  return HEAD + document.toString({ lineWidth: WIDTH, singleQuote: true });
}

/** Fills the lines of a paragraph of Markdown, where a break is a blank; the rows of a table stay as they are. */
function wrap(paragraph: string): string {
  if (paragraph.startsWith('|')) return paragraph;
  const words = paragraph.replaceAll('\n', ' ');
  return words.replace(/(.{1,100})(?: |$)/g, '$1\n').trimEnd();
}

const PAGE = 'docs/protocol.md';

/** Every generated file, and the page that has generated tables. */
export const documents: readonly Document[] = [
  { path: 'docs/openapi.yaml', render: () => toYaml(buildOpenapi()) },
  { path: 'docs/asyncapi.yaml', render: () => toYaml(buildAsyncapi()) },
  { path: PAGE, render: () => renderProtocolPage(readFileSync(join(root, PAGE), 'utf8')) },
];
