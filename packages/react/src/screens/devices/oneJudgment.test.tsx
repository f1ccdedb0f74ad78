// @vitest-environment happy-dom
// The same device on every page that says something of it, side by side: none may be happier than another.
import type { AttentionPolicy } from '@carillon/protocol/attention';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { openPages, type Source } from './testPages.tsx';

afterEach(cleanup);

interface Story {
  /** What somebody else asks of the device once all pages show that it plays. */
  readonly ask?: 'StopEvent' | 'DeleteEvent' | 'StartEvent';
  /** Of which event, if of another one than that which plays. */
  readonly id?: string;
  /** How long after that they are read: by itself as long as anything may be kept back. */
  readonly afterMs?: number;
}

/** What each page says. */
async function readPages(main: Source, fail: Source, { ask, id, afterMs = 90_000 }: Story = {}) {
  const pages = await openPages(main, fail, { hasOther: id !== undefined });
  if (ask) {
    await pages.pass(10_000);
    pages.ask(ask, id === undefined ? undefined : { id });
  }
  // In small steps, as long as a source may be waited for, and then as long as anything may be kept back.
  for (let passedMs = 0; passedMs < afterMs; passedMs += 3000) await pages.pass(3000);
  pages.client.broker.disconnect();
  return pages.read();
}

const ALL_WELL = /Nothing needs attention|all play as scheduled/;

test('a stream that is heard: each page says that it plays', async () => {
  const said = await readPages('live', 'live');
  expect(said.dashboard).toContain('Playing');
  expect(said.list).toContain('Playing');
  expect(said.welcome).toContain('Playing');
});

test.each([
  ['both sources refuse', 'refused', 'refused', 'Failed'],
  ['both sources never answer', 'dead', 'dead', 'Failed'],
  ['the fail-over source is heard', 'refused', 'live', 'Fail over'],
  ['the main source is never heard of, and the other one is', 'dead', 'live', 'Fail over'],
  ['a stream in which nothing is heard', 'silent', 'live', 'No sound'],
  ['it was stopped by somebody else', 'live', 'live', 'Stopped', { ask: 'StopEvent' }],
  ['another event was started', 'live', 'live', 'Another event', { ask: 'StartEvent', id: 'evts/2' }],
] as const)(
  'FLT-133 %s: Welcome and the list say so as the dashboard does',
  async (_case, main, fail, word, story: Story = {}) => {
    const said = await readPages(main, fail, story);
    expect(said.dashboard).toContain(word);
    expect(said.list).toContain(word);
    expect(said.welcome).toContain(word);
    expect(said.welcome).not.toMatch(ALL_WELL);
  },
);

test('FLT-133 while it is starting no page says that all is well, or that anything failed', async () => {
  const said = await readPages('dead', 'dead', { afterMs: 6000 });
  expect(said.dashboard).toContain('Starting');
  expect(said.welcome).toContain('as soon as they have answered');
  expect(said.welcome).not.toMatch(ALL_WELL);
  for (const page of Object.values(said)) expect(page).not.toContain('Failed');
});

test('FLT-123 FLT-133 its event is deleted while it plays: no page says that it plays', async () => {
  const said = await readPages('live', 'live', { ask: 'DeleteEvent' });
  expect(said.list).toContain('Paused');
  expect(said.welcome).toContain('Café terraceNo events');
  expect(said.list).not.toContain('Playing');
  // Its lane tells what colours mean, that of what plays too.
  for (const word of ['Heard now', 'Stop', 'by hand']) expect(said.dashboard).not.toContain(word);
});

test.each([
  ['each source refuses', undefined],
  ['and the host waits a minute before that is grave', { graceMs: { failed: 60_000 } }],
] as const)(
  'FLT-133 a dead stream is failed on each page, and not starting in turns: %s',
  async (_case, attention) => {
    const { client, pass, ask, words } = await openPages('refused', 'dead', { attention });
    // It fails in front of those who look: what a page finds so is told at once, whatever the grace.
    await pass(5000);
    ask('StopEvent');
    await pass(5000);
    ask('StartEvent');
    const said: string[] = [];
    // Two whole turns: main refuses, the fail-over never answers, and both are tried again.
    for (let passedMs = 0; passedMs < 90_000; passedMs += 1000) {
      await pass(1000);
      const { event, welcome, list } = words();
      said.push(`${event} ${welcome} ${list[0]}`);
    }
    client.broker.disconnect();
    const first = said.findIndex((words) => words.startsWith('Failed'));
    expect(first).toBeGreaterThan(-1);
    expect(new Set(said.slice(first))).toEqual(new Set(['Failed Failed Failed']));
  },
);

