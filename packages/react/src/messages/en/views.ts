import type { Area } from '../area.ts';

/** The saved views of a list: what is searched for, in which order, how many rows a page. */
export const viewsTexts = {
  name: 'views',
  texts: {
    'views.title': 'Views',
    'views.all': 'All rows',
    'views.save': 'Save this view ...',
    'views.save.full': 'There are {count} views, and no more can be kept. Delete one first.',
    'views.manage': 'Rename or delete ...',
    'views.save.title': 'Save this view',
    'views.rename.title': 'Rename the view',
    'views.name': 'Name',
    'views.query': '“{text}”',
    'views.one.rename': 'Rename {name}',
    'views.one.delete': 'Delete {name}',
    'views.none': 'No view is left.',
    'views.delete.detail': 'The rows of the list stay as they are.',
    'views.dropped': 'A saved view could not be read',
    'views.dropped.detail': 'It has been removed. Save it again from the list that it belongs to.',
    'views.notKept': 'This browser does not keep the view',
    'views.notKept.detail': 'Its storage is full or refused: the view is there until you leave this page.',
    'problem.view.name': 'Please provide a name.',
    'problem.view.taken': 'Another view of this list has that name.',
  },
} as const satisfies Area;
