import type { AreaTexts } from '../language.ts';

export const zone: AreaTexts<'zone'> = {
  'zone.title': 'Fuso orario di {device}',
  'zone.field': 'Fuso orario',
  'zone.detail': 'Resta solo in questo browser. Il dispositivo stesso usa l’ora UTC.',
  'zone.all': 'Tutti i fusi orari',
  'zone.nothing': 'Nessun fuso orario ha questo nome.',
  'zone.usual': 'quello abituale',
  'zone.choose': 'Mostra i suoi orari',

  'device.zone': 'Gli orari sono indicati nel fuso {zone}.',
  'device.zone.chosen': 'Gli orari sono indicati nel fuso {zone}, scelto per questo dispositivo.',
  'device.zone.change': 'Cambia fuso orario',
};