describe('FLT-133 every page says the same at the same time', () => {
  type Pages = Awaited<ReturnType<typeof openPages>>;
  const wake = () => void document.dispatchEvent(new Event('visibilitychange'));

  test.each([
    ['the device goes offline', ({ cut }: Pages) => cut(), ['Playing Online', 'Offline']],
    [
      'it goes, and is back after 300 ms',
      async ({ cut, returns, pass }: Pages) => {
        cut();
        await pass(300);
        returns();
      },
      ['Playing Online', 'Offline', 'Checking', 'Playing Online'],
    ],
    ['somebody comes back to the tab', wake, ['Playing Online']],
    ['the line is gone for a second', ({ hub }: Pages) => hub.disconnect(() => true), ['Playing Online']],
    [
      'the line is gone for ten',
      async ({ hub, pass }: Pages) => {
        hub.stop();
        for (let passedMs = 0; passedMs < 10_000; passedMs += 250) await pass(250);
        hub.start();
      },
      ['Playing Online', 'As last known', 'Playing Online'],
    ],
  ])('%s', async (_case, happen, expected) => {
    const pages = await openPages('live', 'live');
    for (let passedMs = 0; passedMs < 20_000; passedMs += 1000) await pages.pass(1000);
    const steps: string[] = [];
    function look() {
      const { welcome, list, header } = pages.words();
      expect([list.at(-1), list[0]]).toEqual([header, welcome]);
      if (steps.at(-1) !== list.join(' ')) steps.push(list.join(' '));
    }
    look();
    const pass = async (ms: number) => {
      await pages.pass(ms);
      look();
    };
    await happen({ ...pages, pass });
    for (let passedMs = 0; passedMs < 15_000; passedMs += 250) await pass(250);
    pages.client.broker.disconnect();
    expect(steps).toEqual(expected);
  });
});

test('FLT-133 it comes and goes every three seconds: it is being checked on each page, and nothing else in turns', async () => {
  const pages = await openPages('live', 'live');
  for (let passedMs = 0; passedMs < 10_000; passedMs += 1000) await pages.pass(1000);
  const steps: string[] = [];
  for (let turn = 0; turn < 8; turn++) {
    if (turn % 2 === 0) pages.cut();
    else pages.returns();
    for (let passedMs = 0; passedMs < 3000; passedMs += 250) {
      await pages.pass(250);
      const { welcome, list, header } = pages.words();
      expect([list.at(-1), list[0]]).toEqual([header, welcome]);
      if (steps.at(-1) !== list.join(' ')) steps.push(list.join(' '));
    }
  }
  pages.client.broker.disconnect();
  expect(steps).toEqual(['Offline', 'Checking']);
});

describe('FLV-03 each page is as grave as the host says', () => {
  async function openStopped(attention: AttentionPolicy) {
    const pages = await openPages('live', 'live', { attention });
    await pages.pass(5000);
    pages.ask('StopEvent');
    for (let passedMs = 0; passedMs < 9000; passedMs += 3000) await pages.pass(3000);
    pages.client.broker.disconnect();
    const loud = (page: 'list' | 'dashboard') =>
      /danger|warning/.exec([...pages.find(page, '[class*="StateLabel"]')].join(' '))?.[0];
    return { said: pages.read(), marks: [loud('list'), loud('dashboard')] };
  }

  test('red', async () => {
    const { said, marks } = await openStopped({ severity: { stoppedByHand: 'danger' } });
    expect(marks).toEqual(['danger', 'danger']);
    expect(said.welcome).not.toMatch(ALL_WELL);
    expect(said.dashboard).toContain('Why is it silent');
  });

  test('of no consequence', async () => {
    const { said, marks } = await openStopped({ severity: { stoppedByHand: 'none' } });
    expect(marks).toEqual([undefined, undefined]);
    expect(said.welcome).toMatch(ALL_WELL);
    expect(said.dashboard).not.toContain('Why is it silent');
  });
});

test('FLT-133 one device that did not answer beside one that plays: nothing needs attention of the other, and it is counted', async () => {
  const pages = await openPages('live', 'live', { others: ['CR-1003'] });
  // Before it is taken for offline.
  for (let passedMs = 0; passedMs < 2000; passedMs += 500) await pages.pass(500);
  pages.client.broker.disconnect();
  expect(pages.read().welcome).toContain(
    'Nothing needs attention: 1 of 2 checked. 1 device has not answered.',
  );
});

test('FLT-133 a device whose class has no topics is offline on each page', async () => {
  const { client, pass, words } = await openPages('live', 'live', { classId: 0 });
  for (let passedMs = 0; passedMs < 9000; passedMs += 3000) await pass(3000);
  client.broker.disconnect();
  expect(words()).toMatchObject({ welcome: 'Offline', list: ['Offline'], header: 'Offline' });
});

test('FLT-133 the volume is at power off, which the open dashboard has read: each page says so', async () => {
  const pages = await openPages('live', 'live');
  await pages.pass(5000);
  pages.ask('vol', { l: 255, r: 255 });
  for (let passedMs = 0; passedMs < 9000; passedMs += 3000) await pages.pass(3000);
  pages.client.broker.disconnect();
  const said = pages.read();
  for (const page of ['welcome', 'list', 'dashboard']) expect(said[page]).toContain('Power off');
});
