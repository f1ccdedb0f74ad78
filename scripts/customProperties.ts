// Prints the page of custom properties for integrators, from the tokens: `npm run api`, which a token without a sentence here
// stops.
import { dark, fixed, light } from '../packages/react/src/ui/theme/tokens.ts';

type Themed = keyof typeof light;
type Fixed = keyof typeof fixed;

const FILE = 'docs/embed/custom-properties.md';

interface Group {
  readonly title: string;
  /** What hangs together. */
  readonly together: string;
}

interface ThemedGroup extends Group {
  readonly tokens: Partial<Record<Themed, string>>;
}

const grounds = {
  surface: 'the ground of a page',
  raised: 'panels, rows and fields upon it',
  overlay: 'menus, dialogs and messages above it',
  sunken: 'heads of tables, what lies lower',
  hover: 'a row or a button under the pointer',
  pressed: 'the same while it is pressed',
  text: 'what is read',
  muted: 'what is said beside it',
  faint: 'the least that is said: units, empty places',
  border: 'hairlines between things',
  'border-strong': 'edges of what can be used: fields, buttons',
} satisfies Partial<Record<Themed, string>>;

const accent = {
  accent: 'what is alive or chosen: Playing, links, the main button',
  'accent-hover': 'the main button under the pointer',
  'accent-pressed': 'the same while it is pressed',
  'on-accent': 'what is written on these three',
  'accent-tint': 'the ground of what is chosen',
  'on-accent-tint': 'what is written on it',
  focus: 'the ring around what has the focus, 3 to 1 on every ground',
} satisfies Partial<Record<Themed, string>>;

const states = {
  success: 'what is well',
  'success-tint': 'its ground',
  'on-success-tint': 'what is written on it',
  danger: 'what failed, and the button that deletes',
  'danger-hover': 'that button under the pointer',
  'danger-pressed': 'the same while it is pressed',
  'on-danger': 'what is written on these three',
  'danger-tint': 'the ground of an alert',
  'on-danger-tint': 'what is written on it',
  warning: 'what asks for attention: offline, on fail-over',
  'on-warning': 'what is written on it',
  'warning-tint': 'the ground of a notice',
  'on-warning-tint': 'what is written on it',
  info: 'what comes: scheduled',
  'info-tint': 'its ground',
  'on-info-tint': 'what is written on it',
} satisfies Partial<Record<Themed, string>>;

const meters = {
  glass: 'the pane of a meter and of the signal path, dark in both themes',
  'on-glass': 'what is written on it',
  'meter-green': 'lit, up to 70 of 100',
  'meter-yellow': 'lit, up to 90',
  'meter-red': 'lit, above that',
  'meter-green-off': 'the same places unlit',
  'meter-yellow-off': 'the same places unlit',
  'meter-red-off': 'the same places unlit',
  'meter-peak': 'the mark of the loudest moment',
} satisfies Partial<Record<Themed, string>>;

const tagOf = (name: string) =>
  ({
    [`tag-${name}`]: `the ground of a tag of the kind "${name}"`,
    [`tag-${name}-text`]: 'what is written on it',
  }) as Partial<Record<Themed, string>>;

