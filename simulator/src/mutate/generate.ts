// Which wrong firmwares there are: one small change each, read off the syntax tree of a source.
import { stripTypeScriptTypes } from 'node:module';
import { type AnyNode, parse } from 'acorn';

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

const OTHERS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

/** A node of the syntax tree, and what it stands in. */
export interface Place {
  readonly node: AnyNode;
  readonly parent: Place | undefined;
}

/** Every node of a source, each before what is inside of it. Throws a SyntaxError. */
export function* walkSource(file: string, text: string): Generator<Place> {
  // Types become blanks: what is left stands where it stood.
  const plain = /\.[cm]?ts$/.test(file) ? stripTypeScriptTypes(text) : text;
  const options = { ecmaVersion: 'latest', sourceType: 'module', preserveParens: true } as const;
  yield* walk({ node: parse(plain, options), parent: undefined });
}

function* walk(place: Place): Generator<Place> {
  yield place;
  const inner = Object.values(place.node).flat().filter(isNode);
  for (const node of inner.toSorted((a, b) => a.start - b.start)) yield* walk({ node, parent: place });
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** All changes that are made of a source, in the order of its text. Throws a SyntaxError. */
export function generateChanges(file: string, text: string): Change[] {
  const changes = new Map<string, Change>();
  for (const place of walkSource(file, text)) {
    for (const [node, replacement, form = 'expression'] of changeNode(place, text)) {
      const { start, end } = node;
      const key = `${start} ${end} ${replacement}`;
      if (changes.has(key)) continue;
      changes.set(key, { start, end, form, replacement, within: findFunction(place, text) });
    }
  }
  return [...changes.values()].toSorted((a, b) => a.start - b.start || b.end - a.end);
}

type Changed = readonly [node: AnyNode, replacement: string, form?: Change['form']];

function changeNode({ node, parent }: Place, text: string): readonly Changed[] {
  const textOf = ({ start, end }: AnyNode) => text.slice(start, end);
  const negate = (condition: AnyNode): Changed => [condition, `!(${textOf(condition)})`];
  switch (node.type) {
    case 'IfStatement':
    case 'WhileStatement':
    case 'ConditionalExpression':
      return [negate(node.test)];
    case 'ExpressionStatement':
      return isSuperCall(node.expression) ? [] : [[node, '', 'statement']];
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [a, b] = [textOf(node.left), textOf(node.right)];
      if (node.operator === '??') return [[node, `(${b})`]];
      const other = OTHERS[node.operator];
      return other === undefined || isCondition(node, parent) ? [] : [[node, `(${a}) ${other} (${b})`]];
    }
    case 'TemplateLiteral':
      return node.expressions.length > 0 && parent?.node.type !== 'TaggedTemplateExpression'
        ? [[node, '``']]
        : [];
    case 'Literal':
      return isName(node, parent) ? [] : changeValue(node.value).map((other) => [node, other]);
    default:
      return [];
  }
}

function changeValue(value: unknown): readonly string[] {
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'string') return [value === '' ? "'?'" : "''"];
  return typeof value === 'number' ? findOthers(value).map(String) : [];
}

/** A small number is a limit or a code: one less, one more. Of a large one, such as a time, a tenth. */
function findOthers(value: number): readonly number[] {
  if (value < 100) return [value - 1, value + 1];
  const tenth = Math.round(value / 10);
  return [value - tenth, value + tenth];
}

/** `===` that is all of a condition is negated there already. */
const isCondition = (node: AnyNode & { readonly operator: string }, parent: Place | undefined) =>
  (node.operator === '===' || node.operator === '!==') &&
  (parent?.node.type === 'IfStatement' || parent?.node.type === 'ConditionalExpression');

/** A literal that names a field, a module or what is taken of it. */
function isName(node: AnyNode, parent: Place | undefined): boolean {
  if (!parent || /^(Import|Export)/.test(parent.node.type))
    return parent?.node.type !== 'ExportDefaultDeclaration';
  const outer = parent.node;
  return 'key' in outer && outer.key === node && !('computed' in outer && outer.computed);
}

const isSuperCall = (node: AnyNode) => node.type === 'CallExpression' && node.callee.type === 'Super';

/** The name of the function, method or table that a node stands in: it stays when lines move. */
export function findFunction(place: Place, text: string): string {
  for (let at: Place | undefined = place; at; at = at.parent) {
    const named = findName(at);
    if (named) return text.slice(named.start, named.end);
  }
  return '';
}

function findName({ node, parent }: Place): AnyNode | null | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
      return node.id;
    case 'MethodDefinition':
      return node.kind === 'set' ? undefined : node.key;
    case 'Property':
      return node.method || node.kind === 'get' ? node.key : undefined;
    case 'VariableDeclarator':
      return isOfModule(parent) ? node.id : undefined;
    default:
      return undefined;
  }
}

/** Whether a declaration is one of the module, exported or not. */
function isOfModule(declaration: Place | undefined): boolean {
  const outer = declaration?.parent?.node.type;
  return outer === 'Program' || outer === 'ExportNamedDeclaration';
}
