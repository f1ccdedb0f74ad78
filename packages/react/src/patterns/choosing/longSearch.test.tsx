// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { countries } from '@carillon/protocol/catalog';
import { MAX_QUERY_LENGTH } from '@carillon/protocol/list';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import Palette from '../../screens/shell/palette/Palette.tsx';
import { ADMIN, testClient } from '../../testClient.ts';
import { ComboBox } from '../../ui/choices/ComboBox.tsx';
import { PictureSelect } from '../../ui/choices/PictureSelect.tsx';
import { DeviceTagPicker } from './DeviceTagPicker.tsx';
import SelectorDialog from './SelectorDialog.tsx';
import { useChoices } from './useChoices.ts';

afterEach(cleanup);

const MEGABYTE = 'x'.repeat(1_000_000);
const ignore = () => {};

async function open(children: ReactNode) {
  const platform = createPlatform();
  const asked: URL[] = [];
  const client = testClient({
    ...platform,
    handle(request: Request) {
      asked.push(new URL(request.url));
      return platform.handle(request);
    },
  });
  await client.session.login(ADMIN);
  render(
    <CarillonProvider client={client} navigation={createMemoryNavigation('/')}>
      {children}
    </CarillonProvider>,
  );
  return asked;
}

const pictures = (
  <PictureSelect
    label="Icon"
    options={[{ value: '1', label: 'Bell', picture: null }]}
    value={null}
    onChange={ignore}
    placeholder="Choose"
    searchLabel="Search icons"
    emptyText="None"
  />
);
const dialog = (
  <SelectorDialog
    source={{ entity: countries }}
    title="Ship to"
    searchLabel="Search countries"
    emptyText="No country found"
    rowsLabel="Countries"
    columns={[{ kind: 'name' }]}
    chosenIds={[]}
    confirmLabel={String}
    onChoose={ignore}
    onClose={ignore}
  />
);

const zones = (
  <ComboBox
    label="Zone"
    options={[{ value: 'Europe/Rome', label: 'Rome' }]}
    value={null}
    onChange={ignore}
    openLabel="Show all"
    emptyText="None"
  />
);

test.each([
  [
    'the tags of a device',
    <DeviceTagPicker key="tags" label="Tag" userId={2} value={null} onChange={ignore} />,
    'combobox',
    '',
  ],
  ['a dialog of choices', dialog, 'searchbox', ''],
  ['the pictures', pictures, 'searchbox', 'Choose'],
  ['everything', <Palette key="palette" onClose={ignore} onChoose={ignore} />, 'combobox', ''],
  ['the zones', zones, 'combobox', ''],
] as const)('FLT-127 a megabyte pasted into the search of %s is cut', async (_what, picker, role, opener) => {
  const asked = await open(picker);
  if (opener) fireEvent.click(await screen.findByText(opener));
  const field = await screen.findByRole<HTMLInputElement>(role);
  field.focus();
  // Not a change of its value, of which a browser asks no `maxLength`.
  await userEvent.paste(MEGABYTE);
  await waitFor(() => expect(field.value).toHaveLength(MAX_QUERY_LENGTH));
  for (const { search } of asked) expect(search.length).toBeLessThan(2 * MAX_QUERY_LENGTH);
});

test('FLT-127 whoever asks for choices by a megabyte sends no more than a server takes', async () => {
  function Choices() {
    return useChoices({ entity: countries }, MEGABYTE).status;
  }
  const asked = await open(<Choices />);
  await waitFor(() => expect(asked.some(({ searchParams }) => searchParams.has('query'))).toBe(true));
  for (const { searchParams } of asked)
    expect((searchParams.get('query') ?? '').length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
});
