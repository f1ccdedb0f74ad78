import type { Area } from '../area.ts';

/** The first page (D2), for visitors and for people who are logged in. */
export const welcomeTexts = {
  name: 'welcome',
  texts: {
    'welcome.greeting': 'Welcome, {name}',
    'welcome.prompt': 'Sound in every room, on time',
    'welcome.what':
      'Carillon plays the right stream in the right room by the week’s schedule, switches to a second source when the first one stops, and shows what is heard.',
    'welcome.prompt.detail': 'Log in to reach your devices.',
    'welcome.signup': 'Signup',
    'welcome.shop': 'See the players in the shop',
    'welcome.week': 'Plays by the week',
    'welcome.week.detail':
      'Daily, weekly or always. An overlap is shown before it is saved, and so is what the clock change will do.',
    'welcome.failover': 'Stays on air',
    'welcome.failover.detail':
      'When the main source stops answering, the second one takes over automatically, and the screen says so.',
    'welcome.live': 'Is heard from anywhere',
    'welcome.live.detail':
      'Level meters, codec and source come live from every device, ten times a second, into any browser.',
  },
} as const satisfies Area;
