import type { AreaTexts } from '../language.ts';

export const deviceArea: AreaTexts<'deviceArea'> = {
  'deviceArea.tabs': 'Area dei dispositivi',
  'deviceArea.tab.addDevice': 'Aggiungi',
  'deviceArea.tab.devices': 'Dispositivi',
  'deviceArea.tab.deviceTags': 'Tag',
};
