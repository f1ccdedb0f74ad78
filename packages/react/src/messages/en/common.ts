import type { Area } from '../area.ts';

/** What every page may say: its name, and what went wrong. `useMessages` always has these texts. */
export const commonTexts = {
  name: 'common',
  texts: {
    // The pages by name, for the tab and for links
    'shell.product': 'Carillon',
    'shell.notFound': '404 Page not found',
    'welcome.title': 'Welcome',
    'shop.title': 'Shop',
    'basket.title': 'Basket',
    'order.title': 'Your order',
    'login.title': 'Login',
    'devices.title': 'Devices',
    'dash.title': 'Device',

    // Errors of calls (S8)
    'error.unauthorized': 'Log in again to continue.',
    'error.renewed': 'Your login expired and has been renewed. Please try again.',
    'error.forbidden': 'You are not allowed to see this.',
    'error.notFound': 'Page not found',
    'error.serverError': 'Internal server error',
    'error.unknownStatus': 'Unknown server error {status}',
    'error.tooLarge': 'This is larger than the server accepts.',
    'error.notJson': "Cannot JSON parse server's answer",
    'error.network': 'Fetch raised an exception',
    'error.offline': 'Fetch raised an exception: there is no network connection.',
    'error.refused': 'Failed with no error messages from the server.',
    'error.refusedSave': 'Fetch failed with no error messages from the server.',
    'error.invalidAnswer': 'Fetch failed due to a response that this version cannot read.',
    'error.tooMany': 'Too many attempts. Wait a minute and try again.',
    'error.tooManyFor': {
      one: 'Too many attempts. Try again in {count} second.',
      other: 'Too many attempts. Try again in {count} seconds.',
    },
    'error.unexpected': 'Unexpected Application Error',
    'error.record': 'This record could not be loaded.',
    'error.page': 'This page could not be loaded.',
    'error.page.detail': 'Check the network connection and try again.',
    'error.part': 'This part of the page could not be loaded.',
    'error.part.detail': 'Check the network connection and try again. The rest of the page is not affected.',
    'error.retry': 'Try again',

    // Commands (D8)
    'command.notConnected': 'Paho is not connected yet',
    'command.connectionLost': 'The connection was lost before the device responded.',
    'command.deviceOffline': 'Device offline',
    'command.subscription': 'The broker refused the subscription to this device.',
    'command.deviceNotValid': 'Device is not valid',
    'command.timeout': 'MQTT response timeout ({ms} ms)...',
    'command.refused': 'The device refused the command without giving a reason.',
    'command.invalidReply': 'The device sent a response that this version cannot read.',

    // Whatever has no words of its own in a form
    'problem.invalid': 'This value is not valid.',
    'problem.tooLong': 'At most {max} characters.',
    'problem.tooMany': 'No more than {max} are possible.',
    'field.optional': 'optional',
  },
} as const satisfies Area;
