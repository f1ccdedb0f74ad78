import type { Authority, BrokerUser } from '@carillon/protocol/broker';
import { readMoment } from './checks.ts';
import type { ScenarioConsole } from './scenarioOptions.ts';

/** Who the people at the consoles of a scenario are, and what is theirs: their names are their logins. */
export function createStageAuthority(
  people: readonly ScenarioConsole[],
  zone: string | undefined,
): Authority {
  const users = people.map(
    ({ isAdmin = false, sessionEnds }, i): BrokerUser => ({
      kind: 'person',
      userId: i + 1,
      isAdmin,
      expiresAtMs: sessionEnds === undefined ? Number.POSITIVE_INFINITY : readMoment(sessionEnds, zone),
    }),
  );
  return {
    authenticate: async (username) => users[people.findIndex(({ name }) => name === username)] ?? null,
    ownsDevice: (userId, { label }) => people[userId - 1]?.devices?.includes(label) ?? false,
  };
}
