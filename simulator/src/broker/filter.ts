import { topicMatches } from '@carillon/protocol/broker';

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

const isExact = (filter: string) => !/[+#]/.test(filter);

/** The filters of a client, which may have thousands: one without wildcards is found at once, however many there are. */
export function createFilters() {
  const exact = new Set<string>();
  const patterns = new Set<string>();
  const those = (filter: string) => (isExact(filter) ? exact : patterns);
  return {
    add: (filter: string) => void those(filter).add(filter),
    delete: (filter: string) => void those(filter).delete(filter),
    clear() {
      exact.clear();
      patterns.clear();
    },
    match(topic: string): boolean {
      if (exact.has(topic)) return true;
      for (const pattern of patterns) if (topicMatches(pattern, topic)) return true;
      return false;
    },
  };
}

/** What is kept by topic for the topics that a filter matches. */
export function pickTopics<T>(kept: ReadonlyMap<string, T>, filter: string): [topic: string, value: T][] {
  if (!isExact(filter)) return [...kept].filter(([topic]) => topicMatches(filter, topic));
  const value = kept.get(filter);
  return value === undefined ? [] : [[filter, value]];
}
