// What no generator makes of the firmware: mistakes that somebody who writes another one might make. Each is one piece of
// the source, as it stands there, and what stands in its place.
import ts from 'typescript';
import { type Change, findFunction } from './generate.ts';

interface Chosen {
  /** Below `simulator/src`. */
  readonly file: string;
  /** An expression, a statement or a block of the source; of several the first. */
  readonly piece: string;
  readonly instead: string;
}

export const chosen: readonly Chosen[] = [];

/** The change that a line of the list stands for. Throws where the source has no such piece any more. */
export function locate({ file, piece, instead }: Chosen, text: string): Change {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const plain = (given: string) => given.replace(/\s+/g, ' ');
  const wanted = plain(piece);
  function find(node: ts.Node): ts.Node | undefined {
    const isPiece = ts.isExpression(node) || ts.isStatement(node);
    if (isPiece && plain(node.getText(source)) === wanted) return node;
    return ts.forEachChild(node, find);
  }
  const node = find(source);
  if (!node) throw new Error(`${file} has no '${piece}' any more: change scripts/mutants/chosen.ts.`);
  return {
    start: node.getStart(source),
    end: node.getEnd(),
    form: ts.isStatement(node) ? 'statement' : 'expression',
    replacement: instead,
    within: findFunction(node),
  };
}
