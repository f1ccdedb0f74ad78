// Fields whose controls bring more of react-aria than most other fields together: each is fetched beside the page, and its
// place is held.
import type { ToggleGroupProps, ToggleGroup as TypedToggleGroup } from '../../ui/choices/ToggleGroup.tsx';
import { WaitingField } from '../choosing/WaitingField.tsx';
import { lazyPart } from '../part/lazyPart.tsx';

/** 6 kB gzip. */
export const LateToggleGroup = lazyPart<ToggleGroupProps<string>>(
  async () => ({ default: (await import('../../ui/choices/ToggleGroup.tsx')).ToggleGroup }),
  WaitingField,
  // Of any values, as the one that is fetched.
) as unknown as typeof TypedToggleGroup;

/** 8 kB gzip. */
export const LateNumberField = lazyPart(
  async () => ({ default: (await import('../../ui/fields/NumberField.tsx')).NumberField }),
  WaitingField,
);

/** 35 kB gzip, with the calendars of all locales. */
export const LateDateField = lazyPart(
  async () => ({ default: (await import('../../ui/fields/DateField.tsx')).DateField }),
  WaitingField,
);
