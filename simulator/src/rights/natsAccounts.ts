import type { BrokerLogin } from '@carillon/protocol/server';

/** The subject of NATS that an MQTT topic or filter is, where it has one: '/' is '.', and wildcards have other signs. */
export function toSubject(filter: string): string | undefined {
  // A point in a level would be one level more, and NATS refuses such a topic.
  if (/[.*>]/.test(filter)) return undefined;
  const levels = filter.split('/').map((level) => (level === '+' ? '*' : level === '#' ? '>' : level));
  return levels.includes('') ? undefined : levels.join('.');
}

/** The subjects of a list of filters. '#' means the level before it too, which NATS subscribes to beside it. */
function listSubjects(filters: readonly string[]): string[] {
  return filters.flatMap((filter) => {
    const subject = toSubject(filter);
    if (subject === undefined) return [];
    return subject.endsWith('.>') ? [subject, subject.slice(0, -2)] : [subject];
  });
}

/** Where NATS delivers messages of QoS 1 to their subscribers. */
const MQTT_DELIVERY = '$MQTT.sub.>';

/** The part of a configuration of NATS that says who may log in: to be included by that of each server. */
export function writeAccounts(
  account: string,
  logins: readonly BrokerLogin[],
  digestOf: (login: BrokerLogin) => string,
): string {
  // JSON is what NATS reads as well, and it quotes what needs it.
  const users = logins.map((login) => {
    const publish = listSubjects(login.publish);
    return JSON.stringify({
      user: login.name,
      password: digestOf(login),
      permissions: {
        // An empty list would allow everything, also one of which no topic has a subject.
        publish: publish.length > 0 ? publish : { deny: ['>'] },
        subscribe: [...listSubjects(login.subscribe), MQTT_DELIVERY],
      },
    });
  });
  return [
    '# Written by carillon-rights. What is changed here is lost.',
    'accounts {',
    `  ${account} {`,
    '    jetstream: enabled',
    '    users: [',
    ...users.map((user) => `      ${user}`),
    '    ]',
    '  }',
    '}',
    '',
  ].join('\n');
}
