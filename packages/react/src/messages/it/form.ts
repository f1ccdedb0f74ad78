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

  // Rows of fields

  // Why it is not saved
  'form.invalid': { one: '{count} campo da controllare.', other: '{count} campi da controllare.' },
  'form.refused.title': 'Non salvato.',

  // Somebody else saved the same record
  'form.changed.bar': 'Modificato nel frattempo: scegli, poi salva',

  // Somebody else deleted it
  'form.gone': 'Eliminato da qualcun altro.',
  'form.gone.own': 'Eliminato da te in un’altra scheda.',
  'form.gone.detail': 'Quello che hai scritto è ancora qui. “{button}” lo salva come nuovo elemento.',
  'form.gone.lost': 'Quello che hai scritto è ancora qui, ma non si può più salvare.',

  // Unsaved changes
  'form.cancel': 'Annulla',
};
