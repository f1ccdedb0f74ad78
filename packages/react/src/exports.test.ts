import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as account from './account.ts';
import * as backoffice from './backoffice.ts';
import * as devices from './devices.ts';
import * as paths from './hooks/paths.ts';
import * as index from './index.ts';
import * as italian from './italian.ts';
import { asPart } from './screens/asPart.tsx';
import { asScreen } from './screens/ScreenBoundary.tsx';
import * as shop from './shop.ts';
import * as ui from './ui/index.ts';

const modules = { index, account, backoffice, devices, italian, paths, shop, ui };

// What is listed here is a promise to whoever imports it; everything else can change freely.
const doors = {
  index: [
    'AppShell',
    'CarillonProvider',
    'NotFound',
    'RequireGuest',
    'RequireSession',
    'Welcome',
    'createLanguage',
    'createMemoryNavigation',
    'lazyPart',
    'lazyScreen',
    'obeyContentSecurity',
    'useAction',
    'useBroker',
    'useCall',
    'useCarillon',
    'useDevice',
    'useDeviceChannel',
    'useDeviceChannelStore',
    'useDeviceSetting',
    'useFormat',
    'useLatestCommand',
    'useListParams',
    'useMediaUrl',
    'useMessages',
    'useNow',
    'useOneTimeParams',
    'usePaths',
    'useSession',
    'useUnsavedChanges',
    'withinHost',
  ],
  account: ['Login', 'LoginForm', 'useLogin'],
  backoffice: ['CountryForm', 'CountryList'],
  devices: [
    'DeviceDashboard',
    'DeviceEventPanel',
    'DeviceLevels',
    'DeviceList',
    'DeviceNextPanel',
    'DeviceNotices',
    'DeviceRadioPanel',
    'DeviceStreamPanel',
    'useDeviceDashboard',
  ],
  italian: ['italian'],
  paths: ['addresses', 'loginPath', 'paths', 'returnPath'],
  shop: ['Shop'],
  ui: [
    'Alert',
    'ArrowUpDown',
    'Badge',
    'Banner',
    'BrandMark',
    'Breadcrumbs',
    'Button',
    'ButtonLink',
    'CalendarClock',
    'Check',
    'Checkbox',
    'ChevronDown',
    'ChevronLeft',
    'ChevronRight',
    'CircleAlert',
    'CircleCheck',
    'CirclePlay',
    'ComboBox',
    'ConfirmDialog',
    'DateField',
    'Dialog',
    'EmptyState',
    'EqualizerCurve',
    'Eye',
    'EyeOff',
    'Facts',
    'FileDrop',
    'Globe',
    'Icon',
    'Info',
    'LevelMeter',
    'LifeBuoy',
    'Link',
    'List',
    'LoaderCircle',
    'LoadingList',
    'Lock',
    'LogOut',
    'Mail',
    'MapPin',
    'Menu',
    'Mic',
    'Minus',
    'MultiSelect',
    'NavigationProvider',
    'NumberField',
    'OverlayProvider',
    'Pagination',
    'Panel',
    'PasswordField',
    'Pause',
    'Pencil',
    'Play',
    'Plus',
    'Popover',
    'ProgressBar',
    'Radio',
    'RadioGroup',
    'RangeSlider',
    'RowList',
    'Screen',
    'ScreenTitle',
    'Search',
    'SearchField',
    'Select',
    'Skeleton',
    'Slider',
    'Speaker',
    'Spinner',
    'Square',
    'StateLabel',
    'TabLinks',
    'TextArea',
    'TextField',
    'TimeField',
    'ToastRegion',
    'ToggleGroup',
    'Tooltip',
    'Trash2',
    'TriangleAlert',
    'Unplug',
    'UserRound',
    'VectorIcon',
    'Volume2',
    'WeekStrip',
    'WifiOff',
    'X',
    'columns',
    'containerName',
    'createToastQueue',
    'cut',
    'figures',
    'firstDayOf',
    'focusRing',
    'ground',
    'hiddenBelow',
    'joinClasses',
    'reset',
    'ring',
    'shownBelow',
    'stack',
    'strong',
    'text',
    'tone',
    'toolbar',
    'useLink',
    'useRowSelection',
    'vars',
    'visuallyHidden',
    'widths',
  ],
};

test.each(['index', 'account', 'backoffice', 'devices', 'italian', 'paths', 'shop', 'ui'] as const)(
  '@carillon/react exports through its door %s what is written here',
  (name) => {
    expect(Object.keys(modules[name]).sort()).toEqual(doors[name]);
  },
);

test('FLT-107 every screen, and every part of one, takes nothing down with it: each is made by asScreen or asPart', () => {
  const bounded = [asScreen('Screen', () => null).name, asPart('Part', () => null).name];
  const exported = Object.entries({ ...index, ...account, ...backoffice, ...devices, ...shop });
  const components = exported.filter(([name]) => /^[A-Z]/.test(name) && name !== 'CarillonProvider');
  expect(components).not.toEqual([]);
  expect(components.filter(([, value]) => !bounded.includes(value.name)).map(([name]) => name)).toEqual([]);
});

test('@carillon/react has no other door but its style sheet', () => {
  const names = Object.keys(doors).map((name) => (name === 'index' ? '.' : `./${name}`));
  expect(Object.keys(manifest.exports)).toEqual([...names, './styles.css']);
});
