// `npm run icons` writes the drawings of the kit from those of lucide; a test compares them. They are data that a few lines of
// our own draw (decision 0022).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.ts';

/** Where the drawings stand: a module each, since a bundler gives a module that two pages share to both of them whole. */
export const FOLDER = 'packages/react/src/ui/icons/lucide';
const LIST = 'packages/react/src/ui/icons/icons.ts';

/** What lucide calls the drawings that screens use, by our names. */
export const NAMES: Readonly<Record<string, string>> = {
  ArrowBigUpDash: 'arrow-big-up-dash',
  ArrowRight: 'arrow-right',
  ArrowUpDown: 'arrow-up-down',
  Ban: 'ban',
  Bell: 'bell',
  BellOff: 'bell-off',
  Bookmark: 'bookmark',
  BookmarkPlus: 'bookmark-plus',
  Calendar: 'calendar',
  CalendarClock: 'calendar-clock',
  CalendarPlus: 'calendar-plus',
  CalendarSearch: 'calendar-search',
  Check: 'check',
  ChevronDown: 'chevron-down',
  ChevronLeft: 'chevron-left',
  ChevronRight: 'chevron-right',
  ChevronUp: 'chevron-up',
  Circle: 'circle',
  CircleAlert: 'circle-exclamation-point',
  CircleCheck: 'circle-check',
  CirclePlay: 'circle-play',
  CircleQuestion: 'circle-question-mark',
  CircleX: 'circle-x',
  Clock: 'clock',
  ClockAlert: 'clock-exclamation-point',
  Copy: 'copy',
  CopyPlus: 'copy-plus',
  Download: 'download',
  Ellipsis: 'ellipsis',
  Equal: 'equal',
  Eye: 'eye',
  EyeOff: 'eye-off',
  FileSpreadsheet: 'file-spreadsheet',
  Globe: 'globe',
  Hand: 'hand',
  HardDrive: 'hard-drive',
  Headphones: 'headphones',
  History: 'rotate-ccw-clock',
  Image: 'image',
  ImageOff: 'image-off',
  Info: 'info',
  KeyRound: 'key-round',
  Layers: 'layers',
  LayoutGrid: 'layout-grid',
  LifeBuoy: 'life-buoy',
  ListRows: 'list',
  LoaderCircle: 'loader-circle',
  Lock: 'lock',
  LockOpen: 'lock-open',
  LogIn: 'log-in',
  LogOut: 'log-out',
  Mail: 'mail',
  MapPin: 'map-pin',
  Maximize2: 'maximize-2',
  MenuLines: 'menu',
  Mic: 'mic',
  Minus: 'minus',
  Monitor: 'monitor',
  Package: 'package',
  Pause: 'pause',
  Pencil: 'pencil',
  Play: 'play',
  Plus: 'plus',
  Power: 'power',
  Printer: 'printer',
  Radio: 'radio',
  RadioTower: 'radio-tower',
  RefreshCw: 'refresh-cw',
  Search: 'search',
  Shield: 'shield',
  ShoppingBasket: 'shopping-basket',
  Speaker: 'speaker',
  Square: 'square',
  Star: 'star',
  Store: 'store',
  Tag: 'tag',
  Trash2: 'trash',
  TriangleAlert: 'triangle-exclamation-point',
  Truck: 'truck',
  Undo2: 'undo-2',
  Unplug: 'unplug',
  Upload: 'upload',
  UserPlus: 'user-plus',
  UserRound: 'user-round',
  UserRoundCheck: 'user-round-check',
  UserRoundX: 'user-round-x',
  Users: 'users',
  Volume2: 'volume-2',
  VolumeX: 'volume-x',
  Waypoints: 'waypoints',
  WifiOff: 'wifi-off',
  X: 'x',
  ZoomIn: 'zoom-in',
  ZoomOut: 'zoom-out',
};

interface LucideModule {
  readonly __iconData?: { readonly size: number; readonly node: readonly LucideNode[] };
}

type LucideNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const printAttributes = ({ key, ...attributes }: LucideNode[1]): string =>
  `{ ${Object.entries(attributes)
    .map(([name, value]) => `${name}: '${value}'`)
    .join(', ')} }`;

const HEAD =
  '// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.';

async function printDrawing(name: string, file: string): Promise<string> {
  const { __iconData: data }: LucideModule = await import(`lucide-react/icons/${file}`);
  if (data?.size !== 24) throw new Error(`lucide has no drawing ${file} on a grid of 24.`);
  return [
    HEAD,
    "import { drawing } from '../drawing.ts';",
    '',
    `export const ${name} = /* @__PURE__ */ drawing([`,
    ...data.node.map(([tag, attributes]) => `  ['${tag}', ${printAttributes(attributes)}],`),
    ']);',
    '',
  ].join('\n');
}

const printList = (): string =>
  [
    HEAD,
    "export { BrandMark } from '../layout/BrandMark.tsx';",
    ...Object.entries(NAMES)
      .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
      .map(([name, file]) => `export { ${name} } from './lucide/${file}.ts';`),
    '',
  ].join('\n');

/** The drawings and their list, by their files. */
export async function printIcons(): Promise<Map<string, string>> {
  const icons = new Map([[LIST, printList()]]);
  for (const [name, file] of Object.entries(NAMES))
    icons.set(join(FOLDER, `${file}.ts`), await printDrawing(name, file));
  return icons;
}

if (import.meta.main) {
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, FOLDER));
  for (const [file, text] of await printIcons()) writeFileSync(join(root, file), text);
  console.log(`Wrote ${FOLDER} and ${LIST}`);
}
