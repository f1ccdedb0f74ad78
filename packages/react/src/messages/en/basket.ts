import type { Area } from '../area.ts';

/** The basket (BSK-01, BSK-02). */
export const basketTexts = {
  name: 'basket',
  texts: {
    'basket.products': { one: '{count} product', other: '{count} products' },
    'basket.pieces': { one: '{count} piece', other: '{count} pieces' },
    'basket.counts': '{products}, {pieces}',
    'basket.loading': 'Loading the basket',
    'basket.empty': 'Your basket is empty',
    'basket.toShop': 'Go to the shop',
    'basket.failed': 'Prices and stock could not be read.',
    'basket.lines': 'Products',

    // What one piece costs
    'basket.each': '{price} each',
    'basket.each.off': '{price} each, {percent} % off',
    'basket.each.from': 'from {count} pieces: {price} each',
    'basket.each.fromOff': 'from {count} pieces: {price} each, {percent} % off',
    'basket.each.was': 'was {price} when you added it',
    'basket.vat': '{vat} VAT',
    'basket.notCounted': 'not counted',

    // A line
    'basket.quantity': 'Quantity of {name}',
    'basket.fewer': 'One less:',
    'basket.more': 'One more:',
    'basket.quantity.problem': 'Type 1 to {max} pieces.',
    'basket.remove': 'Remove {name}',
    'basket.line.soldOut': 'Sold out',
    'basket.line.withdrawn': 'No longer sold',
    'basket.line.tooMany': 'Only {count} in stock',
    'basket.line.tooFew': 'Sold from {count} pieces on',
    'basket.line.unpriced': 'No price',
    'basket.line.unknown': 'Not read yet',

    // What has changed
    'basket.costsMore': '{name} costs more now:',
    'basket.costsLess': '{name} costs less now:',
    'basket.repriced': '{now} each instead of {before}. The sum below uses the new price.',
    'basket.gotIt': 'Got it',
    'basket.gotIt.name': 'Got it: {name}',
    'basket.soldOut': '{name} is sold out.',
    'basket.soldOut.detail': 'It is not counted until it is available again.',
    'basket.withdrawn': '{name} is no longer sold.',
    'basket.withdrawn.detail': 'It is not counted.',
    'basket.tooMany': '{name}: there are fewer than you want.',
    'basket.tooMany.detail': 'Only {count} in stock. It is not counted until you take fewer.',
    'basket.tooFew': '{name}: it is sold in larger quantities.',
    'basket.tooFew.detail': 'From {count} pieces on. It is not counted until you take more.',
    'basket.unpriced': '{name} has no price.',
    'basket.unpriced.detail': 'It is not counted. Ask the shop.',
    'basket.take': { one: 'Take {count} piece', other: 'Take {count} pieces' },
    'basket.removeIt': 'Remove',

    // Delivery
    'basket.delivery': 'Delivery',
    'basket.country': 'Country',
    'basket.country.choose': 'Choose a country',
    'basket.country.chosen': 'The country that you chose',
    'basket.country.hint': 'The carriers and their prices follow.',
    'basket.country.problem': 'Choose a country.',
    'basket.nobody': 'No carrier ships to {country}',
    'basket.nobody.detail': 'Choose another country, or ask the shop.',
    'basket.carrier': 'Carrier',
    'basket.carrier.problem': 'Choose a carrier.',
    'basket.carriers.loading': 'Loading the carriers',
    'basket.carriers.failed': 'The carriers could not be loaded.',
    'basket.carriers.count': {
      one: '{count} of {all} carriers ships to {country}.',
      other: '{count} of {all} carriers ship to {country}.',
    },
    'basket.carrier.repriced': '{now} instead of {before}. The total below uses the new price.',
    'basket.carrier.gone': 'The carrier that you chose no longer ships there.',
    'basket.carrier.gone.detail': 'Choose another one.',

    // Finish
    'basket.finish': 'Finish order',
    'basket.finish.pending': 'Reading prices and stock again',
    'basket.finish.unanswered': 'Something has changed: answer what is said at the top, then finish.',
    'basket.finish.unread': 'Prices and stock could not be read, so nothing was finished. Try again.',
    'basket.kept': 'The basket is kept in this browser. Nothing is ordered before you finish.',
  },
} as const satisfies Area;
