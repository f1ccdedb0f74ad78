import type { Area } from '../area.ts';

/** The dialog of the terms, and the terms themselves where the host has none of its own (S2, Signup). */
export const termsTexts = {
  name: 'terms',
  texts: {
    'terms.title': 'Terms',
    'terms.close': 'Close',
    'terms.agree': 'Agree',
    'terms.who': '1. Who may use this service',
    'terms.who.detail':
      'This service is for people who look after sound in a building: owners of devices, and those whom they trust with them. One account belongs to one person.',
    'terms.streams': '2. Your devices and streams',
    'terms.streams.detail':
      'You are responsible for what your devices play and relay, and for the rights to it. We do not listen to your streams and keep no recordings.',
    'terms.data': '3. What we keep',
    'terms.data.detail':
      'Your name, location, email, addresses and devices, as long as you have an account. Your password is kept only in a form that cannot be read back.',
    'terms.live': '4. Live connection',
    'terms.live.detail':
      'Commands and levels travel through our broker while a screen is open. They are not stored.',
    'terms.end': '5. Ending it',
    'terms.end.detail':
      'You may delete your account at any time in your profile. It is removed permanently, with everything that belongs to it.',
  },
} as const satisfies Area;
