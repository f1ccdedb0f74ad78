// Examples in docs/openapi.yaml, for the calls that one tries first. They have the types of their calls.
import type { CallAnswer, CallInput, CallName, calls } from '@carillon/protocol';

type Table = typeof calls;
type BodyOf<Name extends CallName> =
  CallInput<Table[Name]> extends { readonly body: infer Body } ? { readonly body: Body } : object;

/** A request and its answer. */
type Examples = { readonly [Name in CallName]?: BodyOf<Name> & { readonly answer: CallAnswer<Table[Name]> } };

const owner = {
  id: 2,
  first_name: 'Oscar',
  last_name: 'Lindqvist',
  username: 'owner@carillon.example',
  location: 'Kielstadt',
  role: 'user',
  verified: true,
  blocked: false,
  created_at: '2026-01-05T08:00:00.000Z',
  updated_at: '2026-01-05T08:00:00.000Z',
  accessed_at: '2026-03-04T07:30:00.000Z',
} as const;

const terrace = {
  id: 2,
  user_id: 2,
  device_id: 'CR-1002',
  name: 'Café terrace',
  class_id: 2,
  icon_id: 7,
  device_tag_id: 6,
  created_at: '2026-01-05T09:02:00.000Z',
  updated_at: '2026-01-05T09:02:00.000Z',
  online: 'Online',
  state: 'pause',
} as const;

const token = { jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIyIn0.c2lnbmF0dXJl', refresh_at: 1_772_611_200 };

/** One example of a call each. */
export const callExamples: Examples = {
  login: {
    body: { email: 'owner@carillon.example', password: 'Owner-123!' },
    answer: { token, user: owner },
  },
  refreshToken: { answer: token },
  listDevices: { answer: [terrace] },
  countDevices: { answer: 1 },
  orderDevices: { answer: [{ name: 'Name, A to Z', order: 'name_asc' }] },
  registerDevice: {
    body: { name: 'Lobby', label: 'CR-1005', key: 'KEY-1005', icon_id: 3, device_tag_id: null },
    answer: {
      ...terrace,
      id: 5,
      device_id: 'CR-1005',
      name: 'Lobby',
      class_id: 3,
      icon_id: 3,
      device_tag_id: null,
    },
  },
  addCarrier: {
    body: { company: 'Northern Parcel', name: 'Express', price_in_cents: 1250, countries: [{ id: 4 }] },
    answer: {
      id: 12,
      company: 'Northern Parcel',
      name: 'Express',
      price_in_cents: 1250,
      countries: [{ id: 4, name: 'Italy', code: 'IT' }],
      created_at: '2026-03-04T07:30:00.000Z',
      updated_at: '2026-03-04T07:30:00.000Z',
    },
  },
  addProduct: {
    body: {
      title: 'Rack player',
      sku: 'RP-19',
      stock: 40,
      summary: 'Plays a radio stream by a schedule.',
      description: 'One unit high, with balanced outputs.',
      is_active: true,
      is_available: true,
      prices: [
        { price: 19_900, quantity: 1, discount: 0 },
        { price: 19_900, quantity: 10, discount: 7.5 },
      ],
      medias: [{ id: 3 }],
      tags: [{ id: 8 }],
      tax_percentage: 22,
      note: '',
      alert: '',
      features: '',
    },
    answer: {
      id: 31,
      title: 'Rack player',
      sku: 'RP-19',
      stock: 40,
      summary: 'Plays a radio stream by a schedule.',
      description: 'One unit high, with balanced outputs.',
      is_active: true,
      is_available: true,
      prices: [
        { price: 19_900, quantity: 1, discount: 0 },
        { price: 19_900, quantity: 10, discount: 7.5 },
      ],
      medias: [{ id: 3, path: '2026/rack.png', description: 'The rack player from the front' }],
      tags: [{ id: 8, name: 'Players', variant: 'info' }],
      tax_percentage: 22,
      note: '',
      alert: '',
      features: '',
      created_at: '2026-03-04T07:30:00.000Z',
      updated_at: '2026-03-04T07:30:00.000Z',
    },
  },
};
