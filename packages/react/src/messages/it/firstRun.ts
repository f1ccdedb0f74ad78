import type { AreaTexts } from '../language.ts';

export const firstRun: AreaTexts<'firstRun'> = {
  'firstRun.done': 'Fatto:',
  'firstRun.rest':
    'Questo riquadro scompare dopo il primo suono. «Aggiungi dispositivo» resta in Dispositivi.',
  'firstRun.register': 'Registra il tuo primo dispositivo',
  'firstRun.register.detail':
    'Etichetta e chiave si trovano sotto il lettore. Collegalo alla rete e all’alimentazione.',
  'firstRun.register.do': 'Registra un dispositivo',
  'firstRun.register.done': '{device} è tuo.',
  'firstRun.register.online': '{device} è tuo ed è online.',
  'firstRun.device': '{device}, {state}',
  'firstRun.plan': 'Programma il suo primo evento',
  'firstRun.plan.detail': 'Uno stream, qualche giorno, un inizio e una fine.',
  'firstRun.plan.do': 'Crea un evento',
  'firstRun.plan.done': '«{event}» è memorizzato su {device}.',
  'firstRun.hear': 'Ascoltalo',
  'firstRun.hear.detail': 'Il misuratore si accende appena arriva il suono.',
  'firstRun.hear.do': 'Apri il suo pannello',
  'firstRun.picture': 'Il fondo di un lettore con la sua etichetta: numero e chiave',
  'firstRun.plan.sample': 'Musica in sala',
};
