import { type Clock, systemClock } from '@carillon/protocol/time';
import { createContext } from 'react';

/** The time by which what is shown goes away by itself; a CarillonProvider hands in that of its client. */
export const ClockContext = createContext<Clock>(systemClock);
