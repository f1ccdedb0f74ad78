import type { Icon } from '@carillon/protocol';

/** Shapes of our own on a field of 24 x 24, drawn to be filled with the rule evenodd or nonzero alike. */
export const icons: readonly Icon[] = [
  {
    id: 1,
    name: 'Bell',
    icon_paths: ['M12 2a6 6 0 0 1 6 6v5l2 3v1H4v-1l2-3V8a6 6 0 0 1 6-6z', 'M9.5 18.5h5a2.5 2.5 0 0 1-5 0z'],
  },
  {
    id: 2,
    name: 'Speaker',
    icon_paths: [
      'M3 9h4l6-5v16l-6-5H3z',
      'M15.5 8a5.5 5.5 0 0 1 0 8v-2.2a3.6 3.6 0 0 0 0-3.6z',
      'M15.5 4.3a9 9 0 0 1 0 15.4v-2a7.2 7.2 0 0 0 0-11.4z',
    ],
  },
  {
    id: 3,
    name: 'Church',
    icon_paths: ['M11 1h2v2h2v2h-2v2.5l4 3.5v3l5 3v6h-8v-4h-4v4H2v-6l5-3v-3l4-3.5V5H9V3h2z'],
  },
  {
    id: 4,
    name: 'Shop',
    icon_paths: [
      'M4 3h16l2 6a3 3 0 0 1-5 1.5A3.4 3.4 0 0 1 12 10.5 3.4 3.4 0 0 1 7 10.5 3 3 0 0 1 2 9z',
      'M4 13h16v8h-6v-5h-4v5H4z',
    ],
  },
  {
    id: 5,
    name: 'Station',
    icon_paths: [
      'M7 2h10a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zM7 6v4h10V6z',
      'M7 18h10l3 4h-3l-1-1.5H8L7 22H4z',
    ],
  },
  {
    id: 6,
    name: 'Lobby',
    icon_paths: [
      'M5 6a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v5h-2v3H7v-3H5z',
      'M2 11a1.5 1.5 0 0 1 3 0v5h14v-5a1.5 1.5 0 0 1 3 0v8H2z',
      'M4 19.5h3V22H4z',
      'M17 19.5h3V22h-3z',
    ],
  },
  {
    id: 7,
    name: 'Cup',
    icon_paths: [
      'M4 8h13v1.5h1.5a3.5 3.5 0 0 1 0 7h-2A6 6 0 0 1 11 20h-1a6 6 0 0 1-6-6z',
      'M8 2h1.8c-1.4 1.8 1.4 2.6 0 4.5H8c1.4-1.9-1.4-2.7 0-4.5z',
      'M12 2h1.8c-1.4 1.8 1.4 2.6 0 4.5H12c1.4-1.9-1.4-2.7 0-4.5z',
    ],
  },
  {
    id: 8,
    name: 'Warehouse',
    icon_paths: [
      'M2 9l10-6 10 6v12h-3V11H5v10H2z',
      'M7 13h4v3.5H7z',
      'M7 17.5h4V21H7z',
      'M12.5 17.5h4V21h-4z',
    ],
  },
  {
    id: 9,
    name: 'School',
    icon_paths: ['M12 3l11 5-11 5L1 8z', 'M5 11.5l7 3.2 7-3.2V16c-3.5 4-10.5 4-14 0z', 'M21 9.5h1.5V17H21z'],
  },
  {
    id: 10,
    name: 'Tower',
    icon_paths: ['M12 1l5 6v2H7V7z', 'M8 10h8l1 12h-3.5v-5h-3v5H7z'],
  },
];
