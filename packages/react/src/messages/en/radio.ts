import type { Area } from '../area.ts';

/** What a radio says of itself, what is decoded, and why a command failed (D2): fetched after the first picture. */
export const radioTexts = {
  name: 'radio',
  texts: {
    'dash.radio': 'Radio',
    'dash.radio.public': 'Public',
    'dash.radio.private': 'Private',
    'dash.radio.notKnown': 'Not available while the device cannot be reached.',
    'dash.radio.url': 'URL',
    'dash.radio.genre': 'Genre',
    'dash.stream': 'Stream',
    'dash.info': 'Additional Info',
    'dash.codec': 'Codec',
    'dash.sampleRate': 'Sample rate',
    'dash.bitRate': 'Bit rate',
    'dash.average': 'Average',
    'dash.channels': 'Channels',
    'dash.received': 'Received',
    'dash.since': 'Since',
    'dash.host': 'Host',
    'dash.port': 'Port',
    'dash.mime': 'Type',
    'dash.message': 'Message',
    'dash.unknownCodec': 'Codec {codec}',

    'dash.start.failed': 'The event could not be started.',
    'dash.stop.failed': 'The event could not be stopped.',
    'dash.close': 'Close',
  },
} as const satisfies Area;
