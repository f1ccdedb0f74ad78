// Which wrong firmwares there are: one small change each, read off the syntax tree of a source.
import ts from 'typescript';

/** One change of a source. */
export interface Change {
  /** Where in the text of the source the changed piece begins and ends. */
  readonly start: number;
  readonly end: number;
  /** A statement needs braces where it is switched, an expression parentheses. */
  readonly form: 'expression' | 'statement';
  readonly replacement: string;
  /** The function that it is in, or nothing at the level of the module. */
  readonly within: string;
}

const BOUNDARIES: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};

/** All changes that are made of a source, in the order of its text. */
export function generateChanges(file: string, text: string): Change[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const changes: Change[] = [];

  function change(node: ts.Node, replacement: string, form: Change['form'] = 'expression') {
    const [start, end] = [node.getStart(source), node.getEnd()];
    const isThere = changes.some(
      (other) => other.start === start && other.end === end && other.replacement === replacement,
    );
    if (!isThere) changes.push({ start, end, form, replacement, within: findFunction(node) });
  }

  function negate(condition: ts.Expression) {
    change(condition, `!(${condition.getText(source)})`);
  }

  function visit(node: ts.Node): void {
    // What has no meaning at run time, and names.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isIfStatement(node) || ts.isWhileStatement(node)) negate(node.expression);
    else if (ts.isConditionalExpression(node)) negate(node.condition);
    else if (ts.isExpressionStatement(node) && !isSuperCall(node)) change(node, '', 'statement');
    else if (ts.isBinaryExpression(node)) changeBinary(node);
    else if (ts.isNumericLiteral(node) && !isName(node)) {
      for (const other of findOthers(Number(node.text.replaceAll('_', '')))) change(node, String(other));
    } else if (ts.isStringLiteral(node) && !isName(node)) {
      change(node, node.text === '' ? "'?'" : "''");
    } else if (ts.isTemplateExpression(node)) change(node, '``');
    else if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true');
    ts.forEachChild(node, visit);
  }

  function changeBinary(node: ts.BinaryExpression) {
    const { left, operatorToken, right } = node;
    const other = BOUNDARIES[operatorToken.kind];
    const [a, b] = [left, right].map((side) => side.getText(source));
    if (other !== undefined && !isCondition(node, operatorToken.kind)) change(node, `(${a}) ${other} (${b})`);
    if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) change(node, `(${b})`);
  }

  visit(source);
  return changes.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** A small number is a limit or a code: one less, one more. Of a large one, such as a time, a tenth. */
function findOthers(value: number): readonly number[] {
  if (value < 100) return [value - 1, value + 1];
  const tenth = Math.round(value / 10);
  return [value - tenth, value + tenth];
}

/** `===` that is all of a condition is negated there already. */
const isCondition = ({ parent }: ts.Node, operator: ts.SyntaxKind) =>
  (operator === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    operator === ts.SyntaxKind.ExclamationEqualsEqualsToken) &&
  (ts.isIfStatement(parent) || ts.isConditionalExpression(parent));

/** A literal that names a field. */
const isName = ({ parent }: ts.Node) =>
  (ts.isPropertyAssignment(parent) && ts.isNumericLiteral(parent.name)) || ts.isLiteralTypeNode(parent);

const isSuperCall = ({ expression }: ts.ExpressionStatement) =>
  ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword;

/** The name of the function, method or table that a node stands in: it stays when lines move. */
export function findFunction(node: ts.Node): string {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at) || ts.isGetAccessorDeclaration(at)) {
      if (at.name) return at.name.getText();
    } else if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) {
      return at.name.getText();
    }
    if (ts.isConstructorDeclaration(at)) return 'constructor';
  }
  return '';
}
