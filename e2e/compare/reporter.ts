import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { storiesOfDocs } from '../storybook.ts';
import { comparing } from './comparing.ts';

/** Says which pictures differ, which are new and which are gone, and where they are to be seen. */
export default class Summary implements Reporter {
  private readonly changed: string[] = [];
  private readonly added: string[] = [];
  private readonly broken: string[] = [];
  private seen = 0;

  onTestEnd({ title }: TestCase, { annotations, errors }: TestResult) {
    for (const { message = '' } of errors) {
      const [first = ''] = message.split('\n');
      // What a comparison says begins with the id of its story.
      const [, id] = /^Error: (\S+--\S+)$/.exec(first) ?? [];
      if (id) this.changed.push(id);
      else this.broken.push(`${title}: ${first}`);
    }
    const idsOf = (kind: string) =>
      annotations.flatMap(({ type, description = '' }) => (type === kind ? description : []));
    this.added.push(...idsOf('new'));
    this.seen += idsOf('seen').length;
  }

  onEnd() {
    const ids = new Set(storiesOfDocs.map(({ id }) => id));
    const gone = comparing.isKeeping ? [] : listKept().filter((id) => !ids.has(id));
    const say = (text: string, list: readonly string[]) => {
      if (list.length > 0) console.log([`${list.length} ${text}:`, ...list.toSorted()].join('\n  '));
    };
    say('not seen, since something failed', this.broken);
    say('new', this.added);
    if (comparing.titles.length === 0) say('gone', gone);
    const differ = this.changed.length === 1 ? 'differs' : 'differ';
    say(comparing.isKeeping ? 'not kept, since it moves' : differ, this.changed);
    if (comparing.isKeeping) console.log(`${this.seen - this.changed.length} pictures are kept.`);
    else if (this.changed.length > 0)
      console.log(`Side by side: npx playwright show-report ${join(comparing.folder, 'report')}`);
    else if (this.broken.length === 0) console.log(`${this.seen} pictures are as they were.`);
  }

  printsToStdio() {
    return true;
  }
}

const listKept = () => readdirSync(comparing.kept).map((file) => file.replace(/\.png$/, ''));
