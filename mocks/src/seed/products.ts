import type { PriceTier, Product } from '@carillon/protocol';

/** A product: of its pictures and tags only the ids are read. */
export type ProductSeed = Omit<Product, 'medias' | 'tags'> & {
  readonly medias: readonly { readonly id: number }[];
  readonly tags: readonly { readonly id: number }[];
};

/** One price in cents, or several as [price, from this quantity on, discount in percent]. */
type Prices = number | readonly (readonly [price: number, quantity: number, discount: number])[];

/** What is written out of a product; what is left out is as usual. */
interface Entry {
  readonly title: string;
  readonly sku: string;
  readonly prices: Prices;
  readonly stock: number;
  readonly summary: string;
  readonly description: string;
  readonly features?: string;
  readonly note?: string;
  readonly alert?: string;
  readonly medias: readonly number[];
  readonly tags: readonly number[];
  readonly state?: 'inactive' | 'unavailable';
}

const entries: readonly Entry[] = [
  {
    title: 'Carillon Nano',
    sku: 'CR-N-100',
    prices: [
      [14_900, 1, 0],
      [14_900, 10, 7.5],
    ],
    stock: 84,
    summary: 'The smallest player: one stream, one room, a palm of your hand.',
    description:
      'Plays a radio stream by its schedule and goes on with the second stream when the first one fails. It is fed by the network cable, so a single wire reaches the ceiling.',
    features: 'Line out 3.5 mm\nPower over Ethernet\nMP3, AAC and Ogg Vorbis\n64 events in its schedule',
    medias: [3, 6, 13],
    tags: [1, 6, 11],
  },
  {
    title: 'Carillon Micro',
    sku: 'CR-M-200',
    prices: [
      [22_900, 1, 0],
      [22_900, 5, 5],
      [21_500, 25, 10],
    ],
    stock: 41,
    summary: 'Player with an amplifier of its own for one pair of loudspeakers.',
    description:
      'Everything that the Nano does, and 2 x 15 W into 8 ohms. Bass, treble and balance are set from the console; a clock that keeps time for a week without current starts the morning programme also after a night without power.',
    features: 'Amplifier 2 x 15 W\nTone control\nBattery-backed clock\nScrew terminals',
    medias: [1, 5, 9, 12],
    tags: [1, 3, 6],
  },
  {
    title: 'Carillon Standard',
    sku: 'CR-S-300',
    prices: [
      [38_900, 1, 0],
      [38_900, 4, 4.25],
    ],
    stock: 17,
    summary: 'Player and sender in one housing, for towers and halls.',
    description:
      'Receives a stream, or encodes its line input and sends it to an Icecast or Shoutcast server. Which of the two it does is decided event by event.',
    features: 'Balanced line input and output\nEncoder for MP3, Ogg Vorbis and FLAC\nMetal housing, IP 42',
    note: 'Comes with a power supply for the country of the delivery address.',
    medias: [2],
    tags: [1, 2],
  },
  {
    title: 'Carillon Standard Rack',
    sku: 'CR-S-310',
    prices: 44_900,
    stock: 9,
    summary: 'The Standard on one unit of a 19 inch rack.',
    description:
      'The electronics of the Standard behind a front plate of one height unit, with level lamps that can be read from across the machine room.',
    features: '19 inch, 1 U\nTwo power inlets\nLevel lamps on the front',
    medias: [14],
    tags: [1, 2, 7],
  },
  {
    title: 'Carillon Twin',
    sku: 'CR-T-400',
    prices: 52_900,
    stock: 6,
    summary: 'Two players in one housing: two rooms, two programmes, one cable.',
    description:
      'For a café with a terrace or a school with two floors. Both halves have their own schedule and their own volume, and each is a device of its own in the console.',
    features: 'Two independent streams\nTwo stereo line outputs\nOne network address for each half',
    medias: [4, 10],
    tags: [1, 8],
  },
  {
    title: 'Relay Sender R1',
    sku: 'CR-R-510',
    prices: 31_900,
    stock: 23,
    summary: 'Encodes what is plugged in and keeps sending it.',
    description:
      'Made for the organ loft and the council chamber: plug in the mixer, give it the address of your relay server, and close the cupboard. After a loss of the line it comes back by itself.',
    features: 'Line in with automatic gain\nMP3 up to 320 kbit/s\nTLS towards the server',
    medias: [20],
    tags: [2, 3],
  },
  {
    title: 'Relay Sender R3',
    sku: 'CR-R-530',
    prices: 79_900,
    stock: 3,
    summary: 'Three encoders in a rack for stations with more than one programme.',
    description:
      'Three inputs, three encoders, three servers if you like. Every encoder has its own codec and bitrate, and one may listen to what another one sends.',
    features: '19 inch, 1 U\nThree balanced inputs\nSample rates up to 48 kHz',
    alert: 'Needs firmware 1.3 on all three encoders.',
    medias: [11],
    tags: [2, 4, 7],
  },
  {
    title: 'Outdoor Player',
    sku: 'CR-O-600',
    prices: 46_500,
    stock: 12,
    summary: 'The Micro in a housing that stands rain, frost and pigeons.',
    description:
      'Cast aluminium with a heated inside and a membrane against condensation. From minus 30 to plus 55 degrees it plays what its schedule says.',
    features: 'IP 66\nHeating 8 W\nMast clamp included',
    medias: [15],
    tags: [1, 5],
  },
  {
    title: 'Belfry Horn',
    sku: 'CR-L-701',
    prices: [
      [18_900, 1, 0],
      [18_900, 4, 6],
    ],
    stock: 30,
    summary: 'Horn loudspeaker that carries a bell across a valley.',
    description:
      'A folded horn of glass fibre for towers and market places. The mouth can be turned without tools once the bracket is fixed.',
    features: '112 dB at 1 m\n100 V line or 8 ohms\nStainless bracket',
    medias: [8],
    tags: [5, 10],
  },
  {
    title: 'Lobby Column',
    sku: 'CR-L-710',
    prices: 25_900,
    stock: 14,
    summary: 'Slim column that is heard everywhere and seen nowhere.',
    description:
      'Eight small drivers in a row keep speech clear in halls of stone and glass. White or anthracite, or painted to suit your wall.',
    features: 'Eight drivers of 2 inch\nHeight 62 cm\nCan be painted',
    medias: [7],
    tags: [10],
  },
  {
    title: 'Ceiling Speaker 6',
    sku: 'CR-L-720',
    prices: [
      [4_900, 1, 0],
      [4_900, 12, 12.5],
    ],
    stock: 260,
    summary: 'Round ceiling loudspeaker, mounted in two minutes.',
    description:
      'Three spring clamps hold it in any ceiling from 9 to 30 mm. The grille is magnetic and comes off for painting.',
    features: '6 inch coaxial\n6 W at 100 V\nCut-out 178 mm',
    medias: [21],
    tags: [3, 10],
  },
  {
    title: 'Garden Stone',
    sku: 'CR-L-730',
    prices: 11_900,
    stock: 0,
    summary: 'A loudspeaker that looks like the stone beside it.',
    description:
      'Sandstone-coloured resin around a weatherproof full-range driver. Popular on terraces, where nobody wants to see a box.',
    features: 'Full range 5 inch\n20 W\nCable through the bottom',
    medias: [22],
    tags: [5, 10],
    state: 'unavailable',
  },
  {
    title: 'Amplifier 2 x 60',
    sku: 'CR-A-260',
    prices: 19_900,
    stock: 26,
    summary: 'Amplifier that wakes with the music and sleeps after it.',
    description:
      'Signal on the input switches it on, ten silent minutes switch it off. Without a fan, so it may stand in the room.',
    features: '2 x 60 W into 4 ohms\nNo fan\nBelow 0.5 W when asleep',
    medias: [16],
    tags: [3, 9],
  },
  {
    title: 'Amplifier 100 V / 240 W',
    sku: 'CR-A-310',
    prices: 48_900,
    stock: 5,
    summary: 'One channel at 100 V for long lines and many loudspeakers.',
    description:
      'Drives forty ceiling loudspeakers over half a kilometre of cable. Watches its line and reports an earth fault with a lamp and a contact.',
    features: '240 W at 100 V or 70 V\nLine monitoring\n19 inch, 2 U',
    medias: [19],
    tags: [7, 9],
  },
  {
    title: 'Line Transformer',
    sku: 'CR-X-811',
    prices: 2_450,
    stock: 118,
    summary: 'Stops the hum between two devices with different earths.',
    description:
      'A pair of transformers in a small steel box. Put it between player and amplifier when the two hang on different fuses.',
    features: '1 : 1, 10 kilohms\n20 Hz to 20 kHz\nRCA sockets',
    medias: [24],
    tags: [9],
  },
  {
    title: 'Audio Cable 3.5 mm, 2 m',
    sku: 'CR-C-902',
    prices: [
      [690, 1, 0],
      [690, 10, 15],
    ],
    stock: 540,
    summary: 'Jack to two RCA plugs, shielded, black.',
    description: 'The cable between a Nano and nearly every amplifier of the last forty years.',
    features: 'Length 2 m\nShielded twice\nMoulded plugs',
    medias: [23],
    tags: [3, 9],
  },
  {
    title: 'Audio Cable XLR, 5 m',
    sku: 'CR-C-905',
    prices: 1_590,
    stock: 210,
    summary: 'Balanced cable for the inputs of senders and mixers.',
    description: 'Soft also in the cold of a tower, with plugs that let themselves be repaired.',
    features: 'Length 5 m\nMale to female\nDown to minus 25 degrees',
    medias: [23],
    tags: [9],
  },
  {
    title: 'PoE Injector',
    sku: 'CR-P-921',
    prices: 2_990,
    stock: 73,
    summary: 'Feeds one player through its network cable.',
    description:
      'For networks whose switch has no power to give. One cable in, one cable out, a lamp that tells the truth.',
    features: 'IEEE 802.3af, 15 W\nGigabit\nPlug for your country',
    medias: [24],
    tags: [9, 11],
  },
  {
    title: 'Power Supply 12 V',
    sku: 'CR-P-912',
    prices: 1_890,
    stock: 152,
    summary: 'Spare supply for Micro and Standard.',
    description: 'The supply that comes with the device, for the day on which somebody needed the socket.',
    features: '12 V, 2 A\nThree metres of cable',
    medias: [24],
    tags: [9],
  },
  {
    title: 'Wall Bracket',
    sku: 'CR-X-820',
    prices: 1_250,
    stock: 96,
    summary: 'Holds a Nano or a Micro on any wall.',
    description: 'Powder-coated steel with a screw that keeps curious hands away from the network plug.',
    features: 'White or black\nScrews and plugs included',
    medias: [9],
    tags: [9],
  },
  {
    title: 'Wall Knob',
    sku: 'CR-X-830',
    prices: 5_490,
    stock: 0,
    summary: 'Louder and softer, without a telephone.',
    description:
      'A knob beside the light switch that turns the volume of one player within limits that you set in the console.',
    features: 'Fits 60 mm boxes\nTwo wires\nLimits set remotely',
    alert: 'The next series is expected in autumn.',
    medias: [17],
    tags: [6, 8, 9],
    state: 'unavailable',
  },
  {
    title: 'Workshop Set',
    sku: 'CR-B-050',
    prices: 62_000,
    stock: 4,
    summary: 'Player, amplifier and two horns for a yard or a warehouse.',
    description:
      'An Outdoor Player is overdone under a roof: this set has a Micro, an amplifier and two horns, with the cables between them cut to length.',
    features: 'Micro, Amplifier 2 x 60, two Belfry Horns\n40 m of cable',
    medias: [1, 16, 8],
    tags: [4, 10],
  },
  {
    title: 'Nano, refurbished',
    sku: 'CR-N-100-R',
    prices: 9_900,
    stock: 7,
    summary: 'Came back, was checked, plays like new.',
    description:
      'Returned within two weeks, tested for two days, with a new housing where the old one had a scratch. The guarantee is that of a new one.',
    features: 'As Carillon Nano\nNeutral box',
    medias: [13, 3],
    tags: [1, 4, 12],
  },
  {
    title: 'Carillon One',
    sku: 'CR-0-001',
    prices: 17_900,
    stock: 2,
    summary: 'The player of our first series, for spare parts.',
    description:
      'No longer made and no longer sold to everybody: what is left waits for owners who want to keep their first installation alive.',
    note: 'Sell to owners of a first series only.',
    medias: [12],
    tags: [12, 14],
    state: 'inactive',
  },
  {
    title: 'Carillon Pocket',
    sku: 'CR-K-150',
    prices: 12_500,
    stock: 0,
    summary: 'A player with a battery, for guides and processions.',
    description:
      'Ten hours on one charge, over the radio network instead of a cable. In preparation: the pictures and the last measurements are still missing.',
    features: 'Battery for 10 hours\nSIM card slot\nBelt clip',
    medias: [],
    tags: [8, 13],
    state: 'inactive',
  },
  {
    title: 'Sender of the Fair',
    sku: 'CR-R-510-F',
    prices: 25_900,
    stock: 1,
    summary: 'The Relay Sender R1 that was shown at the fair.',
    description: 'It worked for four days behind glass. Will be offered when the new list of prices is out.',
    medias: [20],
    tags: [2, 4, 13],
    state: 'inactive',
  },
];

const toTiers = (prices: Prices): PriceTier[] =>
  typeof prices === 'number'
    ? [{ price: prices, quantity: 1, discount: 0 }]
    : prices.map(([price, quantity, discount]) => ({ price, quantity, discount }));

const toReferences = (ids: readonly number[]) => ids.map((id) => ({ id }));

/** What the shop sells, with what it does not sell at present. */
export const products: readonly ProductSeed[] = entries.map(
  ({ state, prices, medias, tags, ...entry }, i): ProductSeed => {
    // The first is the newest: a shop that is opened begins with it.
    const at = new Date(Date.UTC(2026, 0, 9, 9, entries.length - i)).toISOString();
    return {
      id: i + 1,
      features: '',
      note: '',
      alert: '',
      ...entry,
      is_active: state !== 'inactive',
      is_available: state === undefined,
      prices: toTiers(prices),
      medias: toReferences(medias),
      tags: toReferences(tags),
      tax_percentage: 22,
      created_at: at,
      updated_at: at,
    };
  },
);
