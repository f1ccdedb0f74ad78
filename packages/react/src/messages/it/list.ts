import type { AreaTexts } from '../language.ts';

export const list: AreaTexts<'list'> = {
  'list.search': 'Cerca',
  'list.search.hint': 'Premi Invio per cercare ovunque...',
  'list.search.clear': 'Cancella la ricerca',
  'list.order': 'Ordina per',
  'list.order.newest': 'Prima i più recenti',
  'list.order.failed': 'Impossibile caricare i modi di ordinare questo elenco.',
  'list.size': 'Righe per pagina',
  'list.rows': { one: '{count} riga', other: '{count} righe' },
  'list.selectAll': 'Seleziona tutte le righe',
  'list.clearSelection': 'Annulla la selezione',
  'list.loading': 'Caricamento in corso',
  'list.noMatch': 'Qui nulla corrisponde a “{text}”.',
  'list.noMatch.detail': 'Premi Invio per cercare ovunque, o cancella la ricerca.',
  'list.nothingFound': 'Nessun risultato per “{text}”.',
  'list.nothingFound.detail': 'Prova con meno lettere, o cancella la ricerca.',
  'list.pages': 'Pagine',
  'list.previous': 'Pagina precedente',
  'list.next': 'Pagina successiva',
  'list.page': 'Pagina {page}',
  'list.range': 'da {from} a {to} di {count}',

  // Deleting what is selected
  'list.delete': 'Elimina',
  'list.delete.title': 'Confermi?',
  'list.delete.confirm': {
    one: 'Confermo, elimina {count} riga',
    other: 'Confermo, elimina {count} righe',
  },
  'list.delete.confirmOne': 'Confermo, elimina {name}',
  'list.delete.one': 'Eliminazione definitiva di {name}.',
  'list.delete.many': {
    one: 'Eliminazione definitiva di {names} e di {count} altra riga.',
    other: 'Eliminazione definitiva di {names} e di altre {count} righe.',
  },
  'list.delete.cancel': 'Annulla',
  'list.delete.stop': 'Interrompi',
  'list.delete.close': 'Chiudi',
  'list.delete.progress': 'Fatte {done} di {count}',
  'list.delete.failed': { one: '{count} riga è ancora qui.', other: '{count} righe sono ancora qui.' },
  'list.delete.stopped': {
    one: 'Interrotto prima di {count} riga, che resta selezionata.',
    other: 'Interrotto prima di {count} righe, che restano selezionate.',
  },
  'list.deleted': '{name}: eliminazione riuscita!',
  'list.deletedMany': { one: '{count} riga eliminata.', other: '{count} righe eliminate.' },
};
