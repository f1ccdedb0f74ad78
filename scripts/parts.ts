// Finds, for `npm run api`, the names for style sheets that a component can draw: of itself, and of all that it draws.
import ts from 'typescript';
import { isOurs, resolveAlias } from './apiWords.ts';

const ATTRIBUTES = ['part', 'data-carillon-part'];

/** What a name stands for, with the body of a component or hook; a module that is fetched later stands for all it exports. */
function findDeclarations(node: ts.Node, checker: ts.TypeChecker): readonly ts.Node[] {
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) return [];
  const what = resolveAlias(symbol, checker);
  const names = what.flags & ts.SymbolFlags.Module ? checker.getExportsOfModule(what) : [what];
  return names
    .map((one) => resolveAlias(one, checker))
    .filter(isOurs)
    .flatMap((one) => one.declarations ?? []);
}

/** Whether a node leads elsewhere: a name, unless it is that of a member, or the module of an `import()`. */
function isPointer(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIdentifier(node)) {
    const isOfParent =
      ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent);
    return !isOfParent || parent.name !== node;
  }
  return ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** The names in the order in which the code draws them. */
export function findParts(component: ts.Symbol, checker: ts.TypeChecker): readonly string[] {
  const parts = new Set<string>();
  const seen = new Set<ts.Node>();

  function walk(node: ts.Node) {
    if (ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && ATTRIBUTES.includes(node.name.getText())) {
      if (node.initializer && ts.isStringLiteral(node.initializer)) parts.add(node.initializer.text);
    }
    if (isPointer(node)) findDeclarations(node, checker).forEach(enter);
    ts.forEachChild(node, walk);
  }
  function enter(declaration: ts.Node) {
    if (seen.has(declaration)) return;
    seen.add(declaration);
    walk(declaration);
  }

  component.declarations?.forEach(enter);
  return [...parts];
}
