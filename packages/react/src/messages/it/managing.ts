import type { AreaTexts } from '../language.ts';

export const managing: AreaTexts<'managing'> = {
  'managing.banner': 'Attenzione, stai gestendo l’utente con ID: {userId}.',
  'managing.banner.addDevice': 'Attenzione, stai gestendo l’utente con ID {userId}.',
  'managing.user': 'Apri questo utente',
};
