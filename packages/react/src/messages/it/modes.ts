import type { AreaTexts } from '../language.ts';

export const modes: AreaTexts<'modes'> = {
  'mode.playback': 'Riproduzione',
  'mode.undefined': 'Non definita',
  'mode.rtp': 'RTP',
  'mode.usb': 'USB',
  'mode.storage': 'Memoria locale',
  'mode.other': 'Modalità sconosciuta',
  'mode.sender': 'Trasmissione',
};
