// The tables in docs/protocol.md that are an index of the two documents.
import { type Call, type CallName, calls } from '@carillon/protocol';
import { commandTexts } from '../../simulator/src/commands/commandTexts.ts';
import { replacePart, toTable } from './markdown.ts';
import { callTexts } from './openapiTexts.ts';

/** The page with its tables written anew. */
export function renderProtocolPage(page: string): string {
  return replacePart(replacePart(page, 'calls', callTable()), 'commands', commandTable());
}

function callTable(): string {
  const rows = Object.entries(callTexts).map(([name, { summary }]) => {
    const { method, path, access }: Call = calls[name as CallName];
    return [`\`${method} ${path}\``, access, `\`${name}\``, summary];
  });
  return toTable([['Method and path', 'Who', 'Name', 'What it does'], ...rows]);
}

function commandTable(): string {
  const rows = Object.entries(commandTexts).map(([name, { summary }]) => [`\`${name}\``, summary]);
  return toTable([['`msg`', 'What it does'], ...rows]);
}
