// Where stories are tested: the report says of each what it showed.
import { afterEach } from 'vitest';

afterEach(({ task }) => {
  // What axe found right fills 140 kB a story; what it finds wrong has failed the story already.
  Object.assign(task.meta, { shown: globalThis.carillonShown, reports: [] });
});
