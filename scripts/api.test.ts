import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './process.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const reports = globSync(['packages/*/api.md', '{mocks,simulator}/api.md'], { cwd: root });

/** The types that the sources of this project declare; a report says `Schema` itself, of any schema. */
const ours = new Set(
  globSync(['packages/*/src/**/*.{ts,tsx}', '{mocks,simulator}/src/**/*.ts'], { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^(?:export )?(?:interface|type|class) (\w+)/gm)].flatMap(([, name = '']) =>
      // What each runtime has goes by the same name.
      name in globalThis || name === 'Schema' ? [] : [name],
    ),
  ),
);

/** Whether a name is a parameter of a type around it. */
function isParameter(name: string, node: ts.Node | undefined): boolean {
  if (!node) return false;
  let isFound = false;
  // What is inferred is seen from the condition, and a parameter from what has it.
  ts.forEachChild(node, function look(child) {
    if (ts.isTypeParameterDeclaration(child)) isFound ||= child.name.text === name;
    else if (ts.isConditionalTypeNode(node)) ts.forEachChild(child, look);
  });
  return isFound || isParameter(name, node.parent);
}

function readReport(report: string) {
  const code = [...read(report).matchAll(/```ts\n([\s\S]*?)\n```/g)].map(([, block]) => block).join('\n');
  const file = ts.createSourceFile('api.ts', code, ts.ScriptTarget.Latest, true);
  const types: string[] = [];
  const values: string[] = [];
  const named = new Set<string>();
  ts.forEachChild(file, function walk(node) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) types.push(node.name.text);
    if (ts.isClassDeclaration(node) && node.name) types.push(node.name.text);
    if (ts.isImportSpecifier(node)) types.push(node.name.text);
    if (ts.isVariableDeclaration(node)) values.push(node.name.getText());
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined;
    if (name && ts.isIdentifier(name) && !isParameter(name.text, node)) named.add(name.text);
    ts.forEachChild(node, walk);
  });
  return { types, values, named };
}

test.each(reports)('%s tells what each of its types is made of, and tells each type once', (report) => {
  const { types, values, named } = readReport(report);
  expect(types).not.toEqual([]);
  const told = new Set([...types, ...values]);
  expect([...named].filter((name) => ours.has(name) && !told.has(name))).toEqual([]);
  expect(types.filter((name, index) => types.indexOf(name) !== index)).toEqual([]);
});

test('what a controller returns is told with its members, also where no door exports their types', () => {
  const report = read('packages/react/api.md');
  expect(report).toMatch(/^interface FormState<[\s\S]*?^ {4}readonly onSubmit: /m);
  expect(report).toMatch(/^interface ListState<[\s\S]*?^ {4}readonly rows: /m);
});

test('a class is told with its members, and not as itself', () => {
  const all = reports.map(read).join('\n');
  expect(all).not.toMatch(/^const (\w+): typeof \1;$/m);
  expect(read('packages/client/api.md')).toContain('class ApiError extends Error {\n');
  expect(read('packages/client/api.md')).toMatch(/^ {4}readonly serverMessage: string \| undefined;$/m);
  expect(read('packages/client/api.md')).toMatch(
    /^ {4}constructor\(code: ApiErrorCode, details: ApiErrorDetails\);$/m,
  );
});

// `countOf` does not say whether it finds, reads, formats or judges: a function is named by what it does.
const NAMED_OF = /^export (?:default )?(?:async )?(?:function\*?|const|let) ([a-z]\w*Of)\b/gm;

test('no function that a module of a package exports is named xOf: its name begins with a verb', () => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', '{mocks,simulator}/src/**/*.ts'], { cwd: root });
  expect(sources.length).toBeGreaterThan(500);
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(NAMED_OF)].map(([, name]) => `${name} (${file})`),
  );
  expect(named).toEqual([]);
});
