import { formatStreamUri, parseStreamAddress } from '@carillon/protocol/stream';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { Button, Play, Square } from '../../../ui/index.ts';
import { findBar, playStream, type Trial } from '../common/playStream.ts';
import * as styles from './TryStream.css.ts';

export interface TryStreamProps {
  /** As it is typed, without a login. */
  address: string;
  /** A user or a password is typed, too. */
  hasLogin: boolean;
  /** That of the page: a secure one plays nothing that is not. */
  protocol?: string;
}

/** Hears a stream in this browser before it is saved; another address, or leaving, ends it. */
export function TryStream(props: TryStreamProps) {
  return <Attempt key={`${props.hasLogin} ${props.address}`} {...props} />;
}

const SAID = {
  connecting: 'eventForms.try.connecting',
  playing: 'eventForms.try.playing',
  failed: 'eventForms.try.failed',
  over: undefined,
} as const;

function Attempt({ address, hasLogin, protocol = globalThis.location?.protocol }: TryStreamProps) {
  const t = useMessages(eventFormsTexts);
  const [trial, setTrial] = useState<Trial>('over');
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const uri = formatStreamUri({ address: address.trim(), user: '', password: '' });
  const obstacle = findObstacle(uri, hasLogin, protocol);
  const said = obstacle === 'eventForms.try.empty' ? undefined : (obstacle ?? SAID[trial]);
  const isOn = trial === 'connecting' || trial === 'playing';

  function toggle() {
    stop.current();
    if (isOn) return setTrial('over');
    setTrial('connecting');
    stop.current = playStream(uri, setTrial);
  }

  return (
    <div className={styles.attempt}>
      <Button
        size="s"
        icon={isOn ? Square : Play}
        isIconSolid
        reasonAgainst={obstacle && t(obstacle)}
        onPress={toggle}
      >
        {t(isOn ? 'eventForms.try.stop' : 'eventForms.try')}
      </Button>
      <span role="status" className={styles.said}>
        {said && t(said)}
      </span>
    </div>
  );
}

/** Why it cannot even be tried. */
function findObstacle(uri: string, hasLogin: boolean, protocol: string) {
  if (!parseStreamAddress(uri)) return 'eventForms.try.empty';
  const bar = findBar(uri, hasLogin, protocol);
  return bar ? (`eventForms.try.${bar}` as const) : undefined;
}
