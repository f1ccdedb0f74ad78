// How a report of `npm run api` puts a name of ours into words, and which other names that takes.
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './process.ts';

/** What a name stands for, also where it is handed on. */
export const resolveAlias = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

export interface Words {
  /** A name as a reader of the package has it: a type as it is written, a value with the type that it has. */
  readonly print: (name: string, symbol: ts.Symbol) => string;
  /** Everything of ours that was named until now, and how: a file can import it by another name. */
  readonly named: ReadonlyMap<ts.Symbol, ReadonlySet<string>>;
}

const printer = ts.createPrinter({ removeComments: true });
/** Characters of a type that are read in one line. */
const LONGEST = 400;

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** What stands above a name: the first sentence, and whether it is on its way out. */
function printDoc(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isDeprecated = symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated');
  const [sentence = ''] = /^.*?(?<!\be\.g)\.(?= |$)|^.*$/.exec(text) ?? [];
  const doc = [isDeprecated ? '@deprecated' : '', sentence].filter(Boolean).join(' ');
  return doc && `/** ${doc} */\n`;
}

/** What a schema makes of what it is given. */
function findOutput(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const inside = type.getProperty('_zod');
  const output = inside && checker.getTypeOfSymbol(inside).getProperty('output');
  return output && checker.getTypeOfSymbol(output);
}

const isOurFile = ({ fileName }: ts.SourceFile): boolean =>
  fileName.startsWith(join(root, '/')) && !fileName.includes('/node_modules/');

/** Whether a name is one of a module of ours; not of a library, nor of a parameter. */
export const isOurs = (symbol: ts.Symbol | undefined): symbol is ts.Symbol =>
  symbol?.declarations?.some((node) => {
    const place = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    return place.parent && ts.isSourceFile(place.parent) && isOurFile(place.parent);
  }) ?? false;

/** The texts have files of their own, which are long, and which change with each screen: only their types are told. */
const isText = ({ flags, declarations }: ts.Symbol): boolean =>
  Boolean(flags & ts.SymbolFlags.Variable) &&
  (declarations ?? []).some((node) => node.getSourceFile().fileName.includes('/messages/'));

/** Whether a type is nothing but its members: no function, list, or choice. */
function hasMembers(type: ts.Type, checker: ts.TypeChecker): boolean {
  const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
  if (!isObject || checker.isArrayLikeType(type) || type.getCallSignatures().length > 0) return false;
  return checker.getIndexInfosOfType(type).length === 0 && type.getProperties().length > 0;
}

/** The names by which a door exports types: what is written out at one place is named at all others. */
function nameTypes(homes: Iterable<[ts.Symbol, { name: string }]>, checker: ts.TypeChecker) {
  const names = new Map<ts.Type, { symbol: ts.Symbol; name: string }>();
  for (const [symbol, { name }] of homes) {
    const isType = Boolean(symbol.flags & ts.SymbolFlags.Type);
    const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
    if (!names.has(type) && (findOutput(type, checker) || hasMembers(type, checker)))
      names.set(type, { symbol, name: isType ? name : `typeof ${name}` });
  }
  return names;
}

