import type { Area } from '../area.ts';

/** The first page (D2), for visitors and for people who are logged in. */
export const welcomeTexts = {
  name: 'welcome',
  texts: {
    'welcome.greeting': 'Welcome, {name}',
    'welcome.prompt': 'Sound in every room, on time',
    'welcome.what':
      '{product} plays the right stream in the right room by the week’s schedule, switches to a second source when the first one stops, and shows what is heard.',
    'welcome.prompt.detail': 'Log in to reach your devices.',
    'welcome.signup': 'Signup',
    'welcome.shop': 'See the players in the shop',
    'welcome.week': 'Plays by the week',
    'welcome.week.detail':
      'Daily, weekly or always. An overlap is shown before it is saved, and so is the effect of a clock change.',
    'welcome.failover': 'Stays on air',
    'welcome.failover.detail':
      'When the main source stops responding, the second one takes over automatically, and the screen says so.',
    'welcome.live': 'Can be followed from anywhere',
    'welcome.live.detail':
      'Level meters, codec and source arrive live from every device, ten times a second, in any browser.',
  },
} as const satisfies Area;
