import { examinePage, type Finding } from '@carillon/client/doctor';
import type { BrokerLoginKind } from '@carillon/protocol/broker';
import { useContext, useEffect, useRef, useState } from 'react';
import { CarillonContext } from '../hooks/context.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Panel } from '../ui/layout/Panel.tsx';
import { Screen } from '../ui/layout/Screen.tsx';
import { ScreenFrameContext, useScreenFrame } from '../ui/layout/ScreenFrame.ts';
import { checkCopies } from './copies.ts';
import { outcome } from './FindingList.css.ts';
import { FindingList } from './FindingList.tsx';

export interface CarillonDoctorProps {
  /** As the provider is given it. */
  apiUrl?: string | undefined;
  /** As the provider is given it; not a transport. */
  brokerUrl?: string | readonly string[] | undefined;
  /** As the client is given it. */
  brokerLogin?: BrokerLoginKind | undefined;
  /** The `QueryClient` of your app, where it has one: whether it is of the same copy as ours. */
  queryClient?: object | undefined;
}

/** Examines the page when it is shown, and again when asked to. */
export function DoctorPanel({ apiUrl = '', brokerUrl = [], brokerLogin, queryClient }: CarillonDoctorProps) {
  const client = useContext(CarillonContext)?.client;
  // One panel on the page of somebody else: a ground of ours would be seen at its round corners.
  const frame = { ...useScreenFrame(), isPart: true, hasPadding: false, hasGround: false };
  const root = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [isDone, setDone] = useState(false);
  const brokers = [brokerUrl].flat().join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks anew
  useEffect(() => {
    let isOver = false;
    const tell = (finding: Finding) => {
      if (!isOver) setFindings((before) => [...before, finding]);
    };
    async function examine() {
      setFindings([]);
      setDone(false);
      const isInProvider = root.current?.closest('[data-carillon-provider]') !== null;
      const isOurProvider = client !== undefined;
      for (const finding of checkCopies({ isInProvider, isOurProvider, queryClient })) tell(finding);
      const brokerUrls = brokers.split(' ').filter(Boolean);
      for await (const finding of examinePage({ apiUrl, brokerUrls, brokerLogin, client })) {
        if (isOver) return;
        tell(finding);
      }
      if (!isOver) setDone(true);
    }
    examine().catch((error: unknown) => {
      tell({ what: 'doctor', isWell: false, said: `stopped: ${error}`, advice: 'Tell us.' });
      if (!isOver) setDone(true);
    });
    return () => {
      isOver = true;
    };
  }, [apiUrl, brokers, brokerLogin, queryClient, client, round]);

  const wrong = findings.filter(({ isWell }) => !isWell).length;
  const told = wrong === 0 ? 'All is well.' : `${wrong} of ${findings.length} need you.`;
  return (
    <div ref={root} lang="en" dir="ltr">
      <ScreenFrameContext value={frame}>
        <Screen>
          <Panel
            title="Carillon doctor"
            part="doctor"
            end={
              <Button size="s" isPending={!isDone} onPress={() => setRound(round + 1)}>
                Examine again
              </Button>
            }
          >
            <FindingList findings={findings} />
            <p role="status" className={outcome}>
              {isDone ? told : 'Looking …'}
            </p>
          </Panel>
        </Screen>
      </ScreenFrameContext>
    </div>
  );
}
