/** Whether this is a topic filter by the rules of MQTT 3.1.1 (4.7): wildcards stand alone in a level, '#' comes last. */
export function isFilter(filter: string): boolean {
  const levels = filter.split('/');
  return (
    filter !== '' &&
    levels.every(
      (level, i) => level === '+' || (level === '#' && i === levels.length - 1) || !/[+#]/.test(level),
    )
  );
}
