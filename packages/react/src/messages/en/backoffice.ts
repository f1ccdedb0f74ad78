import type { Area } from '../area.ts';

/** Countries, carriers, tags, medias and products (S5). */
export const backofficeTexts = {
  name: 'backoffice',
  texts: {
    // Countries and carriers
    'problem.country.name': 'Please provide a country.',
    'problem.country.code': 'Please provide a code.',
    'problem.carrier.company': 'Please provide a company.',
    'problem.carrier.name': 'Please provide a service name.',
    'problem.carrier.price': 'Please provide a price.',
    'problem.carrier.countries': 'Please provide a country.',

    // Tags and medias
    'problem.tag.name': 'Please provide a name.',
    'problem.tag.variant': 'Please provide a variant.',
    'problem.media.file': 'Please provide a file.',
    'problem.media.fileSize': 'Please provide a file of at most 10 MB.',
    'problem.media.fileType': 'Please provide a PNG, JPEG, WebP or GIF picture.',
    'problem.media.description': 'Please provide a description.',

    // Products
    'problem.product.title': 'Please provide a title.',
    'problem.product.sku': 'Please provide a SKU.',
    'problem.product.stock': 'Please provide the stock, 0 or more.',
    'problem.product.summary': 'Please provide a summary.',
    'problem.product.description': 'Please provide a description.',
    'problem.product.price': 'Please provide a price above 0.',
    'problem.product.quantity': 'Please provide a quantity of 1 or more.',
    'problem.product.quantityTwice': 'Another price already starts at this quantity.',
    'problem.product.percent': 'Please provide a percentage from 0 to 100, with at most two decimals.',
  },
} as const satisfies Area;
