// Prints the tables of screens and of their parts for integrators, from the doors of the package and the routes of the
// hosts: `npm run api`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { routes as backoffice } from '../packages/host-backoffice/src/routes.ts';
import { routes as console } from '../packages/host-console/src/routes.ts';
import { routes as shop } from '../packages/host-shop/src/routes.ts';
import { resolveAlias } from './apiWords.ts';
import { findParts } from './parts.ts';
import { root } from './process.ts';

const RECIPE = 'docs/recipes/embed-a-screen.md';
const HEAD = ['| Screen | Import | Its props | Page |', '| --- | --- | --- | --- |'];
const PARTS_HEAD = ['| Where | `data-carillon-part` |', '| --- | --- |'];
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

type Doors = readonly (readonly [door: string, source: string])[];

/** The doors and what they export. */
function findModules(doors: Doors, program: ts.Program) {
  const checker = program.getTypeChecker();
  return doors.flatMap(([door, source]) => {
    const file = program.getSourceFile(join(root, source));
    const module = file && checker.getSymbolAtLocation(file);
    // By name: exports that are put in order afterwards change no table.
    const names = module && checker.getExportsOfModule(module).sort((a, b) => (a.name < b.name ? -1 : 1));
    return names ? [{ door, names }] : [];
  });
}

/** A row for each screen that is a page of a host. */
function printRows(doors: Doors, program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const modules = findModules(doors, program);
  const options = modules.flatMap(({ names }) => names).find(({ name }) => name === 'ScreenOptions');
  if (!options) throw new Error('No door exports ScreenOptions.');
  const shared = checker
    .getDeclaredTypeOfSymbol(resolveAlias(options, checker))
    .getProperties()
    .map(({ name }) => name);
  return modules.flatMap(({ door, names }) =>
    names.flatMap((exported) => {
      const page = routes.find(({ screen }) => screen === exported.name);
      if (!page) return [];
      const own = findProps(resolveAlias(exported, checker), checker).filter(
        (name) => !shared.includes(name),
      );
      return [`| ${[exported.name, door, own, page.at].map(code).join(' | ')} |`];
    }),
  );
}

/** A row for each set of parts, with the screens that have them. */
function printParts(doors: Doors, program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const rows = new Map<string, string[]>();
  for (const { names } of findModules(doors, program)) {
    for (const exported of names) {
      if (!routes.some(({ screen }) => screen === exported.name)) continue;
      const parts = code(findParts(resolveAlias(exported, checker), checker));
      rows.set(parts, [...(rows.get(parts) ?? []), exported.name]);
    }
  }
  return [...rows].map(([parts, screens]) => `| ${code(screens)} | ${parts} |`);
}

/** The recipe, with the tables of today: one between each pair of lines. */
export function printScreens(doors: Doors, program: ts.Program): [file: string, text: string] {
  const tables = [
    [...HEAD, ...printRows(doors, program)],
    [...PARTS_HEAD, ...printParts(doors, program)],
  ];
  const [before = '', ...places] = readFileSync(join(root, RECIPE), 'utf8').split(BEGIN);
  if (places.length !== tables.length || !places.every((place) => place.includes(END)))
    throw new Error(`${RECIPE} has no place for the tables of screens.`);
  const printed = places.map((place, index) =>
    [BEGIN, '', ...(tables[index] ?? []), '', place.slice(place.indexOf(END))].join('\n'),
  );
  return [RECIPE, before + printed.join('')];
}
