import type { AreaTexts } from '../language.ts';

export const common: AreaTexts<'common'> = {
  // The pages by name, for the tab and for links
  'shell.product': 'Carillon',
  'shell.notFound': '404 Pagina non trovata',
  'welcome.title': 'Inizio',
  'shop.title': 'Negozio',
  'basket.title': 'Carrello',
  'order.title': 'Il tuo ordine',
  'login.title': 'Accesso',
  'devices.title': 'Dispositivi',
  'dash.title': 'Dispositivo',

  // Errors of calls (S8)
  'error.unauthorized': 'Accedi di nuovo per continuare.',
  'error.renewed': 'L’accesso era scaduto ed è stato rinnovato. Riprova.',
  'error.forbidden': 'Non hai il permesso di vedere questa pagina.',
  'error.notFound': 'Pagina non trovata',
  'error.serverError': 'Errore interno del server',
  'error.unknownStatus': 'Errore sconosciuto del server {status}',
  'error.tooLarge': 'Supera la dimensione accettata dal server.',
  'error.notJson': 'La risposta del server non è un JSON leggibile',
  'error.network': 'La richiesta al server non è riuscita',
  'error.offline': 'La richiesta al server non è riuscita: manca la connessione di rete.',
  'error.refused': 'Operazione non riuscita, senza un messaggio di errore dal server.',
  'error.refusedSave': 'Richiesta non riuscita, senza un messaggio di errore dal server.',
  'error.invalidAnswer': 'Richiesta non riuscita: questa versione non è in grado di leggere la risposta.',
  'error.tooMany': 'Troppi tentativi. Aspetta un minuto e riprova.',
  'error.tooManyFor': {
    one: 'Troppi tentativi. Riprova tra {count} secondo.',
    other: 'Troppi tentativi. Riprova tra {count} secondi.',
  },
  'error.unexpected': 'Errore imprevisto dell’applicazione',
  'error.record': 'Impossibile caricare questo elemento.',
  'error.page': 'Non è stato possibile caricare questa pagina.',
  'error.page.detail': 'Controlla la connessione di rete e riprova.',
  'error.part': 'Non è stato possibile caricare questa parte della pagina.',
  'error.part.detail': 'Controlla la connessione di rete e riprova. Il resto della pagina non è interessato.',
  'error.retry': 'Riprova',

  // Commands (D8)
  'command.notConnected': 'Paho non è ancora connesso',
  'command.connectionLost': 'La connessione è caduta prima della risposta del dispositivo.',
  'command.deviceOffline': 'Dispositivo offline',
  'command.subscription': 'Il broker ha rifiutato la sottoscrizione a questo dispositivo.',
  'command.deviceNotValid': 'Il dispositivo non è valido',
  'command.timeout': 'Tempo scaduto per la risposta MQTT ({ms} ms)...',
  'command.refused': 'Il dispositivo ha rifiutato il comando senza indicare il motivo.',
  'command.invalidReply': 'Questa versione non è in grado di leggere la risposta del dispositivo.',

  // Whatever has no sentence of its own in a form
  'problem.invalid': 'Questo valore non è valido.',
  'problem.tooLong': 'Al massimo {max} caratteri.',
  'problem.tooMany': 'Non ne sono possibili più di {max}.',
  'field.optional': 'facoltativo',
};
