// Prints the table of screens for integrators, from the doors of the package and the routes of the hosts: `npm run api`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { routes as backoffice } from '../packages/host-backoffice/src/routes.ts';
import { routes as console } from '../packages/host-console/src/routes.ts';
import { routes as shop } from '../packages/host-shop/src/routes.ts';
import { resolveAlias } from './apiWords.ts';
import { root } from './process.ts';

const RECIPE = 'docs/recipes/embed-a-screen.md';
const HEAD = ['| Screen | Import | Its props | Page |', '| --- | --- | --- | --- |'];
/** What `npm run api` writes stands between these lines. */
const [BEGIN, END] = ['<!-- Written by `npm run api`. -->', '<!-- Until here. -->'];

const routes = [...shop, ...backoffice, ...console];

const code = (names: string | readonly string[]): string =>
  [names]
    .flat()
    .map((name) => `\`${name}\``)
    .join(', ');

/** The props of a component, if it is one. */
function findProps(symbol: ts.Symbol, checker: ts.TypeChecker): readonly string[] {
  const [place] = symbol.declarations ?? [];
  const [signature] = place ? checker.getTypeOfSymbolAtLocation(symbol, place).getCallSignatures() : [];
  const [props] = signature?.getParameters() ?? [];
  return props && place
    ? checker
        .getTypeOfSymbolAtLocation(props, place)
        .getProperties()
        .map(({ name }) => name)
    : [];
}

/** A row for each screen that is a page of a host. */
function printRows(doors: readonly [door: string, source: string][], program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const modules = doors.flatMap(([door, source]) => {
    const file = program.getSourceFile(join(root, source));
    const module = file && checker.getSymbolAtLocation(file);
    return module ? [{ door, module }] : [];
  });
  const options = modules
    .flatMap(({ module }) => checker.getExportsOfModule(module))
    .find(({ name }) => name === 'ScreenOptions');
  if (!options) throw new Error('No door exports ScreenOptions.');
  const shared = checker
    .getDeclaredTypeOfSymbol(resolveAlias(options, checker))
    .getProperties()
    .map(({ name }) => name);
  return modules.flatMap(({ door, module }) =>
    checker.getExportsOfModule(module).flatMap((exported) => {
      const page = routes.find(({ screen }) => screen === exported.name);
      if (!page) return [];
      const own = findProps(resolveAlias(exported, checker), checker).filter(
        (name) => !shared.includes(name),
      );
      return [`| ${[exported.name, door, own, page.at].map(code).join(' | ')} |`];
    }),
  );
}

/** The recipe, with the table of today. */
export function printScreens(
  doors: readonly [door: string, source: string][],
  program: ts.Program,
): [file: string, text: string] {
  const recipe = readFileSync(join(root, RECIPE), 'utf8');
  const [begin, end] = [recipe.indexOf(BEGIN), recipe.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${RECIPE} has no place for the table of screens.`);
  const table = [BEGIN, '', ...HEAD, ...printRows(doors, program), '', ''].join('\n');
  return [RECIPE, recipe.slice(0, begin) + table + recipe.slice(end)];
}
