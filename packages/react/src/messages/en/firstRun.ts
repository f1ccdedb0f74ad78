import type { Area } from '../area.ts';

/** Three steps to the first sound, for an owner without devices (NAV-20). */
export const firstRunTexts = {
  name: 'firstRun',
  texts: {
    'firstRun.done': 'Done:',
    'firstRun.rest': 'This panel goes away after the first sound. “Add Device” stays under Devices.',

    'firstRun.register': 'Register your first device',
    'firstRun.register.detail':
      'Its label and key are on the bottom of the player. Plug it into network and power.',
    'firstRun.register.do': 'Register a device',
    'firstRun.register.done': '{device} is yours.',
    'firstRun.register.online': '{device} is yours and online.',
    'firstRun.device': '{device}, {state}',

    'firstRun.plan': 'Plan its first event',
    'firstRun.plan.detail': 'A stream, some days, a start and an end.',
    'firstRun.plan.do': 'Create an event',
    'firstRun.plan.done': '“{event}” is stored on {device}.',

    'firstRun.hear': 'Hear it',
    'firstRun.hear.detail': 'The meter lights as soon as sound comes.',
    'firstRun.hear.do': 'Open its dashboard',

    // The pictures
    'firstRun.picture': 'Bottom of a player with its label: label number and key',
    'firstRun.plan.sample': 'Hall music',
  },
} as const satisfies Area;
