import type { AreaTexts } from '../language.ts';

export const eventMoves: AreaTexts<'eventMoves'> = {
  'moves.new': 'Nuovo evento, {when}',
  'moves.create': 'Nuovo evento',

  // What the keys hold, for those who do not see it
  'moves.held.whole':
    '{name} è sollevato. Le frecce lo spostano, Tab prende un estremo, Spazio lo posa, Esc lo rimette a posto.',
  'moves.held.start': 'Inizio di {name}',
  'moves.held.end': 'Fine di {name}',

  // Why it cannot be put there, or moved at all
  'moves.overlap': '{name} si sovrapporrebbe a {other}.',
  'moves.otherDay':
    '{name} si ripete in più giorni: si spostano di orario tutti insieme, e nessuno in un altro giorno.',
  'moves.always': '{name} è sempre attivo: non c’è un orario in cui spostarlo.',
  'moves.mode': 'Impossibile spostare {name}: la sua modalità non è nota qui.',
  'moves.stale': 'Il dispositivo non ha ancora detto che cosa contiene ora.',
  'moves.busy': 'Salvataggio di {name} in corso.',
  'moves.changed': 'Nel frattempo qualcun altro ha modificato {name}. Resta com’è.',

  // Out of the hours in which it plays
  'moves.ask.title': 'Confermi?',
  'moves.ask': '{name} è in riproduzione. Spostato a {when}, si ferma subito.',
  'moves.ask.confirm': 'Sposta e ferma',
  'moves.ask.cancel': 'Annulla',
  'moves.ask.close': 'Chiudi',

  // What became of it
  'moves.failed': 'Impossibile modificare l’evento',
  'moves.error': 'Si è verificato un errore durante l’elaborazione di questo evento: {error}',
  'moves.done': '{name} spostato: {when}.',
  'moves.was': 'Prima era {when}.',
  'moves.left': '{seconds} s',
  'moves.undo': 'Annulla',
  'moves.undone': '{name} è tornato al suo posto: {when}.',

  // Beside a bar
  'moves.card.once': '{when} ({span})',
  'moves.card.daily': '{when} ({span} al giorno)',
  'moves.card.plays': 'Riproduce {host}',
  'moves.card.sends': 'Invia a {host}',
  'moves.card.edit': 'Modifica',
  'moves.card.start': 'Avvia',
  'moves.card.stop': 'Ferma',
  'moves.card.delete': 'Elimina {name}',
};
