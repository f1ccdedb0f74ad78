import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate as validateOpenapi } from '@apidevtools/swagger-parser';
import specs from '@asyncapi/specs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../process.ts';
import { documents } from './documents.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test.each(documents)('$path is what the protocol package says now', ({ path, render }) => {
  expect(read(path) === render(), `${path} is out of date: run "npm run documents" and commit it.`).toBe(
    true,
  );
});

test.each(documents.map(({ path }) => path).filter((path) => path.endsWith('.yaml')))(
  '%s needs no anchors, and its references lead somewhere',
  (path) => {
    const text = read(path);
    expect(parse(text, { maxAliasCount: 0 })).toBeTypeOf('object');
    const references = new Set(
      [...text.matchAll(/\$ref: '#\/components\/(\w+)\/(\w+)'/g)].map(([, kind, name]) => `${kind} ${name}`),
    );
    const { components } = parse(text);
    const named = Object.entries<object>(components).flatMap(([kind, entries]) =>
      Object.keys(entries).map((name) => `${kind} ${name}`),
    );
    // Security schemes of OpenAPI are referred to by their names alone.
    expect(new Set(named.filter((name) => name !== 'securitySchemes session'))).toEqual(references);
  },
);

test('docs/openapi.yaml is an OpenAPI document', async () => {
  await expect(validateOpenapi(parse(read('docs/openapi.yaml')))).resolves.toBeDefined();
});

describe('docs/asyncapi.yaml', () => {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  // Ajv has the schema of draft 7 itself, and takes no second one.
  const schema = specs.schemas['3.0.0'];
  const { 'http://json-schema.org/draft-07/schema': _, ...definitions } = schema.definitions ?? {};
  const isAsyncapi = ajv.compile({ ...schema, definitions });
  const document = parse(read('docs/asyncapi.yaml'));

  test('is an AsyncAPI document', () => {
    expect(isAsyncapi(document), JSON.stringify(isAsyncapi.errors?.slice(0, 3))).toBe(true);
  });

  test('would not be one with a channel that has another shape', () => {
    expect(isAsyncapi({ ...document, channels: { commands: { address: 7 } } })).toBe(false);
  });
});
