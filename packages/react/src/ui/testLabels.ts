// The texts that controls want, for tests that are about something else.

export const steps = { decrease: 'Less', increase: 'More' };

export const words = { openLabel: 'Show all', emptyText: 'None' };

export const fileLabels = {
  pick: 'Choose',
  drop: 'or drop',
  remove: 'Remove',
  cancel: 'Cancel',
  progress: 'Sending',
  refused: { type: 'type', empty: 'empty', size: 'size' },
};
