/** A zone as people read it: 'America/New York'. */
export const zoneText = (timeZone: string): string => timeZone.replaceAll('_', ' ');
