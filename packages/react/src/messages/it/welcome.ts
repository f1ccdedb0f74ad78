import type { AreaTexts } from '../language.ts';

export const welcome: AreaTexts<'welcome'> = {
  'welcome.greeting': 'Ciao, {name}',
  'welcome.prompt': 'Il suono in ogni stanza, puntuale',
  'welcome.what':
    '{product} fa suonare lo stream giusto nella stanza giusta secondo il programma della settimana, passa a una seconda sorgente quando la prima si ferma e mostra che cosa si sente.',
  'welcome.prompt.detail': 'Accedi per raggiungere i tuoi dispositivi.',
  'welcome.signup': 'Registrati',
  'welcome.shop': 'Guarda i lettori nel negozio',
  'welcome.week': 'Segue il programma della settimana',
  'welcome.week.detail':
    'Ogni giorno, ogni settimana o sempre. Una sovrapposizione si vede prima di salvare, e così gli effetti del cambio dell’ora.',
  'welcome.failover': 'Resta in onda',
  'welcome.failover.detail':
    'Quando la sorgente principale non risponde più, la seconda subentra automaticamente, e la schermata lo dice.',
  'welcome.live': 'Si segue da ovunque',
  'welcome.live.detail':
    'Livelli, codec e sorgente arrivano in tempo reale da ogni dispositivo, dieci volte al secondo, in qualsiasi browser.',
};
