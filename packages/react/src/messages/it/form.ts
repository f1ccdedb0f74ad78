import type { AreaTexts } from '../language.ts';

export const form: AreaTexts<'form'> = {
  'form.path': 'Sei qui',
  'form.loading': 'Caricamento in corso',
  'form.missing': 'Questo elemento non esiste o è stato rimosso.',
  'form.add': 'Aggiungi',
  'form.edit': 'Modifica',
  'form.delete': 'Elimina',
  'form.back': 'Indietro',
  'form.close': 'Chiudi',
  'form.saving': 'Salvataggio in corso',
  'form.sent': 'Inviato: {percent}%',
  'form.stop': 'Interrompi',
  'form.unsaved': 'Modifiche non salvate',
  'form.dates': 'Creazione: {created} · Ultima modifica: {updated}',
  'form.saved': '{name}: salvataggio riuscito!',
  'form.deleted': '{name}: eliminazione riuscita!',
  'form.submit': 'Salva',

  'form.more': 'Mostra altro',
  'form.less': 'Mostra meno',
  'form.view': 'Vedi',
  'form.view.of': 'Vedi {name}',

  // Deleting it
  'form.delete.title': 'Confermi?',
  'form.delete.named': 'Eliminazione definitiva di {name}.',
  'form.delete.confirm': 'Confermo, elimina {name}',
  'form.delete.running': 'Eliminazione in corso',
  'form.delete.failed.title': 'Eliminazione non riuscita',
  'form.delete.failed': 'Impossibile eliminare {name}.',

  // Rows of fields
  'form.rows.up': 'Sposta {row} in su',
  'form.rows.down': 'Sposta {row} in giù',
  'form.rows.remove': 'Rimuovi {row}',
  'form.rows.moved': 'Ora è {row}.',
  'form.rows.removed': 'Rimosso: {row}.',

  // Why it is not saved
  'form.invalid': { one: '{count} campo da controllare.', other: '{count} campi da controllare.' },
  'form.refused.title': 'Non salvato.',

  // Somebody else saved the same record
  'form.changed.title': 'Modificato nel frattempo',
  'form.changed': 'Qualcun altro ha modificato questo elemento dopo che l’hai aperto.',
  'form.changed.at': 'Qualcun altro ha modificato questo elemento alle {time}, dopo che l’hai aperto.',
  'form.changed.own': 'Modificato da te in un’altra scheda.',
  'form.changed.choose': 'Non è ancora salvato nulla. Scegli, poi premi di nuovo “{button}”.',
  'form.changed.look':
    'Non è ancora salvato nulla. Quello che non hai modificato è stato ripreso. Premi di nuovo “{button}”.',
  'form.changed.all': 'Prendi tutto l’altrui',
  'form.changed.all.own': 'Prendi tutto dall’altra scheda',
  'form.changed.field': 'Campo',
  'form.changed.before': 'All’apertura',
  'form.changed.yours': 'Tuo',
  'form.changed.theirs': 'Altrui, salvato ora',
  'form.changed.otherTab': 'Nell’altra scheda',
  'form.changed.empty': 'vuoto',
  'form.changed.taken': 'Ripreso: non hai modificato questo campo.',
  'form.changed.bar': 'Modificato nel frattempo: scegli, poi salva',

  // Somebody else deleted it
  'form.gone': 'Eliminato da qualcun altro.',
  'form.gone.own': 'Eliminato da te in un’altra scheda.',
  'form.gone.detail': 'Quello che hai scritto è ancora qui. “{button}” lo salva come nuovo elemento.',
  'form.gone.lost': 'Quello che hai scritto è ancora qui, ma non si può più salvare.',

  // Unsaved changes
  'form.leave.title': 'Uscire senza salvare?',
  'form.leave.detail': 'Quello che hai scritto qui andrà perso.',
  'form.leave.confirm': 'Esci',
  'form.leave.cancel': 'Resta',
  'form.cancel': 'Annulla',
};
