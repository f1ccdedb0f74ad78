// Where stories are tested: the report says of each what it showed.
import { afterEach } from 'vitest';

afterEach(({ task }) => {
  Object.assign(task.meta, { shown: globalThis.carillonShown });
});
