import { seedFrom } from '../random.ts';
import { clipping, music, type Signal, sides, silence, speech, tone } from './signal.ts';

/** A stream as it arrives: its format, what the station says of itself, and its levels. `br` is kbit/s, `sr` Hz. */
export interface Station {
  readonly codec: number;
  readonly mime: string;
  readonly ch: 0 | 1;
  readonly br: number;
  readonly sr: number;
  readonly name: string;
  readonly url: string;
  readonly descr: string;
  readonly genre: string;
  readonly adv: 0 | 1;
  readonly signal: Signal;
}

type Description = Omit<Station, 'signal'>;

const MP3 = { codec: 6, mime: 'audio/mpeg', ch: 1, br: 192, sr: 44_100 } as const;
const OGG = { codec: 5, mime: 'application/ogg', ch: 1, br: 160, sr: 48_000 } as const;

const AURORA = {
  ...MP3,
  name: 'Aurora Radio',
  url: 'https://aurora-radio.example',
  descr: 'Gentle songs and the news on the hour',
  genre: 'Easy listening',
  adv: 1,
} as const;

/** The stations that the example events listen to. */
const KNOWN: ReadonlyMap<string, Description> = new Map<string, Description>([
  ['live.aurora-radio.example', AURORA],
  ['backup.aurora-radio.example', { ...AURORA, br: 128, descr: 'Aurora Radio, second transmitter' }],
  [
    'stream.meridian.example',
    {
      ...OGG,
      name: 'Meridian Lounge',
      url: 'https://meridian.example/lounge',
      descr: 'Jazz, bossa nova and slow electronics without a break',
      genre: 'Lounge',
      adv: 0,
    },
  ],
]);

/** What is heard from a host that begins with such a word and a dot; from all others music. */
const SIGNALS: Readonly<Record<string, (seed: number) => Signal>> = {
  silent: () => silence,
  speech,
  tone: () => tone,
  sides: () => sides,
  clipping,
};

/** One of each for all who hear it, as a fleet does. */
const heard = new Map<string, Station>();

/** The station at a host. Every host has one: those not known above are named after themselves. */
export function stationAt(host: string): Station {
  const station = heard.get(host) ?? makeStation(host);
  if (KNOWN.has(host)) heard.set(host, station);
  return station;
}

function makeStation(host: string): Station {
  const known = KNOWN.get(host) ?? {
    ...MP3,
    name: `Radio ${host}`,
    url: `https://${host}`,
    descr: 'A synthetic station',
    genre: 'Variety',
    adv: 0,
  };
  const [kind = ''] = host.split('.', 1);
  const signal = (Object.hasOwn(SIGNALS, kind) && SIGNALS[kind]) || music;
  return { ...known, signal: signal(seedFrom(host)) };
}
