import type { AreaTexts } from '../language.ts';

export const modes: AreaTexts<'modes'> = {
  'mode.playback': 'Riproduzione',
  'mode.other': 'Modalità sconosciuta',
  'mode.sender': 'Trasmissione',
};
