// The fields of an event that are fetched beside its form, each drawn anew only where it is given something else.
import { WaitingField } from '../../../patterns/choosing/WaitingField.tsx';
import { LateNumberField, LateToggleGroup } from '../../../patterns/form/lateFields.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { kept } from './kept.ts';

export const TimeField = kept(
  lazyPart(
    async () => ({ default: (await import('../../../ui/fields/TimeField.tsx')).TimeField }),
    WaitingField,
  ),
);

export const NumberField = kept(LateNumberField);

// Of any values, as the one that is kept.
export const ToggleGroup = kept(LateToggleGroup) as typeof LateToggleGroup;