/** A node that the checker has made knows what it names; one of a file is looked up. */
const symbolOf = (node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined =>
  node.pos < 0 ? (node as ts.Node & { symbol?: ts.Symbol }).symbol : checker.getSymbolAtLocation(node);

export function createWords(checker: ts.TypeChecker, homes: Iterable<[ts.Symbol, { name: string }]>): Words {
  const named = new Map<ts.Symbol, Set<string>>();
  const names = nameTypes(homes, checker);

  const add = (symbol: ts.Symbol, name: string) =>
    named.set(symbol, (named.get(symbol) ?? new Set<string>()).add(name));

  function collect(node: ts.Node) {
    if (ts.isIdentifier(node)) {
      const symbol = symbolOf(node, checker);
      const what = symbol && resolveAlias(symbol, checker);
      if (isOurs(what) && !isText(what)) add(what, node.text);
    }
    ts.forEachChild(node, collect);
  }

  /** The type of a member: by its name, if it has one. */
  function printMember(type: ts.Type): string {
    const known = names.get(type);
    if (!known) return isOurs(type.aliasSymbol ?? type.symbol) ? printLine(type) : printType(type);
    add(known.symbol, known.symbol.name);
    return known.name;
  }

  function printLine(type: ts.Type): string {
    const node = checker.typeToTypeNode(type, undefined, FORMAT as unknown as ts.NodeBuilderFlags);
    if (node) collect(node);
    return checker.typeToString(type, undefined, FORMAT);
  }

  /** A type in words: what a line has no room for has a line for each member, so that no member goes without its type. */
  function printType(type: ts.Type): string {
    const output = findOutput(type, checker);
    if (output) return `Schema<${printMember(output)}>`;
    const text = checker.typeToString(type, undefined, FORMAT);
    if (text.length <= LONGEST || !hasMembers(type, checker)) return printLine(type);
    const members = checker.getPropertiesOfType(type).map((member) => {
      const name = /^\w+$/.test(member.name) ? member.name : `'${member.name}'`;
      const mark = member.flags & ts.SymbolFlags.Optional ? '?' : '';
      const line = `${name}${mark}: ${printMember(checker.getTypeOfSymbol(member))};`;
      return line.replaceAll(/^/gm, '    ');
    });
    return ['{', ...members, '}'].join('\n');
  }

  /** A class with what everybody may use of it; a field that says no type has the one that it has. */
  function printClass(name: string, node: ts.ClassDeclaration): string {
    const heads = (node.heritageClauses ?? []).map((clause) => ` ${clause.getText()}`);
    node.heritageClauses?.forEach(collect);
    const members = node.members.flatMap((member) => {
      const isHidden =
        ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected);
      if (isHidden || (member.name && ts.isPrivateIdentifier(member.name))) return [];
      const words = (ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [])
        .map((word) => word.getText())
        .filter((word) => word === 'static' || word === 'readonly');
      const head = [
        ...words,
        ts.isConstructorDeclaration(member) ? 'constructor' : member.name?.getText(),
      ].join(' ');
      if (ts.isPropertyDeclaration(member)) {
        const mark = member.questionToken ? '?' : '';
        return [`${head}${mark}: ${printMember(checker.getTypeAtLocation(member))};`];
      }
      if (ts.isGetAccessor(member))
        return [`readonly ${head}: ${printMember(checker.getTypeAtLocation(member))};`];
      const signature =
        ts.isConstructorDeclaration(member) || ts.isMethodDeclaration(member)
          ? checker.getSignatureFromDeclaration(member)
          : undefined;
      if (!signature || !ts.isFunctionLike(member)) return [];
      const parameters = member.parameters.map((parameter) => {
        collect(parameter);
        const mark = parameter.questionToken || parameter.initializer ? '?' : '';
        return `${parameter.name.getText()}${mark}: ${printMember(checker.getTypeAtLocation(parameter))}`;
      });
      const answer = ts.isConstructorDeclaration(member) ? '' : `: ${printMember(signature.getReturnType())}`;
      return [`${head}(${parameters.join(', ')})${answer};`];
    });
    const lines = members.map((line) => line.replaceAll(/^/gm, '    '));
    return [`class ${name}${heads.join('')} {`, ...lines, '}'].join('\n');
  }

  function print(name: string, symbol: ts.Symbol): string {
    const declarations = symbol.declarations ?? [];
    const types = declarations.filter(
      (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
    );
    types.forEach(collect);
    const lines = types.map((node) =>
      printer
        .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
        .replace(/^(export |declare )+/, '')
        .replace(new RegExp(`^(interface|type) ${symbol.name}\\b`), `$1 ${name}`),
    );
    const [value] = declarations.filter((node) => !types.includes(node as never));
    if (value && ts.isClassDeclaration(value)) lines.push(printClass(name, value));
    else if (value) {
      const type = checker.getTypeOfSymbolAtLocation(symbol, value);
      lines.push(`const ${name}: ${printType(type)};`);
    }
    // Types of other modules are written with their path, which is nobody's business.
    return printDoc(symbol, checker) + lines.join('\n').replaceAll(/import\("[^"]*"\)\./g, '');
  }

  return { print, named };
}
