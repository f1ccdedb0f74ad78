/** What not every browser has: some have it as a property, some not at all. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => WeekInfo;
  readonly weekInfo?: WeekInfo;
}

interface WeekInfo {
  /** 1 (Monday) to 7. */
  readonly firstDay: number;
}

// Unicode's supplemental data (CLDR 48); everywhere else a week begins on Monday.
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
const FRIDAY = 'MV';

// A week is drawn again at each key that moves an event on it, and a browser takes some time to say.
const found = new Map<string, number>();

/** The day with which a week begins where people speak this locale, 0 (Sunday) to 6, as `WeekStrip` takes it. */
export function findFirstDay(locale: string): number {
  const day = found.get(locale) ?? askFirstDay(locale);
  found.set(locale, day);
  return day;
}

function askFirstDay(locale: string): number {
  const known: WeekLocale = new Intl.Locale(locale);
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: undefined };
  return firstDay === undefined ? firstDayIn(known.maximize().region ?? '') : firstDay % 7;
}

function firstDayIn(region: string): number {
  const isIn = (regions: string) => regions.split(' ').includes(region);
  if (isIn(SUNDAY)) return 0;
  if (isIn(SATURDAY)) return 6;
  return isIn(FRIDAY) ? 5 : 1;
}
