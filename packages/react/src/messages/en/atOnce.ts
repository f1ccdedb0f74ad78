import type { Area } from '../area.ts';

/** What the devices that are selected in their list do at once (FLV-07). */
export const atOnceTexts = {
  name: 'atOnce',
  texts: {
    'atOnce.title.one': 'What is this device to do?',
    'atOnce.title': 'What are {count} devices to do at once?',
    'atOnce.chosen': 'Selected: {names}.',
    'atOnce.task': 'What to do',
    'atOnce.task.stop': 'Stop',
    'atOnce.task.volume': 'Volume',
    'atOnce.task.save': 'Save',
    'atOnce.task.restore': 'Restore',
    'atOnce.offline': {
      one: '{count} device is offline: it will not be reached.',
      other: '{count} devices are offline: they will not be reached.',
    },

    // Stop
    'atOnce.stop.playing': { one: '{count} device plays now.', other: '{count} devices play now.' },
    'atOnce.stop.quiet': { one: '{count} device plays nothing.', other: '{count} devices play nothing.' },
    'atOnce.stop.unknown': {
      one: 'Of {count} device it is not known. It will be asked.',
      other: 'Of {count} devices it is not known. They will be asked.',
    },
    'atOnce.stop.next': 'Events stay stored: the next one begins by its schedule.',
    'atOnce.stop.one': 'Stop {name}',
    'atOnce.stop.many': 'Stop {count} devices',
    'atOnce.stop.running': 'Stopping',
    'atOnce.stop.incomplete': 'Failed to Stop',
    'atOnce.stop.failed': {
      one: '{count} device was not stopped.',
      other: '{count} devices were not stopped.',
    },
    'atOnce.stop.failedOne': '{name} could not be stopped.',
    'atOnce.stop.done': { one: '{count} device was stopped.', other: '{count} devices were stopped.' },
    'atOnce.stop.quietDone': {
      one: '{count} device played nothing.',
      other: '{count} devices played nothing.',
    },
    'atOnce.stop.none': 'Nothing was playing.',

    // Volume
    'atOnce.volume.change': 'Change',
    'atOnce.volume.ceiling': 'Ceiling',
    'atOnce.volume.noCeiling': 'None',
    'atOnce.volume.rule':
      'Devices keep their differences, and so do left and right. None goes above the ceiling; one whose power is off stays off.',
    'atOnce.volume.devices': 'Volume of each device',
    'atOnce.volume.to': 'becomes',
    'atOnce.volume.notKnown': 'Not known',
    'atOnce.volume.meets': {
      one: '{count} device is held by the ceiling.',
      other: '{count} devices are held by the ceiling.',
    },
    'atOnce.volume.unknown': {
      one: 'The volume of {count} device is not known. It will be read first.',
      other: 'The volume of {count} devices is not known. It will be read first.',
    },
    'atOnce.volume.one': 'Change {name}',
    'atOnce.volume.many': 'Change {count} devices',
    'atOnce.volume.running': 'Changing the volume',
    'atOnce.volume.incomplete': 'Failed to Change Volume',
    'atOnce.volume.failed': {
      one: 'The volume of {count} device was not changed.',
      other: 'The volume of {count} devices was not changed.',
    },
    'atOnce.volume.failedOne': 'The volume of {name} could not be changed.',
    'atOnce.volume.done': {
      one: 'The volume of {count} device was changed.',
      other: 'The volume of {count} devices was changed.',
    },
    'atOnce.volume.none': 'No volume was changed.',
    'atOnce.volume.atCeiling': {
      one: '{count} device is at the ceiling.',
      other: '{count} devices are at the ceiling.',
    },
    'atOnce.volume.stayedOff': {
      one: '{count} device has its power off and stays so.',
      other: '{count} devices have their power off and stay so.',
    },

    // Save
    'atOnce.save.what':
      'One file with the events, the volume, the equalizer and the time server of each device.',
    'atOnce.save.secret': 'Keep it safe: it also holds the passwords of streams and relay servers.',
    'atOnce.save.file': 'devices',
    'atOnce.save.one': 'Save {name}',
    'atOnce.save.many': 'Save {count} devices',
    'atOnce.save.running': 'Reading devices',
    'atOnce.save.incomplete': 'Failed to Save',
    'atOnce.save.failed': {
      one: '{count} device is not in the file.',
      other: '{count} devices are not in the file.',
    },
    'atOnce.save.failedOne': '{name} could not be read.',
    'atOnce.save.done': {
      one: '{count} device was saved to a file.',
      other: '{count} devices were saved to a file.',
    },

    // Restore: the file
    'atOnce.file.choose': 'Choose a file',
    'atOnce.file.another': 'Another file',
    'atOnce.file.hint':
      'Choose a file that was saved here, or drop it. Nothing is written before you have seen what would change.',
    'atOnce.file.about': {
      one: '{count} device, saved {at}',
      other: '{count} devices, saved {at}',
    },
    'atOnce.file.refused': 'This file cannot be used.',
    'atOnce.file.tooLarge': 'It is larger than 32 MB.',
    'atOnce.file.notJson': 'It is damaged, or not a file of saved devices.',
    'atOnce.file.tooDeep': 'It is nested too deeply for a file of saved devices.',
    'atOnce.file.noBackup': 'It is not a file of saved devices.',
    'atOnce.file.version': 'It was saved by a newer version (format {version}).',
    'atOnce.file.shape': 'This entry is missing or not valid: {path}',
    'atOnce.file.double': 'It holds the device {label} twice.',
    'atOnce.file.overlap': 'Two events of {label} overlap: {one} and {other}.',

    // Restore: the dry run
    'atOnce.restore.dryRun': 'What would change',
    'atOnce.restore.reading': 'Comparing',
    'atOnce.restore.same': 'As saved',
    'atOnce.restore.missing': 'Not in this file',
    'atOnce.restore.from': 'Takes what was saved of {name}.',
    'atOnce.restore.add': 'Add {name}',
    'atOnce.restore.change': 'Change {name}',
    'atOnce.restore.remove': 'Remove {name}',
    'atOnce.restore.ntp': 'Time server',
    'atOnce.restore.tone': 'bass {bass}, treble {treble}',
    'atOnce.restore.cannot': 'Left out: it cannot run {name}.',
    'atOnce.restore.unknownMode': 'Left out: {name} is of a kind that this version cannot read.',
    'atOnce.restore.limits': 'Left out: no device accepts {name}.',
    'atOnce.restore.touches': {
      one: '{count} device would change. Nothing is written yet.',
      other: '{count} devices would change. Nothing is written yet.',
    },
    'atOnce.restore.nothing': 'There is nothing to restore.',

    // Restore
    'atOnce.restore.one': 'Restore {name}',
    'atOnce.restore.many': 'Restore {count} devices',
    'atOnce.restore.running': 'Restoring',
    'atOnce.restore.incomplete': 'Failed to Restore',
    'atOnce.restore.failed': {
      one: '{count} device was not restored.',
      other: '{count} devices were not restored.',
    },
    'atOnce.restore.failedOne': '{name} could not be restored.',
    'atOnce.restore.changed': 'It has been changed since. Choose the file again to see what would change.',
    'atOnce.restore.part': 'Changed in part, {done} of {count} steps. {error}',
    'atOnce.restore.done': {
      one: '{count} device is as it was saved.',
      other: '{count} devices are as they were saved.',
    },
    'atOnce.restore.leftOut': {
      one: 'But for {count} event that was left out.',
      other: 'But for {count} events that were left out.',
    },
  },
} as const satisfies Area;
