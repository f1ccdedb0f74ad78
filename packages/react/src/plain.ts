import type { MessageOverrides } from './messages/messages.ts';

/**
 * English for people who need not know how things are made: `<CarillonProvider messages={plain}>`. Where the specification quotes
 * the words of a library or of a protocol, these say what it means and what to do. With texts of your own:
 * `messages={{ ...plain, 'dash.start': 'Play' }}`, outside of the component.
 */
export const plain = {
  'shell.notFound': 'There is no such page',
  'error.notFound': 'This is not here, or not here any more.',
  'error.serverError': 'Something went wrong on our side. Try again in a moment.',
  'error.unknownStatus': 'Something went wrong on our side (code {status}). Try again in a moment.',
  'error.tooLarge': 'This is too large to be saved.',
  'error.notJson': 'The answer could not be read. Try again in a moment.',
  'error.network': 'No answer came. Check your connection and try again.',
  'error.offline': 'You are offline. Check your connection and try again.',
  'error.refused': 'This could not be done.',
  'error.refusedSave': 'This could not be saved.',
  'error.invalidAnswer': 'The answer could not be read. Reload the page and try again.',
  'error.unexpected': 'Something went wrong on this page.',
  'command.notConnected': 'The live connection is not there yet. Try again in a moment.',
  'command.deviceOffline': 'The device is offline.',
  'command.deviceNotValid': 'This device is not yours any more.',
  'command.subscription': 'You have no access to this device.',
  'command.timeout': 'The device did not answer. Try again in a moment.',
  'command.refused': 'The device did not do it, and gave no reason.',
  'command.invalidReply': 'The answer of the device could not be read.',
  'broker.unreachable': 'Devices cannot be reached at the moment. Try again later.',
  'broker.down': 'Devices cannot be reached at the moment. Try again later.',
  'broker.refused': 'Devices cannot be reached: the login was not accepted.',
  'broker.closed': 'The live connection is closed.',
  'broker.lost': 'The live connection is lost.',
  'broker.silent': 'The live connection is lost.',
  'live.broker': 'Live connection',
  'login.failed.title': 'Login failed',
  'silence.refused': 'This account may not hear it.',
  'incidents.place.between': 'The service answers, so the fault is between the devices and the service.',
} as const satisfies MessageOverrides;
