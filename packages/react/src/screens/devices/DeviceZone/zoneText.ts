/** A zone as people read it: 'America/New York'. */
export const zoneText = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** How far the clocks of a zone are ahead of UTC: 'UTC', 'UTC+1', 'UTC−3:30'. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const figures = minute === 0 ? `${hour}` : `${hour}:${String(minute).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${figures}`;
}
