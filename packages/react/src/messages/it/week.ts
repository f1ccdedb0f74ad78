import type { AreaTexts } from '../language.ts';

export const week: AreaTexts<'week'> = {
  'week.title': 'Questa settimana',
  'week.playing': 'In riproduzione',
  'week.next': 'Prossimo',
  'week.edited': 'Questo evento',
  'week.event': 'Evento',
  'week.overlap': 'Sovrapposizione',

  // A bar of the picture, for those who do not see it
  'week.bar': '{name}, {when}',
  'week.bar.playing': '{name}, {when}, in riproduzione',
  'week.bar.scheduled': '{name}, {when}, in palinsesto',
  'week.bar.overlapping': '{bar}, con sovrapposizione',

  // When something runs
  'week.always': 'Sempre',
  'week.never': 'Mai',
  'week.eachDay': 'Ogni giorno',
  'week.days': 'da {first} a {last}',
  'week.run': '{days}, dalle {start} alle {end}',
  'week.run.nextDay': '{days}, dalle {start} alle {end} del giorno dopo',
  'week.weekly': 'Ogni settimana, da {startDay} alle {start} a {endDay} alle {end}',
  'week.minute': '{day} {time}',
  'week.within': '{day} dalle {start} alle {end}',
  'week.across': 'da {startDay} alle {start} a {endDay} alle {end}',
};
