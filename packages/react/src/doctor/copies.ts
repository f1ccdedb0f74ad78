import { VERSION as CLIENT_VERSION, type Finding } from '@carillon/client/doctor';
import { QueryClient } from '@tanstack/react-query';
import { version as reactVersion } from 'react';
import { version as domVersion } from 'react-dom';
import { VERSION } from './version.ts';

const WHAT = 'packages of this page';

const wrong = (said: string, advice: string): Finding => ({ what: WHAT, isWell: false, said, advice });

const twice = (name: string, names = name) =>
  wrong(
    `hold 2 copies of ${name}`,
    `npm dedupe ${names}\nor, in the configuration of Vite: resolve: { dedupe: [${names
      .split(' ')
      .map((one) => `'${one}'`)
      .join(', ')}] }`,
  );

/** Who draws this page has another React than we. */
export const TWO_REACTS: Finding = twice('React', 'react react-dom');

export interface Copies {
  /** A provider stands around, in the document. */
  readonly isInProvider: boolean;
  /** And it is one of this copy of ours. */
  readonly isOurProvider: boolean;
  /** The `QueryClient` of the app, where it has one. */
  readonly queryClient?: object | undefined;
  /** Other ones only in tests. */
  readonly versions?: { readonly react: string; readonly dom: string; readonly client: string } | undefined;
}

/** Whether what this page is made of fits together: one copy of each, and versions that go together. */
export function checkCopies({ isInProvider, isOurProvider, queryClient, versions }: Copies): Finding[] {
  const { react, dom, client } = versions ?? {
    react: reactVersion,
    dom: domVersion,
    client: CLIENT_VERSION,
  };
  const findings = [
    isInProvider && !isOurProvider && twice('@carillon/react'),
    queryClient && !(queryClient instanceof QueryClient) && twice('@tanstack/react-query'),
    react !== dom &&
      wrong(`have react ${react} and react-dom ${dom}`, `npm install react@${react} react-dom@${react}`),
    client !== VERSION &&
      wrong(
        `have @carillon/react ${VERSION} and @carillon/client ${client}`,
        `npm install @carillon/react@${VERSION} @carillon/client@${VERSION}`,
      ),
  ].filter((one) => typeof one === 'object');
  if (findings.length > 0) return findings;
  return [{ what: WHAT, isWell: true, said: `fit together: Carillon ${VERSION}, React ${react}` }];
}
