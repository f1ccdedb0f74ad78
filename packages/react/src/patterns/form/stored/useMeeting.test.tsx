// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useMeeting } from './useMeeting.ts';

afterEach(cleanup);

interface Picture {
  name: string;
  /** No field holds it. */
  file: string;
}

const OPENED: Picture = { name: 'Lobby', file: 'opened.png' };
const SECOND: Picture = { name: 'Entrance', file: 'second.png' };
const THIRD: Picture = { name: 'Hall', file: 'third.png' };

/** A form in which a name was typed, beside what others save meanwhile. */
async function renderForm(typed: string) {
  const { result } = renderHook(() => {
    const [values, setValues] = useState({ name: typed });
    const meeting = useMeeting<Picture, { name: string }>({
      form: { values, change: (next) => setValues(next), rebase: (_, next) => next && setValues(next) },
      toForm: ({ name }) => ({ name }),
      listFacts: ({ name }, { file }) => [
        ['Name', name],
        ['File', file],
      ],
      canMeet: true,
    });
    return { values, setValues, meeting };
  });
  await waitFor(() => expect(result.current.meeting.isReady).toBe(true));
  return result;
}

test('ENT-03 who saves twice is compared with what was opened, and not with the first of the two', async () => {
  const form = await renderForm('Reception');
  act(() => form.current.meeting.meet(SECOND, OPENED));
  act(() => form.current.meeting.meet(THIRD, SECOND));
  expect(form.current.meeting.listChanges(THIRD)?.changes).toMatchObject([
    { name: 'Name', before: 'Lobby', yours: 'Reception', theirs: 'Hall', choice: 'yours' },
    { name: 'File', before: 'opened.png', theirs: 'third.png' },
  ]);
});

test('ENT-03 what one typed last comes back after theirs was chosen', async () => {
  const form = await renderForm('Reception');
  act(() => form.current.meeting.meet(SECOND, OPENED));
  act(() => form.current.setValues({ name: 'Reception, left' }));
  act(() => form.current.meeting.listChanges(SECOND)?.changes[0]?.onChoose('theirs'));
  expect(form.current.values).toEqual({ name: 'Entrance' });
  act(() => form.current.meeting.listChanges(SECOND)?.changes[0]?.onChoose('yours'));
  expect(form.current.values).toEqual({ name: 'Reception, left' });
});

test('ENT-03 where another record is shown there is nobody to meet', async () => {
  const form = await renderForm('Reception');
  act(() => form.current.meeting.meet(SECOND, OPENED));
  expect(form.current.meeting.listChanges(SECOND)).not.toBeNull();
  act(() => form.current.meeting.end());
  expect(form.current.meeting.listChanges(SECOND)).toBeNull();
});
