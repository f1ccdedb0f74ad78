import type { AreaTexts } from '../language.ts';

export const radio: AreaTexts<'radio'> = {
  'dash.radio': 'Emittente',
  'dash.radio.public': 'Pubblica',
  'dash.radio.private': 'Privata',
  'dash.radio.notKnown': 'Non disponibile finché il dispositivo non è raggiungibile.',
  'dash.radio.url': 'URL',
  'dash.radio.genre': 'Genere',
  'dash.stream': 'Flusso',
  'dash.info': 'Altre informazioni',
  'dash.codec': 'Codec',
  'dash.sampleRate': 'Campionamento',
  'dash.bitRate': 'Bit rate',
  'dash.average': 'Media',
  'dash.channels': 'Canali',
  'dash.received': 'Dati ricevuti',
  'dash.since': 'Dal',
  'dash.host': 'Host',
  'dash.port': 'Porta',
  'dash.mime': 'Tipo',
  'dash.message': 'Messaggio',
  'dash.unknownCodec': 'Codec {codec}',

  'dash.start.failed': 'Impossibile avviare l’evento.',
  'dash.stop.failed': 'Impossibile fermare l’evento.',
  'dash.close': 'Chiudi',
};
