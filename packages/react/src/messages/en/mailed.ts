import type { Area } from '../area.ts';

/** The link of an e-mail, which the debug variant shows to developers (NAV-14). */
export const mailedTexts = {
  name: 'mailed',
  texts: {
    'mailed.verify.title': 'Debug variant: verification link',
    'mailed.verify': 'Open the verification link',
    'mailed.reset.title': 'Debug variant: reset link',
    'mailed.reset': 'Open the reset link',
    'mailed.detail': 'For {email}. Stays until you close it.',
  },
} as const satisfies Area;
