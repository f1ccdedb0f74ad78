import { SilenceView } from './SilenceView.tsx';
import { type SilenceOptions, useSilence } from './useSilence.ts';

/** Why a device is not heard, with what helps. A module of its own: loaded when needed. */
export default function SilencePanel(props: SilenceOptions) {
  return <SilenceView {...useSilence(props)} />;
}
