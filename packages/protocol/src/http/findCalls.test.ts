import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import { entities } from './entities.ts';
import { findCalls } from './findCalls.ts';

test.each(Object.entries(findCalls))(
  '%s are found by the list call of their entity, of which a part is read',
  (name, call) => {
    const { calls, record } = entities[name as keyof typeof findCalls];
    const { answer, ...how } = calls.list as Call;
    expect(call).toMatchObject(how);
    const fieldsOf = (schema: unknown) => Object.keys((schema as z.ZodMiniObject).def.shape);
    expect(fieldsOf(record)).toEqual(expect.arrayContaining(fieldsOf(call.answer.def.element)));
  },
);
