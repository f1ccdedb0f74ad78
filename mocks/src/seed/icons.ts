import type { Icon } from '@carillon/protocol';

/** Shapes of our own on a field of 24 x 24, drawn as lines: a screen strokes them and fills nothing. */
export const icons: readonly Icon[] = [
  { id: 1, name: 'Bell', icon_paths: ['M6 9a6 6 0 0 1 12 0v4l2 4H4l2-4z', 'M10 20a2 2 0 0 0 4 0'] },
  {
    id: 2,
    name: 'Speaker',
    icon_paths: ['M4 9h4l5-4v14l-5-4H4z', 'M16 9a4 4 0 0 1 0 6', 'M18.5 6.5a8 8 0 0 1 0 11'],
  },
  {
    id: 3,
    name: 'Church',
    icon_paths: ['M12 2v5', 'M10 4h4', 'M8 21V11l4-4 4 4v10', 'M8 14l-5 3v4h18v-4l-5-3', 'M12 21v-4'],
  },
  {
    id: 4,
    name: 'Shop',
    icon_paths: [
      'M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z',
      'M4.5 12v8h15v-8',
      'M10 20v-4h4v4',
    ],
  },
  {
    id: 5,
    name: 'Station',
    icon_paths: [
      'M8 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
      'M5 11h14',
      'M9 14h.01',
      'M15 14h.01',
      'M8 17l-2 4',
      'M16 17l2 4',
    ],
  },
  {
    id: 6,
    name: 'Lobby',
    icon_paths: [
      'M6 10.5V7a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v3.5',
      'M6 15v-2a2 2 0 1 0-4 0v5h20v-5a2 2 0 1 0-4 0v2z',
      'M5 18v2',
      'M19 18v2',
    ],
  },
  {
    id: 7,
    name: 'Cup',
    icon_paths: [
      'M4 9h13v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z',
      'M17 10h1.5a2.5 2.5 0 0 1 0 5H17',
      'M8 3v3',
      'M12.5 3v3',
    ],
  },
  { id: 8, name: 'Warehouse', icon_paths: ['M3 21V9l9-6 9 6v12', 'M7 21v-9h10v9', 'M7 15h10', 'M7 18h10'] },
  {
    id: 9,
    name: 'School',
    icon_paths: ['M12 4l10 5-10 5L2 9z', 'M6 11v5c3 3 9 3 12 0v-5', 'M22 9v6'],
  },
  {
    id: 10,
    name: 'Tower',
    icon_paths: ['M12 2l5 6H7z', 'M8.5 8L7 21h10L15.5 8', 'M11 21v-4h2v4', 'M12 11v2'],
  },
];
