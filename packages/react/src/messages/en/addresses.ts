import type { Area } from '../area.ts';

/** The addresses of a person, in a list and in a form (S2, S5, D2, ADR-01 to ADR-07). */
export const addressesTexts = {
  name: 'addresses',
  texts: {
    'problem.address.name': 'Please provide a name.',
    'problem.address.phone': 'Please provide a phone number.',
    'problem.address.line1': 'Please provide an address.',
    'problem.address.country': 'Please provide a country.',
    'problem.address.region': 'Please provide an region.',
    'problem.address.city': 'Please provide a city.',
    'problem.address.zip': 'Please provide a postal code.',

    // The list
    'addresses.name': 'Addresses',
    'addresses.counts': { one: '{count} delivery address.', other: '{count} delivery addresses.' },
    'addresses.counts.loading': 'Delivery addresses.',
    'addresses.empty': 'No address added yet',
    'addresses.empty.detail': 'Orders are delivered to the addresses you add here.',
    'addresses.main': 'Main',
    'addresses.delete': 'I am sure, delete {count} address(es)',
    'addresses.delete.failed': 'Deleting Failed',
    'addresses.deleted.title': 'Address Removed',
    'addresses.deletedMany': '{count} addresses have been deleted!',

    // The form
    'address.add': 'Add Address',
    'address.edit': 'Edit Address',
    'address.contact': 'Contact',
    'address.name': 'Name',
    'address.prefix': 'Prefix',
    'address.phone': 'Phone',
    'address.address': 'Address',
    'address.line1': 'Line 1',
    'address.line2': 'Line 2',
    'address.country': 'Country',
    'address.country.choose': 'Choose a country',
    'address.region': 'Region',
    'address.zip': 'Postal code',
    'address.city': 'City',
    'address.delivery': 'Delivery',
    'address.note': 'Note',
    'address.main': 'Make this my default address',
    'address.main.yes': 'Default address',
    'address.main.no': 'Not the default address',
    'address.main.other': '“{name}” is no longer the default then.',
    'address.delete': 'I am sure, delete address',
    'address.added': 'Address for {name} added successfully.',
    'address.removed': 'Address removed successfully.',
  },
} as const satisfies Area;
