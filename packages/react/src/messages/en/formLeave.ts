import type { Area } from '../area.ts';

/** Asking before what was typed is left. */
export const formLeaveTexts = {
  name: 'formLeave',
  texts: {
    'form.leave.title': 'Leave without saving?',
    'form.leave.detail': 'What you typed here will be lost.',
    'form.leave.confirm': 'Leave',
    'form.leave.cancel': 'Stay',
  },
} as const satisfies Area;
