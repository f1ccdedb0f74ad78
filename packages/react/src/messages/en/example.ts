import type { Area } from '../area.ts';

/** The drawn example of the first page. */
export const exampleTexts = {
  name: 'example',
  texts: {
    'example.title': 'Wednesday in one building',
    'example.badge': 'Example',
    'example.picture': 'An example: what six rooms play over the hours of one day, and how loud the nave is.',
    'example.playing': 'Playing',
    'example.paused': 'Paused',
    'example.offline': 'Offline',
    'example.lobby': 'Lobby north',
    'example.breakfastRoom': 'Breakfast room',
    'example.nave': 'Nave',
    'example.shopFloor': 'Shop floor',
    'example.fittingRooms': 'Fitting rooms',
    'example.platform': 'Platform 4',
    'example.hall': 'Afternoon hall',
    'example.evening': 'Evening',
    'example.breakfast': 'Breakfast',
    'example.piano': 'Piano',
    'example.organ': 'Organ',
    'example.hours': 'Opening hours',
    'example.announcements': 'Announcements',
    'example.left': 'Left',
    'example.right': 'Right',
    'example.left.short': 'L',
    'example.right.short': 'R',
    'example.clip': 'CLIP',
    'example.db': '{level} dB',
  },
} as const satisfies Area;
