// Fields whose controls bring more of react-aria than the rest of the form together: each is fetched beside it, and its
// place is held.
import { WaitingField } from '../../../patterns/choosing/WaitingField.tsx';
import { LateToggleGroup } from '../../../patterns/form/LateToggleGroup.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { kept } from './kept.ts';

export const TimeField = kept(
  lazyPart(
    async () => ({ default: (await import('../../../ui/fields/TimeField.tsx')).TimeField }),
    WaitingField,
  ),
);

export const NumberField = kept(
  lazyPart(
    async () => ({ default: (await import('../../../ui/fields/NumberField.tsx')).NumberField }),
    WaitingField,
  ),
);

// Of any values, as the one that is kept.
export const ToggleGroup = kept(LateToggleGroup) as typeof LateToggleGroup;
