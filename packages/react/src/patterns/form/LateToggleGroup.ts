import type { ToggleGroupProps, ToggleGroup as TypedToggleGroup } from '../../ui/choices/ToggleGroup.tsx';
import { WaitingField } from '../choosing/WaitingField.tsx';
import { lazyPart } from '../part/lazyPart.tsx';

/**
 * A `ToggleGroup` of a form. It brings 6 kB gzip of react-aria, more than most other fields together: it is fetched beside
 * the page, and its place is held.
 */
export const LateToggleGroup = lazyPart<ToggleGroupProps<string>>(
  async () => ({ default: (await import('../../ui/choices/ToggleGroup.tsx')).ToggleGroup }),
  WaitingField,
  // Of any values, as the one that is fetched.
) as unknown as typeof TypedToggleGroup;
