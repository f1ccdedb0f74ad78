import type { Area } from '../area.ts';

/** What this page heard of a device in the last 24 hours (FLV-05). */
export const historyTexts = {
  name: 'history',
  texts: {
    'history.title': 'Last 24 h',
    'history.watched': 'Watched {span} of 24 h',
    'history.unwatchedAll': 'Not watched yet',
    'history.export': 'Export',
    'history.less': 'less than 1 min',

    // The lanes, and what their bars mean
    'history.lane.online': 'Online',
    'history.lane.event': 'Event',
    'history.lane.stream': 'Stream',
    'history.lane.clock': 'Clock',
    'history.main': 'Main',
    'history.failOver': 'Fail over',
    'history.failed': 'No stream responds',
    'history.starting': 'Starting',
    'history.unwatched': 'Not watched',

    // Sums: a figure, what it counts, and how long in all
    'history.sum.offline': 'Offline',
    'history.sum.failing': 'Fail over or no stream',
    'history.sum.stopped': 'Stopped in its hours',
    'history.sum.span': '{span} in all',
    'history.sum.unknown': 'Not known for {span}',

    // What was heard, the latest first
    'history.list': 'What was heard',
    'history.lasted': 'Lasted',
    'history.goesOn': '{span}, goes on',
    'history.row.unwatched':
      'Not watched: no page followed it, the connection was lost, or this computer slept',
    'history.row.watched': 'Watched from here on',
    'history.row.offline': 'Offline',
    'history.row.offline.detail': 'Its connection ended. What it played is not known',
    'history.row.online': 'Online again',
    'history.row.begins': '{event} begins',
    'history.row.ended': '{event} ends',
    'history.row.stopped': '{event} is stopped in its hours',
    'history.row.stoppedSome': 'Stopped in its hours',
    'history.row.by': 'By whom is not known',
    'history.row.main': 'Main is heard',
    'history.row.failOver': 'Fail over is heard',
    'history.row.failed': 'No stream responds',
    'history.row.silent': 'Its stream ends',
    'history.row.clock': 'Its clock says: {state}',
    'history.clock.done': 'Clock synchronized',
    'history.clock.manual': 'Clock set by hand',
    'history.clock.outOfSync': 'Clock not synchronized',
    'history.clock.stale': 'Clock stale: a synchronization was missed',
    'history.clock.syncing': 'Clock synchronizing',
    'history.clock.error': 'Clock could not be synchronized',
    'history.row.folded': {
      one: '{count} older change was folded',
      other: '{count} older changes were folded',
    },
    'history.state.online': 'Online, nothing plays',
    'history.state.plays': 'Online, {event}',
    'history.state.from': 'Online, {event} from {source}',
    'history.state.failed': 'Online, {event}: no stream responds',
    'history.none': 'Nothing has been heard of it yet.',
    'history.note':
      'Kept in this page only, for 24 h. Nobody records what happens while no page is open, and of no more than 200 changes each one is told.',
  },
} as const satisfies Area;
