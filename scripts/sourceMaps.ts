// What the source maps of a published package say of its sources: all code at its place, and none of our comments.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The same code, line for line and column for column, with nothing where comments were. */
export function blankComments(code: string, fileName: string): string {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const parts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(file);
    if (children.length > 0) return children.forEach(visit);
    const start = node.getStart(file);
    // What stands before a token is spaces and comments, and nothing before a text of JSX.
    const between = code.slice(node.getFullStart(), start).replace(/\S/g, ' ');
    parts.push(between.replace(/ +\n/g, '\n'), code.slice(start, node.end));
  };
  visit(file);
  return parts.join('');
}

interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}

/** Takes the comments out of all source maps below a folder. */
export function blankSourceMaps(folder: string): void {
  for (const name of globSync('**/*.js.map', { cwd: folder })) {
    const path = join(folder, name);
    const map: SourceMap = JSON.parse(readFileSync(path, 'utf8'));
    const sourcesContent = map.sourcesContent?.map(
      (code, at) => code && blankComments(code, map.sources[at] ?? ''),
    );
    writeFileSync(path, JSON.stringify({ ...map, sourcesContent }));
  }
}
