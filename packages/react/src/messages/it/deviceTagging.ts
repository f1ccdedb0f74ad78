import type { AreaTexts } from '../language.ts';

export const deviceTagging: AreaTexts<'deviceTagging'> = {
  'devices.tag.one': 'Assegna un tag a {name}',
  'devices.tag.many': 'Assegna un tag a {count} dispositivi',
  'devices.tag.question': '{names}. Un dispositivo ha un solo tag: quello nuovo lo sostituisce.',
  'devices.tag.field': 'Tag',
  'devices.tag.running': 'Assegnazione del tag',
  'devices.tag.incomplete': 'Tag non assegnato',
  'devices.tag.failed': {
    one: 'A {count} dispositivo non è stato assegnato il tag.',
    other: 'A {count} dispositivi non è stato assegnato il tag.',
  },
  'devices.tag.failedOne': 'Impossibile assegnare il tag a {name}.',
  'devices.tagged': '{name} ha ora il tag.',
  'devices.taggedMany': '{count} dispositivi hanno ora il tag.',
  'devices.clear': 'Togli tag',
  'devices.clear.running': 'Rimozione del tag',
  'devices.clear.incomplete': 'Tag non rimosso',
  'devices.clear.failed': {
    one: 'Il tag di {count} dispositivo non è stato rimosso.',
    other: 'I tag di {count} dispositivi non sono stati rimossi.',
  },
  'devices.clear.failedOne': 'Impossibile togliere il tag a {name}.',
  'devices.cleared': '{name} non ha più un tag.',
  'devices.clearedMany': '{count} dispositivi non hanno più un tag.',
};
