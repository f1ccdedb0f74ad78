import type { Clock } from '@carillon/protocol/time';
import type { SourcePort } from '../firmware/source.ts';
import { listen } from './listen.ts';
import { send } from './send.ts';

/**
 * Streams over the network, for devices that are to reach real radios and relays (LIB-12). A station's name and format are from
 * the wire, its levels from a model; what is sent is silence. It needs Node, and a clock that runs as real ones do.
 */
export const createNetworkSource = ({ clock }: { readonly clock: Clock }): SourcePort => ({
  open: (uri, listener, event) =>
    event?.mode === 'sender' ? send(event, clock, listener) : listen(uri, clock, listener),
});
