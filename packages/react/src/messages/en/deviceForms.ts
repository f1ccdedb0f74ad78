import type { Area } from '../area.ts';

/** Registering, naming and tagging devices (D5). */
export const deviceFormsTexts = {
  name: 'deviceForms',
  texts: {
    'problem.device.label': 'Please provide device label',
    'problem.device.key': 'Please provide device key',
    'problem.device.newName': 'Please provide device name',
    'problem.device.icon': 'Missing icon',
    'problem.device.name': 'Please provide a valid name.',
    'problem.deviceTag.name': 'The name is invalid',
  },
} as const satisfies Area;
