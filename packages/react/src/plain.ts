import type { MessageOverrides } from './messages/messages.ts';

/**
 * English for people who need not know how things are made: `<CarillonProvider messages={plain}>` (in Italian: `plainItalian`). Where the specification quotes
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
  'clock.result.-4': 'The clock could not ask its time server',
  'clock.result.-5': 'The clock could not ask its time server from this network',
  'clock.event.-3':
    'the time server could not be asked from this network, or the question was not sent in time',
  'incidents.place.between': 'The service answers, so the fault is between the devices and the service.',
} as const satisfies MessageOverrides;

/** The same in Italian: `<CarillonProvider language={italian} messages={plainItalian}>`. */
export const plainItalian = {
  'shell.notFound': 'Questa pagina non c’è',
  'error.notFound': 'Non c’è, o non c’è più.',
  'error.serverError': 'Qualcosa non ha funzionato da parte nostra. Riprova tra un momento.',
  'error.unknownStatus':
    'Qualcosa non ha funzionato da parte nostra (codice {status}). Riprova tra un momento.',
  'error.tooLarge': 'È troppo grande per essere salvato.',
  'error.notJson': 'Non è stato possibile leggere la risposta. Riprova tra un momento.',
  'error.network': 'Non è arrivata nessuna risposta. Controlla la connessione e riprova.',
  'error.offline': 'Sei offline. Controlla la connessione e riprova.',
  'error.refused': 'Non è stato possibile farlo.',
  'error.refusedSave': 'Non è stato possibile salvare.',
  'error.invalidAnswer': 'Non è stato possibile leggere la risposta. Ricarica la pagina e riprova.',
  'error.unexpected': 'Qualcosa non ha funzionato in questa pagina.',
  'command.notConnected': 'Il collegamento dal vivo non c’è ancora. Riprova tra un momento.',
  'command.deviceOffline': 'Il dispositivo è offline.',
  'command.deviceNotValid': 'Questo dispositivo non è più tuo.',
  'command.subscription': 'Non hai accesso a questo dispositivo.',
  'command.timeout': 'Il dispositivo non ha risposto. Riprova tra un momento.',
  'command.refused': 'Il dispositivo non l’ha fatto, e non ha detto perché.',
  'command.invalidReply': 'Non è stato possibile leggere la risposta del dispositivo.',
  'broker.unreachable': 'Al momento i dispositivi non sono raggiungibili. Riprova più tardi.',
  'broker.down': 'Al momento i dispositivi non sono raggiungibili. Riprova più tardi.',
  'broker.refused': 'I dispositivi non sono raggiungibili: l’accesso non è stato accettato.',
  'broker.closed': 'Il collegamento dal vivo è chiuso.',
  'broker.lost': 'Il collegamento dal vivo è interrotto.',
  'broker.silent': 'Il collegamento dal vivo è interrotto.',
  'live.broker': 'Collegamento dal vivo',
  'login.failed.title': 'Accesso non riuscito',
  'silence.refused': 'Questo account non può ascoltarlo.',
  'clock.result.-4': 'L’orologio non è riuscito a chiedere al server dell’ora',
  'clock.result.-5': 'Da questa rete l’orologio non è riuscito a chiedere al server dell’ora',
  'clock.event.-3':
    'da questa rete non è stato possibile chiedere al server dell’ora, o la domanda non è partita in tempo',
  'incidents.place.between': 'Il servizio risponde, quindi il guasto è tra i dispositivi e il servizio.',
} as const satisfies Readonly<Record<keyof typeof plain, string>>;
