import type { Transport } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { Hub } from '../broker/hub.ts';
import type { Random } from '../random.ts';
import { checkKind } from './checkKind.ts';
import { checkWithin } from './checks.ts';
import { type ExpectationError, formatMs } from './expectation.ts';
import type { Pace } from './pace.ts';
import type { ScenarioDevice } from './scenarioOptions.ts';
import type { Within } from './witness.ts';

/** What is looked for on a screen, in words, roles and names as a person has them. */
export type Sight =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'role'; readonly role: string; readonly name: string }
  /** The only one of this name that can be pressed, and it can be pressed now. */
  | { readonly kind: 'pressable'; readonly name: string }
  /** The only field with this label, and it takes what is typed now. */
  | { readonly kind: 'field'; readonly label: string };

/** A screen that is open. */
export interface ScreenView {
  /** Whether the page at its address stands there: until then nobody looks for anything on it. */
  isDrawn(): Promise<boolean>;
  /** Whether somebody who looks now sees it. */
  sees(sight: Sight): Promise<boolean>;
  /** What there is instead, in lines for people. */
  describe(sight: Sight): Promise<readonly string[]>;
  press(name: string): Promise<void>;
  type(label: string, text: string): Promise<void>;
  close(): void;
}

/** What the screens of a run live in. */
export interface ScreenWorld {
  readonly clock: Clock;
  readonly random: Random;
  readonly zone: string | undefined;
  /** Hears what devices say, for a platform that knows which are online. */
  readonly observe: Hub['observe'];
}

/** Whose screen it is. */
export interface ScreenPerson {
  readonly isAdmin: boolean;
  /** The clock of this person's computer. */
  readonly clock: Clock;
  /** The way of this person to the broker; whatever login it is given, it is that of the person. */
  readonly transport: Transport;
}

/** The real screens of a run, where there is a browser: what a scenario is given by `runScenario(…, { screens })`. */
export interface Screens {
  /** A device is on the stage from now on: the platform of the screens is to know it. */
  register(device: ScenarioDevice): void;
  /** Opens the page at an address. */
  open(at: string, person: ScreenPerson): Promise<ScreenView>;
  /** Resolves when the page has done what it had to do: only then does time go on. */
  settle(): Promise<void>;
  /** Real milliseconds for which a page that draws late is waited for, while virtual time stands still. */
  readonly patienceMs: number;
  close(): void;
}

export type CreateScreens = (world: ScreenWorld) => Screens;

/** What is done where there is no browser, and so nobody who could press or type: the same by a command. */
export type WithoutBrowser = () => Promise<unknown>;

/**
 * A real screen as a person sees and uses it, by words, roles and names. Without a browser its steps are left out, and the
 * report says so. The first step opens it; it stays open until it is closed or the scenario ends.
 *
 * Each step takes the same virtual time with a browser and without one, all of its `withinMs`, whenever the sight comes: so what
 * follows happens at the same moment in both.
 */
export interface StageScreen {
  /** Expects these words to be seen, within a second or as given. */
  expectText(text: string, within?: Within): Promise<void>;
  /** Expects these words not to be seen, or to be gone within a second or as given. Fails on a page that does not come. */
  expectNoText(text: string, within?: Within): Promise<void>;
  /** Expects something of an ARIA role and with an accessible name, such as `expectRole('button', 'Stop')`. */
  expectRole(role: string, name: string, within?: Within): Promise<void>;
  /** After a second, presses the button, link, switch, tab or option of this name. */
  press(name: string, without?: WithoutBrowser): Promise<void>;
  /** After a second, types into the field with this label, in the place of what stands there. */
  type(label: string, text: string, without?: WithoutBrowser): Promise<void>;
  /** Closes it: what it asks of devices it asks no more. */
  close(): Promise<void>;
}

/** What a step takes of time where nothing else is said: as long as a person looks for something. */
const LOOK_MS = 1000;
/** Between two looks while virtual time stands still. */
const LOOK_AGAIN_MS = 20;

interface ScreenControls {
  step<T>(run: () => T | Promise<T>): Promise<T>;
  /** Moves time until the check returns something, at most by `ms`. */
  wait(check: () => true | undefined | Promise<true | undefined>, ms: number): Promise<true | undefined>;
  /** Moves time by `ms`, with what nobody looks at. */
  passTime(ms: number): unknown;
  recordFailure(expected: string, happened: readonly string[]): ExpectationError;
  /** The moment, for people. */
  format(): string;
  readonly pace: Pace;
  /** Opens the page of a person at an address; undefined where there is no browser. */
  readonly open: ((at: string, console: string | undefined) => Promise<ScreenView>) | undefined;
  readonly patienceMs: number;
}

