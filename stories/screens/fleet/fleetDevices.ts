import { buildDevice } from '@carillon/mocks';
import type { Device, DeviceEvent } from '@carillon/protocol/device';
import { always, on } from '../todayDevices.ts';

/** Of a parish, a hotel and what stands around them: the devices of the drawings of the fleet. */
const NAMES = [
  ['St. Mary, nave and choir side', 'Worship'],
  ['Parish relay', 'Worship'],
  ['St. Mary, chapel', 'Worship'],
  ['Parish hall', 'Worship'],
  ['Lobby north', 'Lobbies'],
  ['Lobby south', 'Lobbies'],
  ['Conference foyer', 'Lobbies'],
  ['Spa and pool', 'Lobbies'],
  ['Corso Garibaldi 12, shop floor', 'Shops'],
  ['Corso Garibaldi 12, fitting rooms', 'Shops'],
  ['Via Roma 3, window', 'Shops'],
  ['Café terrace', 'Shops'],
  ['Bakery counter', 'Shops'],
  ['Bookshop, reading corner', 'Shops'],
  ['Central station, platform 1', 'Transport'],
  ['Central station, platform 4', 'Transport'],
  ['Car park, level −1', 'Transport'],
  ['Tram stop, Piazza Duomo', 'Transport'],
  ['Kitchen', 'Back of house'],
  ['Loading bay', 'Back of house'],
  ['Staff room', 'Back of house'],
  ['Museum court', null],
  ['Garden', null],
  ['Tower', null],
] as const;

const TAG_IDS = { 'Back of house': 1, Lobbies: 2, Shops: 3, Transport: 4, Worship: 5 } as const;

/** By the name that it is looked for. */
export const fleetDevices: readonly Device[] = NAMES.map(([name, tag], index) =>
  buildDevice({
    id: index + 1,
    user_id: 2,
    name,
    device_id: `CR-${3000 + index}`,
    class_id: 2,
    device_tag_id: tag && TAG_IDS[tag],
  }),
);

/** All but two of them are switched on. */
export const fleetOn = fleetDevices
  .filter(({ name }) => !['Central station, platform 4', 'Car park, level −1'].includes(name))
  .map(({ device_id }) => device_id);

/** What each of them does at the time of the drawings, 14:26 in Rome. */
export function fleetEvents(label: string): readonly DeviceEvent[] {
  const device = fleetDevices.find(({ device_id }) => device_id === label);
  switch (device?.name) {
    case 'St. Mary, nave and choir side':
    case 'St. Mary, chapel':
      return [on(1, 'Afternoon organ', '12:30', '17:30'), on(2, 'Vespers', '18:00', '18:45')];
    case 'Parish relay':
      return [on(1, 'Noon relay', '12:00', '15:00')];
    case 'Parish hall':
    case 'Garden':
      return [on(1, 'Vespers', '18:00', '18:45')];
    case 'Lobby north':
    case 'Lobby south':
      return [on(1, 'Afternoon hall', '12:30', '18:00'), on(2, 'Chimes', '18:00', '19:00')];
    case 'Conference foyer':
      return [on(1, 'Afternoon hall', '12:30', '18:00', 'refused', 'live')];
    case 'Spa and pool':
      return [on(1, 'Quiet day', '05:00', '21:00')];
    case 'Bakery counter':
      return [on(1, 'Shop One', '09:00', '19:30', 'refused', 'refused')];
    case 'Bookshop, reading corner':
      return [on(1, 'Evening mix', '17:00', '20:00')];
    case 'Café terrace':
      return [on(1, 'Lunch mix', '12:00', '17:00'), on(2, 'Evening mix', '17:00', '23:00')];
    case 'Museum court':
      return [];
    case 'Tower':
      return [always(1, 'Bells of the tower, relayed from the cathedral on all days of the year')];
    default:
      return [on(1, 'Shop One', '09:00', '19:30'), on(2, 'Closing call', '19:30', '19:45')];
  }
}
