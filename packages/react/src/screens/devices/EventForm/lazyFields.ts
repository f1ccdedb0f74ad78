// Fields whose controls bring more of react-aria than the rest of the form together: each is fetched beside it, and its
// place is held.
import { WaitingField } from '../../../patterns/choosing/WaitingField.tsx';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';

export const TimeField = lazyPart(
  async () => ({ default: (await import('../../../ui/fields/TimeField.tsx')).TimeField }),
  WaitingField,
);

export const NumberField = lazyPart(
  async () => ({ default: (await import('../../../ui/fields/NumberField.tsx')).NumberField }),
  WaitingField,
);