/** The screens of a scenario, and what the report has to say of them. */
export function createStageScreens(controls: ScreenControls) {
  const { step, wait, passTime, recordFailure, pace, patienceMs } = controls;
  const opened = new Map<string, StageScreen>();
  const rows: (readonly [string, string])[] = [];
  const views = new Set<ScreenView>();
  let leftOut = 0;
  function create(at: string, who: string | undefined, open: NonNullable<ScreenControls['open']>) {
    const name = who === undefined ? at : `${who}, ${at}`;
    let view: ScreenView | undefined;

    async function openView() {
      if (view) return view;
      const opening = await open(at, who);
      view = opening;
      views.add(opening);
      // How long a page takes to come is no time of the scenario. One that never comes shows nothing.
      await look(async () => (await opening.isDrawn()) || undefined, 0);
      // What is due now arrives: its connection, and what devices answer.
      await passTime(0);
      return opening;
    }

    /** Looks while all of this time passes; at the end of it a page that draws late has real time to do so. */
    async function look(check: () => Promise<true | undefined>, withinMs: number) {
      let isFound: true | undefined;
      await wait(async () => {
        isFound ??= await check();
        return undefined;
      }, withinMs);
      const endMs = performance.now() + patienceMs;
      while (!isFound && performance.now() < endMs) {
        pace.check();
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
        isFound = await wait(check, 0);
      }
      return isFound;
    }

    async function expectSight(sight: Sight, wanted: string, { withinMs = LOOK_MS }: Within, isThere = true) {
      const page = await openView();
      // A page that does not stand there says nothing: that a text is not on it is no news.
      const isSo = async () => (await page.sees(sight)) === isThere && (isThere || (await page.isDrawn()));
      const isFound = await look(async () => (await isSo()) || undefined, withinMs);
      const limit = withinMs > 0 ? ` within ${formatMs(withinMs)}` : '';
      if (!isFound) {
        const came = (await page.isDrawn()) ? [] : ['the page has not come'];
        throw recordFailure(`${name}: ${wanted}${limit}`, [...came, ...(await page.describe(sight))]);
      }
      rows.push(['screen', `${controls.format()}  ${name}: ${wanted}`]);
      return page;
    }

    /** What is there to be used then: a person uses it at the end of the look, as the command line does in their place. */
    async function findForUse(sight: Sight, wanted: string) {
      await openView();
      await passTime(LOOK_MS);
      return expectSight(sight, wanted, { withinMs: 0 });
    }

    const screen: StageScreen = {
      expectText: (text, within = {}) =>
        step(async () => {
          checkWords('expectText', within, { text });
          await expectSight({ kind: 'text', text }, `the text '${text}'`, within);
        }),
      expectNoText: (text, within = {}) =>
        step(async () => {
          checkWords('expectNoText', within, { text });
          await expectSight({ kind: 'text', text }, `no text '${text}'`, within, false);
        }),
      expectRole: (role, named, within = {}) =>
        step(async () => {
          checkWords('expectRole', within, { role, name: named });
          await expectSight({ kind: 'role', role, name: named }, `a ${role} '${named}'`, within);
        }),
      press: (named) =>
        step(async () => {
          checkWords('press', {}, { name: named });
          const page = await findForUse({ kind: 'pressable', name: named }, `'${named}' to press`);
          await page.press(named);
        }),
      type: (label, text) =>
        step(async () => {
          checkWords('type', {}, { label, text });
          const page = await findForUse({ kind: 'field', label }, `'${label}' to type '${text}' into`);
          await page.type(label, text);
        }),
      close: () =>
        step(() => {
          if (view) views.delete(view);
          view?.close();
          view = undefined;
        }),
    };
    return screen;
  }

  /** Where nobody looks: what is handed in is looked at, and time passes, all the same. */
  function createUnseen(): StageScreen {
    const leaveOut = (name: string, within: Within, words: Readonly<Record<string, unknown>>) =>
      step(async () => {
        checkWords(name, within, words);
        leftOut++;
        await passTime(within.withinMs ?? LOOK_MS);
      });
    const act = async (
      name: string,
      words: Readonly<Record<string, unknown>>,
      without: WithoutBrowser = async () => {},
    ) => {
      await leaveOut(name, {}, words);
      await without();
    };
    return {
      expectText: (text, within = {}) => leaveOut('expectText', within, { text }),
      expectNoText: (text, within = {}) => leaveOut('expectNoText', within, { text }),
      expectRole: (role, name, within = {}) => leaveOut('expectRole', within, { role, name }),
      press: (name, without) => act('press', { name }, without),
      type: (label, text, without) => act('type', { label, text }, without),
      close: async () => {},
    };
  }

  return {
    screen(at: string, who: string | undefined): StageScreen {
      checkKind('The address of a screen', at, "text that begins with '/'", isAddress);
      const key = `${who ?? ''} ${at}`;
      const screen = opened.get(key) ?? (controls.open ? create(at, who, controls.open) : createUnseen());
      opened.set(key, screen);
      return screen;
    },
    isOpen: () => views.size > 0,
    /** How many steps on screens nobody looked at. */
    countLeftOut: () => leftOut,
    /** For the report: which steps on screens came true, or that they were left out. */
    rows: (): readonly (readonly [string, string])[] =>
      leftOut === 0
        ? rows
        : [['left out', `${leftOut} ${leftOut === 1 ? 'step' : 'steps'} on screens: there is no browser`]],
  };
}

const isAddress = (given: unknown) => typeof given === 'string' && given.startsWith('/');

/** Throws a RangeError for what is not a text, and for an empty one: that would be everywhere. */
function checkWords(step: string, within: unknown, words: Readonly<Record<string, unknown>>): void {
  checkWithin(step, within);
  for (const [name, given] of Object.entries(words)) {
    checkKind(`The ${name} of ${step}`, given, 'text', (one) => typeof one === 'string' && one !== '');
  }
}