const tags = Object.assign(
  {},
  ...['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'dark'].map(tagOf),
) as Partial<Record<Themed, string>>;

const others = {
  'color-scheme': 'what the browser draws itself: scroll bars, pickers',
  backdrop: 'what lies over the page behind a dialog',
  'elevation-1': 'the shadow of menus and popovers',
  'elevation-2': 'the shadow of dialogs and messages',
  'picture-brightness': 'how bright pictures are that were taken in daylight',
} satisfies Partial<Record<Themed, string>>;

const themed: readonly ThemedGroup[] = [
  {
    title: 'Grounds, words and lines',
    together:
      'A set of its own for each theme. `text` and `muted` can be read on each of the grounds, `faint` on all but `pressed` (4.5 to 1); `border-strong` can be seen on all but that (3 to 1).',
    tokens: grounds,
  },
  {
    title: 'The accent',
    together:
      'Seven that belong together. Give one colour, and have the others made of it (below); or set all seven, for each theme.',
    tokens: accent,
  },
  {
    title: 'States',
    together:
      'Each with its tint and what is written on both. No state is told by its colour alone, but the colours of two are to differ: well and playing, offline and failed.',
    tokens: states,
  },
  {
    title: 'Meters',
    together:
      'On a glass that is dark in both themes: lit and unlit are told apart at each place (3 to 1). The places do not move with the colours.',
    tokens: meters,
  },
  {
    title: 'Tags',
    together: 'A ground and its words for each kind that a tag can have on the platform.',
    tokens: tags,
  },
  {
    title: 'What lies above the page',
    together: 'The scheme decides what the browser draws; leave it with the theme.',
    tokens: others,
  },
];

const fixedGroups: readonly (Group & { readonly is: RegExp })[] = [
  {
    title: 'Type',
    together:
      'Each is a whole `font`: weight, size and line, multiples of `unit`. Set `font` for another family, and `unit` where texts are to follow the text size of the browser; a size by itself is to be changed with care, since heights of rows hang on it.',
    is: /^(unit|font|type-)/,
  },
  {
    title: 'Space and edges',
    together:
      'Steps of four pixels, by their number. `radius-control` is that of buttons and fields, `radius-panel` that of panels and dialogs.',
    is: /^(space|radius)-/,
  },
  {
    title: 'Time',
    together: 'How long what moves does so: none where less motion is wanted.',
    is: /^duration-/,
  },
  {
    title: 'Order above the page',
    together:
      'Where your page has layers of its own, move all of ours, in this order. What opens over a page is drawn into `container`, and a dialog of the browser (`showModal`) is above every number.',
    is: /^z-/,
  },
];

const cell = (value: string) => `\`${value.replaceAll('|', '\\|')}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const section = ({ title, together }: Group, rows: string) => `## ${title}\n\n${together}\n\n${rows}`;

const HEAD = `# Custom properties

What the screens are drawn with: each is a custom property \`--carillon-…\` in the cascade layer \`carillon\`, so a rule of yours outside a layer wins. Set them for \`:root, [data-carillon-theme]\` (the second is for where \`theme\` is given), and for the dark theme once for \`[data-carillon-theme='dark']\` and once for \`:root\` under \`@media (prefers-color-scheme: dark)\`. A name that stands here stays ([what is promised](../promises.md)). Written by \`npm run api\` from the tokens.`;

const ONE_ACCENT = `One colour tints the rest. \`@carillon/react/accent\` makes all seven of it, for both themes, moved until each can be read where it stands (WCAG 2.2 AA, whatever colour it is):

\`\`\`ts
import { writeAccent } from '@carillon/react/accent';

const sheet = new CSSStyleSheet();
sheet.replaceSync(writeAccent({ accent: '#7c3aed' })); // and accentDark, where the dark theme has one of its own
document.adoptedStyleSheets.push(sheet);
\`\`\`

It is text of a style sheet, so a build step may as well write it into a file. \`deriveAccent('#7c3aed', 'light')\` gives the seven by their names.`;

/** Throws where a token is told nowhere, or twice. */
export function printCustomProperties(): [file: string, text: string] {
  const told = themed.flatMap(({ tokens }) => Object.keys(tokens));
  const missing = Object.keys(light).filter((name) => told.filter((other) => other === name).length !== 1);
  const unplaced = Object.keys(fixed).filter(
    (name) => fixedGroups.filter(({ is }) => is.test(name)).length !== 1,
  );
  if (missing.length + unplaced.length > 0) {
    throw new Error(
      `scripts/customProperties.ts is to tell each once: ${[...missing, ...unplaced].join(', ')}.`,
    );
  }
  const sections = [
    ...themed.map((group) => {
      const rows = Object.entries(group.tokens).map(([name, what]) => [
        cell(`--carillon-${name}`),
        cell(light[name as Themed]),
        cell(dark[name as Themed]),
        what,
      ]);
      const printed = section(group, table(['Name', 'Light', 'Dark', 'What it is'], rows));
      return group.tokens === accent ? `${printed}\n\n${ONE_ACCENT}` : printed;
    }),
    ...fixedGroups.map((group) => {
      const names = Object.keys(fixed).filter((name) => group.is.test(name));
      return section(
        group,
        table(
          ['Name', 'Value'],
          names.map((name) => [cell(`--carillon-${name}`), cell(fixed[name as Fixed])]),
        ),
      );
    }),
  ];
  return [FILE, `${[HEAD, ...sections].join('\n\n')}\n`];
}
