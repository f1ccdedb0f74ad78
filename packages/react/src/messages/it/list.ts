import type { AreaTexts } from '../language.ts';

export const list: AreaTexts<'list'> = {
  'list.search': 'Cerca',
  'list.search.hint': 'Premi Invio per cercare ovunque...',
  'list.search.clear': 'Cancella la ricerca',
  'list.order': 'Ordina per',
  'list.order.newest': 'Prima i più recenti',
  'list.order.failed': 'Impossibile caricare i criteri di ordinamento.',
  'list.size': 'Righe per pagina',
  'list.rows': { one: '{count} riga', other: '{count} righe' },
  'list.selectAll': 'Seleziona tutte le righe',
  'list.clearSelection': 'Annulla la selezione',
  'list.loading': 'Caricamento in corso',
  'list.emptyPage': 'Nessuna riga in questa pagina.',
  'list.noMatch': 'Nulla in questa pagina corrisponde a “{text}”.',
  'list.noMatch.detail': 'Premi Invio per cercare in tutte le pagine, o cancella la ricerca.',
  'list.nothingFound': 'Nessun risultato per “{text}”.',
  'list.nothingFound.detail': 'Prova con meno caratteri, o cancella la ricerca.',
  'list.pages': 'Pagine',
  'list.previous': 'Pagina precedente',
  'list.next': 'Pagina successiva',
  'list.page': 'Pagina {page}',
  'list.range': 'da {from} a {to} di {count}',

  // Doing something to what is selected
  'list.bulk.more': { one: '{count} altra riga', other: 'altre {count} righe' },
  'list.bulk.cancel': 'Annulla',
  'list.bulk.stop': 'Interrompi',
  'list.bulk.close': 'Chiudi',
  'list.bulk.progress': 'Fatte {done} di {count}',
  'list.bulk.stopped': {
    one: 'Interrotto: resta {count} riga, ancora selezionata.',
    other: 'Interrotto: restano {count} righe, ancora selezionate.',
  },
  'list.bulk.retry': { one: 'Riprova con {count} riga', other: 'Riprova con {count} righe' },

  // Deleting what is selected; a single row is named instead of counted
  'list.delete': 'Elimina',
  'list.delete.title': 'Confermi?',
  'list.delete.confirm': 'Confermo, elimina {count} righe',
  'list.delete.confirmOne': 'Confermo, elimina {name}',
  'list.delete.named': 'Eliminazione definitiva di {names}.',
  'list.delete.running': 'Eliminazione in corso',
  'list.delete.incomplete': 'Alcune righe non sono state eliminate',
  'list.delete.failedOne.title': 'Eliminazione non riuscita',
  'list.delete.failedOne': 'Impossibile eliminare {name}.',
  'list.delete.failed': {
    one: '{count} riga non è stata eliminata.',
    other: '{count} righe non sono state eliminate.',
  },
  'list.deleted': '{name}: eliminazione riuscita!',
  'list.deletedMany': '{count} righe eliminate.',
};
