import type { Area } from '../area.ts';

/** What needs attention, counted, and what is said where nothing does (FLV-04). */
export const attentionTexts = {
  name: 'attention',
  texts: {
    'attention.incidents': { one: '{count} incident', other: '{count} incidents' },
    'attention.snoozed': '{count} snoozed',
    'attention.well': '{count} of {count} checked: all play as scheduled.',
    'attention.others': '{checked} of {count} checked: all others play as scheduled.',
    'attention.playing': { one: '{count} plays.', other: '{count} play.' },
    'attention.resting': { one: '{count} has nothing due.', other: '{count} have nothing due.' },
    'attention.notKnown': 'Not known: {names}.',
    'attention.more': '{count} more',
  },
} as const satisfies Area;
