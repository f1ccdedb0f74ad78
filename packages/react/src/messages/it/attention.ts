import type { AreaTexts } from '../language.ts';

export const attention: AreaTexts<'attention'> = {
  'attention.incidents': { one: '{count} guasto comune', other: '{count} guasti comuni' },
  'attention.snoozed': { one: '{count} rimandato', other: '{count} rimandati' },
  'attention.well': '{count} di {count} verificati: tutti suonano come previsto.',
  'attention.others': '{checked} di {count} verificati: tutti gli altri suonano come previsto.',
  'attention.playing': { one: '{count} in riproduzione.', other: '{count} in riproduzione.' },
  'attention.resting': {
    one: '{count} senza nulla in programma.',
    other: '{count} senza nulla in programma.',
  },
  'attention.notKnown': 'Non si sa di: {names}.',
  'attention.more': { one: '{count} altro', other: 'altri {count}' },
};
