import type { Area } from '../area.ts';

/** The sound of a device: volume, balance and equalizer (D2, D9). */
export const audioTexts = {
  name: 'audio',
  texts: {
    'audio.reading': 'Reading the sound settings',
    'audio.unread': 'The sound settings could not be read.',
    'audio.notKnown': 'The sound settings are not known.',
    'audio.notKnown.detail': 'They will appear here as soon as the device responds.',
    'audio.replace': 'Set anew',
    'audio.replace.detail':
      'You can set what is missing anew: volume {volume}, balance in the center, bass and treble off.',
    'audio.failed': 'The sound could not be changed.',
    'audio.close': 'Close',
    'audio.mute': 'Mute',
    'audio.unmute': 'Unmute',
    'audio.unmute.notKnown': 'The previous volume is not known.',
    'audio.undo': 'Undo',
    'audio.undo.nothing': 'Nothing to undo.',
    'audio.equalizer': 'Equalizer',
    'audio.axes': 'dB over Hz',

    // The sliders, by their names in the protocol
    'audio.volume': 'Volume',
    'audio.balance': 'Balance',
    'audio.ba': 'Bass level',
    'audio.bf': 'Bass cut frequency',
    'audio.ta': 'Treble level',
    'audio.tf': 'Treble cut frequency',
    'audio.less': '{slider}: less',
    'audio.more': '{slider}: more',

    // Their values, as they are shown
    'audio.powerOff': 'Power off',
    'audio.full': 'No attenuation',
    'audio.off': 'Off',
    'audio.left': 'Left',
    'audio.right': 'Right',
    'audio.center': 'Center',
    'audio.toLeft': '{value} left',
    'audio.toRight': '{value} right',
    'audio.leftOnly': 'Left only',
    'audio.rightOnly': 'Right only',
    'audio.db': '{value} dB',
    'audio.hz': '{value} Hz',
    'audio.khz': '{value} kHz',

    // The same in words, for screen readers
    'audio.say.minus': { one: 'minus {count} decibel', other: 'minus {count} decibels' },
    'audio.say.plus': { one: 'plus {count} decibel', other: 'plus {count} decibels' },
    'audio.say.hz': '{value} hertz',
    'audio.say.khz': '{value} kilohertz',

    // The response curve
    'audio.curve.bass': 'Bass {frequency}',
    'audio.curve.treble': 'Treble {frequency}',
    'audio.picture.bass': 'Bass {level} below {frequency}',
    'audio.picture.bassOff': 'Bass off',
    'audio.picture.treble': 'Treble {level} above {frequency}',
    'audio.picture.trebleOff': 'Treble off',
    'audio.picture.powerOff': 'No curve: the power is off',
  },
} as const satisfies Area;
